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
        { mechanism: 'contra', text: 'Cuidar da casa não conta tempo de INSS, contribuir conta.' },
        { mechanism: 'numero', text: 'É uma guia por mês, com o código certo, por quinze anos.' },
        { mechanism: 'desafio', text: 'Antes da guia, confere o cadastro único da família.' },
        { mechanism: 'erro', text: 'O carnê foi pago certinho, com o código trocado.' },
        { mechanism: 'prova', text: 'Vou preencher a guia de dona de casa aqui na tela.' },
        { mechanism: 'lacuna', text: 'Existe uma guia mais barata pra quem cuida da casa.' },
        { mechanism: 'confissao', text: 'A minha mãe soube disso aos cinquenta e oito.', needsTruth: true },
      ],
    },
    {
      question: 'Por que o INSS nega o pedido de aposentadoria?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Indeferido.” Lê a segunda folha antes de desistir.' },
        { mechanism: 'mito', text: 'Pedido negado ainda tem recurso, com prazo na carta.' },
        { mechanism: 'custo', text: 'Foto torta de documento volta como exigência.' },
        {
          mechanism: 'antes-depois',
          text: 'Mandei foto escura no celular. Na segunda vez, escaneei folha por folha.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Chegou a negativa e nenhuma linha faz sentido? Vem ler.' },
        { mechanism: 'loop', text: 'Essa carta de negativa tem quatro páginas, guarda a última.' },
        { mechanism: 'compara', text: 'Tempo trabalhado é um, tempo reconhecido é outro.' },
        { mechanism: 'quebra', text: 'Não refaz o pedido ainda, procura o motivo.' },
      ],
    },
    {
      question: 'Vale a pena pagar INSS por conta própria?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'O mesmo carnê cobre três coisas: idade, doença e maternidade.' },
        { mechanism: 'contra', text: 'Perna quebrada também é assunto pro INSS.' },
        { mechanism: 'compara', text: 'Guia simples custa menos, guia cheia abre mais caminhos.' },
        { mechanism: 'pergunta', text: 'Quem segura o mercado se o autônomo parar um mês?' },
        { mechanism: 'erro', text: 'Tem INSS atrasado que se paga e não conta.' },
        { mechanism: 'cena', text: 'Vinte anos de salão, agenda lotada, nenhum carnê.' },
        { mechanism: 'custo', text: 'Cada mês em branco empurra a data pra frente.' },
        { mechanism: 'prova', text: 'Duas guias na mesa: olha o que cada uma cobre.' },
      ],
    },
    {
      question: 'Com quantos anos dá pra se aposentar por idade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Sessenta e dois pra mulher, sessenta e cinco pra homem.' },
        { mechanism: 'mito', text: 'Fazer aniversário não soma mês de contribuição.' },
        { mechanism: 'desafio', text: 'Abre o simulador do INSS hoje e anota a data.' },
        { mechanism: 'confissao', text: 'Eu jurava que faltavam cinco e faltavam oito.', needsTruth: true },
        { mechanism: 'quebra', text: 'Para de olhar só o ano de nascimento.' },
        { mechanism: 'lacuna', text: 'Um emprego de férias na juventude pode contar tempo.' },
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
        { mechanism: 'numero', text: 'Carteira, holerite e rescisão: separa esses três pra começar.' },
        { mechanism: 'erro', text: 'Holerite com desconto nem sempre virou mês no extrato.' },
        {
          mechanism: 'desafio',
          text: 'Põe a carteira de trabalho do lado do extrato e confere linha por linha.',
        },
        { mechanism: 'chamada', text: 'O primeiro emprego sumiu da lista? Acha essa carteira.' },
        { mechanism: 'custo', text: 'Colega de firma também some, e era a sua testemunha.' },
        { mechanism: 'loop', text: 'No canto desse extrato, uma sigla pede atenção.' },
        { mechanism: 'prova', text: 'Vou pedir o acerto no INSS clique por clique, com você.' },
      ],
    },
  ],
};
