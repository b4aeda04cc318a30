import type { BankSubtopic } from '../../content-types.ts';

export const cartaoDeCredito: BankSubtopic = {
  domain: 'financas',
  subtopic: 'cartao-de-credito',
  questions: [
    {
      question: 'Como sair do rotativo do cartão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fatura paga pela metade, alívio na sexta, susto em trinta dias.' },
        { mechanism: 'quebra', text: 'Esconde o plástico no pote do arroz.' },
        { mechanism: 'numero', text: 'O rotativo dura no máximo trinta dias, depois vira parcela.' },
        { mechanism: 'erro', text: 'Pagar o mínimo e passar a feira no mesmo cartão.' },
        { mechanism: 'contra', text: 'Às vezes um crédito mais barato apaga o mais caro.' },
        { mechanism: 'prova', text: 'Quatro perguntas pra central do banco, todas nesse papel.' },
        { mechanism: 'confissao', text: 'Por um ano eu paguei uma fatura com a outra.', needsTruth: true },
        { mechanism: 'desafio', text: 'Trinta dias sem compra nova, só anotando a vontade.' },
      ],
    },
    {
      question: 'Por que o limite do meu cartão não aumenta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Pago em dia e nada.” A sua renda tá atualizada?' },
        { mechanism: 'mito', text: 'Gastar até o último real não impressiona banco.' },
        { mechanism: 'lacuna', text: 'Um dado velho no cadastro pode segurar tudo.' },
        { mechanism: 'chamada', text: 'Pra quem aperta “pedir aumento” toda segunda e leva não.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria limite maior. Percebi que queria salário maior.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse botão de pedir aumento esconde uma pergunta.' },
        { mechanism: 'compara', text: 'Banco novo te conhece há um mês, o velho há anos.' },
        { mechanism: 'custo', text: 'Pedido repetido deixa marca na próxima análise.' },
      ],
    },
    {
      question: 'Milhas ou cashback: o que compensa mais no cartão?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Milha vence na gaveta, cashback pinga na fatura.' },
        { mechanism: 'cena', text: 'Vinte mil pontos parados, e a viagem foi de ônibus.' },
        { mechanism: 'numero', text: 'Três contas: anuidade, pontos do ano, passagem que você compra.' },
        { mechanism: 'pergunta', text: 'Quantas vezes por ano você pega avião?' },
        { mechanism: 'contra', text: 'Ponto bom é o que você gasta antes de vencer.' },
        { mechanism: 'erro', text: 'Comprar liquidificador pra ganhar ponto.' },
        { mechanism: 'dialogo', text: '“Mas dá pontos.” Dá, e dá fatura também.' },
        { mechanism: 'custo', text: 'Anuidade cara come a passagem que prometia.' },
      ],
    },
    {
      question: 'Quantos dias posso atrasar a fatura do cartão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'No primeiro dia de atraso já entram multa e juros.' },
        { mechanism: 'mito', text: 'Fatura não tem três dias de tolerância.' },
        { mechanism: 'cena', text: 'Fatura vencida no feriado, aplicativo aberto à meia-noite.' },
        {
          mechanism: 'confissao',
          text: 'Esqueci quatro reais de saldo e paguei bem mais.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Muda o vencimento pra dois dias depois do salário.' },
        { mechanism: 'quebra', text: 'Liga pro banco antes de vencer.' },
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
        { mechanism: 'lacuna', text: 'No botão de parcelar tem um total que a tela disfarça.' },
        { mechanism: 'compara', text: 'Doze da operadora ou um consignado: só o total responde.' },
        { mechanism: 'prova', text: 'Doze parcelas empilhadas do lado da fatura: olha a altura.' },
        { mechanism: 'erro', text: 'Aceitar o parcelamento piscando sem rolar até embaixo.' },
        { mechanism: 'chamada', text: 'A fatura chegou maior que o salário, e ainda é dia dois.' },
        { mechanism: 'custo', text: 'O limite fica preso enquanto a parcela anda.' },
        { mechanism: 'mito', text: 'Parcelar sai melhor que o rotativo e pior que pagar.' },
      ],
    },
  ],
};
