import type { BankSubtopic } from '../../content-types.ts';

export const corrida: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'corrida',
  questions: [
    {
      question: 'Como começar a correr sem ficar sem fôlego?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Esquina da padaria, dois minutos de corrida, mão no joelho.' },
        { mechanism: 'contra', text: 'O fôlego melhora mais rápido que o joelho, por isso segura.' },
        {
          mechanism: 'confissao',
          text: 'Já parei pra amarrar cadarço amarrado, só de vergonha.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Você sai de casa correndo como quem perde o ônibus.' },
        { mechanism: 'numero', text: 'Oito corridinhas de um minuto já somam um treino.' },
        { mechanism: 'prova', text: 'Vou correr e falar ao mesmo tempo. Escuta a voz.' },
        { mechanism: 'desafio', text: 'Corre dois postes, anda um, e vai até a praça.' },
        { mechanism: 'dialogo', text: '“Correr é pra quem tem pulmão.” O seu tá aí, só destreinado.' },
      ],
    },
    {
      question: 'Por que sinto dor na canela quando corro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Terceira semana correndo, e a janta já é com gelo na canela.' },
        { mechanism: 'erro', text: 'Ontem foi fácil, então hoje você dobrou a distância.' },
        { mechanism: 'lacuna', text: 'Tem um número no relógio que explica muita dor na canela.' },
        { mechanism: 'mito', text: 'Alongar depois não apaga o excesso de antes.' },
        { mechanism: 'custo', text: 'Insistir na dor pode virar um mês sem correr.' },
        { mechanism: 'compara', text: 'Dor que espalha ou dor num ponto só: muda a conversa.' },
        { mechanism: 'desafio', text: 'Vira o tênis: de que lado a sola sumiu?' },
        { mechanism: 'chamada', text: 'Pra quem desce do meio-fio já fazendo careta.' },
      ],
    },
    {
      question: 'Qual tênis de corrida escolher pra começar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Tênis macio ou tênis firme: na loja os dois parecem ótimos.' },
        { mechanism: 'contra', text: 'Tênis certo é o que o pé esquece.' },
        { mechanism: 'mito', text: 'Seu primeiro quilômetro não pede placa de carbono.' },
        { mechanism: 'erro', text: 'Escolheu pela cor e pagou com a unha roxa.' },
        { mechanism: 'custo', text: 'Tênis comprado com pressa vira tênis de ir na feira.' },
        { mechanism: 'numero', text: 'Deixa um dedo de folga na frente. O pé incha.' },
        { mechanism: 'prova', text: 'Vou dobrar três pares ao meio. Olha onde cedem.' },
        { mechanism: 'pergunta', text: 'Com que meia você experimentou esse tênis?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra conseguir correr 10 km?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Em março eu corria até a banca. Em outubro, a lagoa inteira.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Placa de cinco quilômetros, e a cabeça já quer ônibus.' },
        { mechanism: 'numero', text: 'Três corridas por semana, uma delas longa e bem lenta.' },
        { mechanism: 'mito', text: 'Muita gente estreia nos dez sem ter treinado dez.' },
        { mechanism: 'dialogo', text: '“Me inscrevi pra daqui a quinze dias.” Tem a opção de cinco.' },
        { mechanism: 'desafio', text: 'Escolhe a prova e conta as semanas pra trás.' },
        { mechanism: 'quebra', text: 'Tampa o relógio no dia da corrida longa.' },
        { mechanism: 'loop', text: 'Essa planilha tem uma semana mais fraca, e é de propósito.' },
      ],
    },
    {
      question: 'Como melhorar o pace na corrida?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Correr todo dia no mesmo ritmo, esperando o relógio ceder.' },
        { mechanism: 'contra', text: 'Pra baixar o pace, quase todo treino fica mais lento.' },
        { mechanism: 'numero', text: 'Seis tiros de um minuto, uma vez na semana, e chega.' },
        {
          mechanism: 'prova',
          text: 'Olha no meu relógio: o treino lento e o dia da prova.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Conta comigo: quantas pisadas cabem em dez segundos?' },
        { mechanism: 'custo', text: 'Forçar todo treino pro aplicativo ver te deixa sem perna na prova.' },
        {
          mechanism: 'confissao',
          text: 'Já dei volta no prédio só pra arredondar o relógio.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Passada maior freia mais do que acelera.' },
      ],
    },
  ],
};
