import type { BankSubtopic } from '../../content-types.ts';

export const venderServicos: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'vender-servicos',
  questions: [
    {
      question: 'Como fazer uma proposta comercial que fecha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O seu PDF tem doze páginas, e o cliente abriu na fila.' },
        { mechanism: 'numero', text: 'Problema, prazo, preço: uma página basta.' },
        { mechanism: 'erro', text: 'A primeira folha da proposta é foto da equipe.' },
        { mechanism: 'contra', text: 'Proposta boa repete a frase do cliente.' },
        { mechanism: 'prova', text: 'Vou cortar essas dez folhas até sobrar uma.' },
        { mechanism: 'desafio', text: 'Liga antes de mandar, e lê o preço em voz alta.' },
        { mechanism: 'lacuna', text: 'Falta uma data no fim da sua proposta.' },
        {
          mechanism: 'confissao',
          text: 'Já enviei orçamento com o nome do cliente anterior.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que mando orçamento e o cliente some?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Recebi, vou analisar.” Pergunta que dia eles decidem.' },
        { mechanism: 'mito', text: 'Silêncio depois do PDF nem sempre é porque tá caro.' },
        { mechanism: 'custo', text: 'Duas horas de planilha pra quem só queria comparar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mandava por e-mail e rezava. Agora apresento por vídeo.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se tem cinco propostas na rua e nenhum retorno, liga hoje.' },
        { mechanism: 'quebra', text: 'Não anexa o arquivo sem marcar a conversa.' },
        { mechanism: 'compara', text: '“Qualquer coisa me chama” ou “te ligo quinta às dez”.' },
        { mechanism: 'loop', text: 'Perdi esse trabalho por causa da terceira linha.', needsTruth: true },
      ],
    },
    {
      question: 'Cobrar por hora ou por projeto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Hora pune quem é rápido, pacote pune quem não combina.' },
        { mechanism: 'numero', text: 'Faz duas contas: as horas que levou e o que o cliente ganhou.' },
        { mechanism: 'contra', text: 'Cliente paga pelo muro em pé, e nem pergunta das horas.' },
        { mechanism: 'erro', text: 'O pacote fechou sem dizer quantas alterações cabem.' },
        { mechanism: 'pergunta', text: 'Trabalhar mais depressa deveria te pagar menos?' },
        { mechanism: 'cena', text: 'Relógio ligado, cliente pedindo “só um ajustezinho”.' },
        { mechanism: 'dialogo', text: '“É rapidinho, cinco minutos.” Cinco minutos e dez anos.' },
        { mechanism: 'mito', text: 'Por hora parece justo, até o cliente atrasar a foto.' },
      ],
    },
    {
      question: 'Quando aumentar o preço do meu serviço?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Agenda lotada três meses seguidos já é resposta.' },
        {
          mechanism: 'confissao',
          text: 'Subi o valor tremendo, e só um cliente reclamou.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'O mercado subiu, e a sua tabela é de dois anos atrás.' },
        { mechanism: 'quebra', text: 'Avisa o reajuste trinta dias antes, sem desculpa.' },
        { mechanism: 'erro', text: 'Preço combinado não sobe no meio da obra.' },
        { mechanism: 'lacuna', text: 'O cliente que mais pechincha dá uma pista do reajuste.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu pedia licença pra reajustar. Hoje aviso com data.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Passa o valor novo só pro próximo que chamar.' },
      ],
    },
    {
      question: 'Como cobrar cliente que não pagou?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou cobrar essa nota atrasada em duas linhas, agora.' },
        { mechanism: 'erro', text: '“Desculpa incomodar” não combina com receber o que é seu.' },
        { mechanism: 'contra', text: 'Cobrar na terça seguinte pesa menos que no mês seguinte.' },
        { mechanism: 'numero', text: 'Metade na entrada, metade na entrega, e menos novela.' },
        { mechanism: 'quebra', text: 'Tira a carinha sorrindo da cobrança.' },
        { mechanism: 'chamada', text: 'Tem cliente te devendo e curtindo o seu story?' },
        { mechanism: 'loop', text: 'Uma palavra dessa cobrança muda o tom inteiro.' },
        { mechanism: 'mito', text: 'Contrato de uma página vale mais que áudio de amigo.' },
      ],
    },
  ],
};
