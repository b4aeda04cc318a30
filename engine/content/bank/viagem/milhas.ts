import type { BankSubtopic } from '../../content-types.ts';

export const milhas: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'milhas',
  questions: [
    {
      question: 'Como começar a juntar milhas?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Comprou sem precisar, só por causa do ponto.' },
        { mechanism: 'numero', text: 'Um cadastro, um cartão, um extrato por mês: dá pra começar.' },
        { mechanism: 'contra', text: 'Pagar juro pra ganhar ponto é viajar de ré.' },
        { mechanism: 'cena', text: 'Farmácia, posto, mercado: o CPF foi, e o ponto caiu onde?' },
        { mechanism: 'desafio', text: 'Confere se o cartão que você já tem pontua.' },
        {
          mechanism: 'confissao',
          text: 'Pontuei por anos num programa de que nem tinha a senha.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou abrir o meu extrato e apontar o ralo.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Isso é coisa de rico.” O mercado do mês também pontua.' },
      ],
    },
    {
      question: 'Por que minhas milhas vencem antes de usar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O aviso tava nas promoções, e três mil pontos já foram.' },
        { mechanism: 'custo', text: 'Ponto parado perde força enquanto espera a viagem perfeita.' },
        { mechanism: 'mito', text: 'Saldo alto no aplicativo não é assento marcado.' },
        { mechanism: 'erro', text: 'Transferir tudo pra companhia sem olhar a data.' },
        { mechanism: 'desafio', text: 'Põe na agenda o vencimento mais próximo.' },
        { mechanism: 'lacuna', text: 'O prazo muda conforme o lugar onde o ponto dorme.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu guardava pra Europa. Agora uso no feriado da família.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Seu ponto tem dois relógios: o do cartão e o da companhia.' },
      ],
    },
    {
      question: 'Vale a pena comprar milhas?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Põe lado a lado a passagem em dinheiro e em pontos.' },
        { mechanism: 'erro', text: 'A promoção acaba sexta, e você nem escolheu o destino.' },
        { mechanism: 'mito', text: 'Bônus gordo não conserta resgate caro.' },
        { mechanism: 'custo', text: 'Pacote comprado “pra um dia” envelhece na conta.' },
        { mechanism: 'numero', text: 'Divide o preço pelos pontos: um número só decide.' },
        { mechanism: 'contra', text: 'Às vezes a tarifa em real sai menor, e ponto.' },
        { mechanism: 'dialogo', text: '“É só até hoje.” Semana que vem tem outra.' },
        { mechanism: 'quebra', text: 'Fecha a oferta e procura a data do voo primeiro.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra juntar milhas pra uma viagem?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Gasto num cartão só chega antes de gasto espalhado.' },
        { mechanism: 'mito', text: 'Passagem de graça costuma vir com taxa de embarque.' },
        { mechanism: 'numero', text: 'Soma doze faturas, converte, e aparece o mês do embarque.' },
        { mechanism: 'cena', text: 'Fatura alta na mesa, saldo subindo um dedinho.' },
        { mechanism: 'chamada', text: 'Se a sua fatura é pequena, o ponto vem de outro lugar.' },
        {
          mechanism: 'confissao',
          text: 'Levei dois anos e gastei tudo num trecho de última hora.',
          needsTruth: true,
        },
        {
          mechanism: 'loop',
          text: 'Guarda o meu saldo de hoje, volto nele no fim do ano.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quantos pontos caíram da sua última fatura?' },
      ],
    },
    {
      question: 'Qual cartão de crédito vale a pena pra milhas?',
      family: 'decisao',
      hooks: [
        { mechanism: 'custo', text: 'Anuidade cara come o ponto antes do embarque.' },
        { mechanism: 'compara', text: 'Mil benefícios no folheto ou um cartão sem anuidade?' },
        { mechanism: 'erro', text: 'Sala de aeroporto não serve pra quem voa uma vez por ano.' },
        { mechanism: 'numero', text: 'Divide a anuidade por doze e compara com o que pontua.' },
        { mechanism: 'mito', text: 'Cartão preto na carteira não embarca por ninguém.' },
        { mechanism: 'desafio', text: 'Liga e pergunta quanto fica a anuidade negociada.' },
        { mechanism: 'quebra', text: 'Põe o folheto de lado e lê a regra de pontuação.' },
        { mechanism: 'chamada', text: 'Pra quem paga o mínimo da fatura, viagem fica pra depois.' },
      ],
    },
  ],
};
