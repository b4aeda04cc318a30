import type { BankSubtopic } from '../../content-types.ts';

export const dinheiroEmCasal: BankSubtopic = {
  domain: 'financas',
  subtopic: 'dinheiro-em-casal',
  questions: [
    {
      question: 'Como dividir as contas quando um ganha mais?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dois contracheques lado a lado, silêncio no meio.' },
        { mechanism: 'numero', text: 'Três linhas resolvem: soma, proporção, combinado.' },
        { mechanism: 'contra', text: 'Dividir igual nem sempre é dividir justo.' },
        { mechanism: 'desafio', text: 'Escreve os dois salários no mesmo papel.' },
        { mechanism: 'erro', text: 'Um paga o aluguel, o outro o resto, e o resto cresce.' },
        { mechanism: 'prova', text: 'Uma conta de luz, dois salários: olha quanto cada um paga.' },
        { mechanism: 'dialogo', text: '“Eu ganho mais, eu decido.” E a louça, quem decide?' },
        {
          mechanism: 'confissao',
          text: 'Rachei restaurante no meio e jantei salada por meses.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que a gente sempre briga por dinheiro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Briga de fatura começa na casa em que cada um cresceu.' },
        { mechanism: 'dialogo', text: '“Mais um tênis?” E lá se foi o domingo.' },
        { mechanism: 'custo', text: 'Cada sacola escondida leva um pouco da confiança.' },
        {
          mechanism: 'antes-depois',
          text: 'A gente discutia de boleto na mão. Marcamos café no dia dez.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Extrato virou assunto proibido no jantar de vocês.' },
        { mechanism: 'loop', text: 'Tem uma frase que piora toda conversa de boleto.' },
        { mechanism: 'compara', text: 'Um guarda por medo, o outro gasta por alívio.' },
        { mechanism: 'quebra', text: 'Não abre fatura depois das dez da noite.' },
      ],
    },
    {
      question: 'Vale a pena ter conta conjunta no casamento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Três contas: a da casa e uma pra cada um.' },
        { mechanism: 'cena', text: 'Aliança no dedo, dois aplicativos, nenhum saldo combinado.' },
        { mechanism: 'compara', text: 'Conta junta mostra tudo, conta separada pede recado.' },
        { mechanism: 'contra', text: 'Dá pra juntar o saldo e continuar sem se falar.' },
        { mechanism: 'pergunta', text: 'Você explicaria cada pix da sua semana?' },
        { mechanism: 'erro', text: 'Abrir conta a dois pra consertar desconfiança.' },
        { mechanism: 'custo', text: 'Presente surpresa perde a graça no extrato dos dois.' },
        { mechanism: 'dialogo', text: '“O que é meu é nosso.” E a dívida de antes?' },
      ],
    },
    {
      question: 'Com que idade começar a dar mesada pro filho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três potes na mesada: gastar, guardar e dar.' },
        { mechanism: 'erro', text: 'Pagar por nota dez e por prato limpo.' },
        { mechanism: 'mito', text: 'Criança que mal soma já entende troco de padaria.' },
        { mechanism: 'desafio', text: 'Deixa a criança pagar o picolé e esperar o troco.' },
        { mechanism: 'confissao', text: 'Dei tudo na segunda e completei na quarta.', needsTruth: true },
        { mechanism: 'contra', text: 'Figurinha repetida ensina mais que planilha infantil.' },
        { mechanism: 'cena', text: 'Feira, moeda na mão pequena, uma maçã escolhida.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu sobrinho pedia tudo no mercado. Com dez reais, escolheu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como contar uma dívida pra quem mora comigo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Não conta por mensagem, nem com visita na sala.' },
        { mechanism: 'desafio', text: 'Escreve o valor inteiro antes, sem arredondar.' },
        { mechanism: 'chamada', text: 'A carta da cobrança dorme na sua mochila há semanas.' },
        { mechanism: 'lacuna', text: 'A primeira frase dessa conversa não fala em valor.' },
        { mechanism: 'custo', text: 'O susto maior costuma ser o tempo escondido.' },
        { mechanism: 'prova', text: 'Essa conversa eu teria na cozinha, de louça na mão.' },
        { mechanism: 'numero', text: 'Leva dois papéis: o que falta e o que propõe.' },
        { mechanism: 'loop', text: 'O pedido de desculpa vem por último nessa conversa.' },
      ],
    },
  ],
};
