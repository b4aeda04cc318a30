import type { BankSubtopic } from '../../content-types.ts';

export const aposentadoria: BankSubtopic = {
  domain: 'financas',
  subtopic: 'aposentadoria',
  questions: [
    {
      question: 'Como dona de casa pode se aposentar pelo INSS?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Trinta anos de fogão, nenhuma linha na carteira.' },
        { mechanism: 'contra', text: 'Lavar e cozinhar não contam tempo, contribuir conta.' },
        { mechanism: 'numero', text: 'Uma guia por mês, um código certo, quinze anos.' },
        { mechanism: 'desafio', text: 'Antes da guia, confere o cadastro único da família.' },
        { mechanism: 'erro', text: 'Pagar o carnê com o código trocado.' },
        { mechanism: 'prova', text: 'Guia de dona de casa na tela, campo por campo.' },
        { mechanism: 'lacuna', text: 'Cuidar do lar pode dar direito a uma guia menor.' },
        { mechanism: 'confissao', text: 'A minha mãe soube disso aos cinquenta e oito.', needsTruth: true },
      ],
    },
    {
      question: 'Por que o INSS nega o pedido de aposentadoria?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Indeferido.” Lê a segunda folha antes de desistir.' },
        { mechanism: 'mito', text: 'Carta negativa não encerra o assunto, cabe recurso.' },
        { mechanism: 'custo', text: 'Foto torta de documento volta como exigência.' },
        {
          mechanism: 'antes-depois',
          text: 'Mandei tudo escuro no celular. Na segunda vez, folha por folha.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Chegou a negativa e nenhuma linha faz sentido? Vem ler.' },
        { mechanism: 'loop', text: 'Essa carta tem quatro páginas, guarda a última.' },
        { mechanism: 'compara', text: 'Tempo trabalhado é um, tempo reconhecido é outro.' },
        { mechanism: 'quebra', text: 'Não refaz o pedido ainda, procura o motivo.' },
      ],
    },
    {
      question: 'Vale a pena pagar INSS por conta própria?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'O mesmo carnê cobre três coisas: idade, doença e maternidade.' },
        { mechanism: 'contra', text: 'Perna quebrada também é assunto de INSS.' },
        { mechanism: 'compara', text: 'Guia simples custa menos, guia cheia abre mais caminhos.' },
        { mechanism: 'pergunta', text: 'Quem segura o mercado se o autônomo parar um mês?' },
        { mechanism: 'erro', text: 'Pagar anos atrasados sem perguntar se contam.' },
        { mechanism: 'cena', text: 'Vinte anos de salão, agenda lotada, nenhum carnê.' },
        { mechanism: 'custo', text: 'Mês em branco hoje vira conta comprida lá na frente.' },
        { mechanism: 'prova', text: 'Duas guias na mesa: olha o que cada uma cobre.' },
      ],
    },
    {
      question: 'Com quantos anos dá pra se aposentar por idade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Sessenta e dois pra mulher, sessenta e cinco pra homem.' },
        { mechanism: 'mito', text: 'Bolo de aniversário não soma mês de contribuição.' },
        { mechanism: 'desafio', text: 'Abre o simulador do INSS hoje, com calma.' },
        { mechanism: 'confissao', text: 'Eu jurava que faltavam cinco e faltavam oito.', needsTruth: true },
        { mechanism: 'quebra', text: 'Para de olhar só o ano de nascimento.' },
        { mechanism: 'lacuna', text: 'Um emprego da juventude pode contar, e você nem lembra.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava no dedo. O simulador me deu outro ano.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Duas vizinhas da mesma idade, só uma pode pedir hoje.' },
      ],
    },
    {
      question: 'Como corrigir erro no extrato do INSS?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Caixa de sapato, carnê amarelo, carimbo de 1994.' },
        { mechanism: 'numero', text: 'Três papéis ajudam no acerto: carteira, holerite e rescisão.' },
        { mechanism: 'erro', text: 'Confiar que a empresa informou cada mês.' },
        { mechanism: 'desafio', text: 'Põe a carteira do lado da tela, linha por linha.' },
        { mechanism: 'chamada', text: 'O primeiro emprego sumiu da lista? Acha essa carteira.' },
        { mechanism: 'custo', text: 'Colega de firma também some, e era a sua testemunha.' },
        { mechanism: 'loop', text: 'Nesse extrato tem uma sigla no canto que pede atenção.' },
        { mechanism: 'prova', text: 'Clique por clique, o pedido de acerto no INSS.' },
      ],
    },
  ],
};
