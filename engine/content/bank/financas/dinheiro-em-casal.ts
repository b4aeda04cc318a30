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
        { mechanism: 'numero', text: 'A conta justa cabe em três linhas: soma, proporção e combinado.' },
        { mechanism: 'contra', text: 'Meio a meio no mercado nem sempre é justo.' },
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
      question: 'Por que casal briga tanto por dinheiro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Briga de fatura começa lá na casa dos pais.' },
        { mechanism: 'dialogo', text: '“Mais um tênis?” E o domingo azedou ali.' },
        { mechanism: 'custo', text: 'Cada sacola escondida leva um pouco da confiança.' },
        {
          mechanism: 'antes-depois',
          text: 'A gente discutia de boleto na mão. Marcamos café no dia dez.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se extrato virou assunto proibido no jantar, esse é pra vocês.' },
        { mechanism: 'loop', text: 'Tem uma frase que piora toda conversa de boleto.' },
        { mechanism: 'compara', text: 'Um guarda por medo, o outro gasta por alívio.' },
        { mechanism: 'quebra', text: 'Não abre fatura depois das dez da noite.' },
      ],
    },
    {
      question: 'Vale a pena ter conta conjunta no casamento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Casal com três contas: a da casa e uma pra cada.' },
        { mechanism: 'cena', text: 'Aliança no dedo, dois aplicativos, nenhum saldo combinado.' },
        { mechanism: 'compara', text: 'Conta junta mostra tudo, conta separada pede recado.' },
        { mechanism: 'contra', text: 'Dá pra juntar o saldo e continuar sem se falar.' },
        { mechanism: 'pergunta', text: 'Você explicaria cada pix da sua semana?' },
        { mechanism: 'erro', text: 'Conta a dois não conserta desconfiança de um.' },
        { mechanism: 'custo', text: 'Presente surpresa perde a graça no extrato dos dois.' },
        { mechanism: 'dialogo', text: '“O que é meu é nosso.” E a dívida de antes?' },
      ],
    },
    {
      question: 'Com que idade começar a dar mesada pro filho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Divide a mesada em três potes, e um é só de dar.' },
        { mechanism: 'erro', text: 'Mesada virou prêmio de prato limpo, e o combinado sumiu.' },
        { mechanism: 'mito', text: 'Criança que mal soma já entende troco de padaria.' },
        { mechanism: 'desafio', text: 'Deixa a criança pagar o picolé e esperar o troco.' },
        { mechanism: 'confissao', text: 'Dei a mesada na segunda e completei na quarta.', needsTruth: true },
        { mechanism: 'contra', text: 'Figurinha repetida ensina mais que planilha infantil.' },
        { mechanism: 'cena', text: 'Moeda na mão, e a criança levou dez minutos pra escolher a maçã.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu sobrinho pedia tudo no mercado. Com dez reais, escolheu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como contar uma dívida pro marido ou pra esposa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Não conta a dívida por mensagem nem com visita em casa.' },
        { mechanism: 'desafio', text: 'Escreve o valor da dívida inteiro, sem arredondar.' },
        { mechanism: 'chamada', text: 'Se tem carta de cobrança escondida na mochila, esse é pra você.' },
        { mechanism: 'lacuna', text: 'A primeira frase dessa conversa não fala em valor.' },
        { mechanism: 'custo', text: 'Numa dívida escondida, o tempo dói mais que o valor.' },
        { mechanism: 'prova', text: 'Eu começaria essa conversa assim, lavando louça: escuta.' },
        { mechanism: 'numero', text: 'Leva dois papéis pra conversa: a dívida e o plano.' },
        { mechanism: 'loop', text: 'O pedido de desculpa vem por último nessa conversa.' },
      ],
    },
  ],
};
