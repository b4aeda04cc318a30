import type { BankSubtopic } from '../../content-types.ts';

export const cartaoDeCredito: BankSubtopic = {
  domain: 'financas',
  subtopic: 'cartao-de-credito',
  questions: [
    {
      question: 'Como sair do rotativo do cartão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Metade da fatura paga na sexta vira susto no mês seguinte.' },
        { mechanism: 'quebra', text: 'Esconde o cartão no pote do arroz.' },
        { mechanism: 'numero', text: 'O rotativo dura no máximo trinta dias, depois vira parcela.' },
        { mechanism: 'erro', text: 'Pagou o mínimo e passou a feira no mesmo cartão.' },
        { mechanism: 'contra', text: 'Um empréstimo mais barato pode engolir o rotativo inteiro.' },
        { mechanism: 'prova', text: 'Olha as quatro perguntas que eu levaria pro banco.' },
        { mechanism: 'confissao', text: 'Por um ano eu paguei uma fatura com a outra.', needsTruth: true },
        { mechanism: 'desafio', text: 'Passa uma semana sem compra nova, só anotando a vontade.' },
      ],
    },
    {
      question: 'Por que o limite do meu cartão não aumenta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Pago em dia e nada.” A sua renda tá atualizada?' },
        { mechanism: 'mito', text: 'Gastar até o último real não impressiona banco.' },
        { mechanism: 'lacuna', text: 'Um dado velho no cadastro pode travar o limite.' },
        { mechanism: 'chamada', text: 'Toda segunda, “pedir aumento”. Toda segunda, não.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria limite maior. Percebi que queria salário maior.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse botão de pedir aumento esconde uma pergunta.' },
        { mechanism: 'compara', text: 'Banco novo te conhece há um mês, o velho há anos.' },
        { mechanism: 'custo', text: 'Limite dobrado hoje vira fatura dobrada em dezembro.' },
      ],
    },
    {
      question: 'Milhas ou cashback: o que compensa mais no cartão?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Milha vence na gaveta, cashback pinga na fatura.' },
        { mechanism: 'cena', text: 'Vinte mil pontos parados, e a viagem foi de ônibus.' },
        { mechanism: 'numero', text: 'Antes de escolher, faz três contas, e a anuidade é a primeira.' },
        { mechanism: 'pergunta', text: 'Quantas vezes por ano você pega avião?' },
        { mechanism: 'contra', text: 'Ponto bom é o que você gasta antes de vencer.' },
        { mechanism: 'erro', text: 'Ninguém precisa de liquidificador pra juntar ponto.' },
        { mechanism: 'dialogo', text: '“Mas dá pontos.” Dá, e dá fatura também.' },
        { mechanism: 'custo', text: 'Anuidade cara come a passagem que prometia.' },
      ],
    },
    {
      question: 'Quantos dias posso atrasar a fatura do cartão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um dia de atraso já traz multa e juros.' },
        { mechanism: 'mito', text: 'Fatura não tem três dias de tolerância.' },
        { mechanism: 'cena', text: 'A fatura venceu no feriado, e você lembrou à meia-noite.' },
        {
          mechanism: 'confissao',
          text: 'Esqueci quatro reais de saldo e paguei bem mais.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Muda o vencimento pra dois dias depois do salário.' },
        { mechanism: 'quebra', text: 'Liga pro banco antes de vencer, não depois.' },
        { mechanism: 'contra', text: 'Venceu no domingo? Segunda ainda vale.' },
        {
          mechanism: 'loop',
          text: 'Guardei minha fatura atrasada um dia, olha essa linha.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena parcelar a fatura do cartão?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Parcelei a fatura em maio. Em julho eram duas.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O botão de parcelar esconde o total embaixo.' },
        { mechanism: 'compara', text: 'Parcelamento da fatura ou outro crédito: só o total responde.' },
        { mechanism: 'prova', text: 'Vou somar as doze parcelas dessa fatura: olha o total.' },
        { mechanism: 'erro', text: 'O parcelamento piscou, o dedo aceitou, ninguém rolou a tela.' },
        { mechanism: 'chamada', text: 'Se a fatura chegou maior que o salário, ainda tem saída.' },
        { mechanism: 'custo', text: 'O limite fica preso enquanto a parcela anda.' },
        { mechanism: 'mito', text: 'Parcelar sai melhor que o rotativo e pior que pagar.' },
      ],
    },
  ],
};
