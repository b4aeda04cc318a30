import type { BankSubtopic } from '../../content-types.ts';

export const espiritismoEOutras: BankSubtopic = {
  domain: 'fe',
  subtopic: 'espiritismo-e-outras',
  questions: [
    {
      question: 'Como fazer o Evangelho no lar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: "Terça, oito da noite, jarra d'água na mesa e um livro aberto." },
        { mechanism: 'numero', text: 'Meia hora por semana basta, sempre no mesmo dia.' },
        { mechanism: 'quebra', text: "Tira o celular da mesa e põe a jarra d'água." },
        { mechanism: 'erro', text: 'Não usa a leitura pra dar lição em quem tá na mesa.' },
        { mechanism: 'contra', text: 'Uma pessoa só na cadeira já faz a reunião.' },
        { mechanism: 'desafio', text: 'Escolhe o dia agora e avisa no almoço.' },
        { mechanism: 'prova', text: 'Vou abrir numa página qualquer e ler com você.' },
        { mechanism: 'dialogo', text: '“E se chegar visita?” Puxa mais uma cadeira, ué.' },
      ],
    },
    {
      question: 'Por que tanta gente tem medo de centro espírita?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'compara', text: 'O centro do filme tem penumbra; o do bairro tem cafezinho.' },
        {
          mechanism: 'cena',
          text: 'Ventilador de teto, cadeira de plástico e uma palestra sobre paciência.',
        },
        { mechanism: 'dialogo', text: '“Vou ver coisa?” Vai ver bazar, sopa e gente.' },
        {
          mechanism: 'confissao',
          text: 'Entrei por causa do bazar e acabei ouvindo a palestra.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Quem assiste à palestra não precisa virar espírita.' },
        { mechanism: 'lacuna', text: 'Tem um cartaz na entrada que responde quase tudo.' },
        { mechanism: 'chamada', text: 'Avó espírita, mãe católica e você na calçada: pode entrar.' },
        { mechanism: 'custo', text: 'Quem julga pela janela perde uma boa conversa.' },
      ],
    },
    {
      question: 'Budismo é religião ou filosofia?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Uns acendem incenso, outros só contam a respiração, e é tudo budismo.',
        },
        { mechanism: 'contra', text: 'Essa pergunta incomoda mais a gente do que o monge.' },
        { mechanism: 'mito', text: 'A estátua risonha da loja não é o Buda histórico.' },
        { mechanism: 'numero', text: 'A base cabe na mão: quatro verdades e um caminho de oito passos.' },
        { mechanism: 'erro', text: 'Muita gente acha que ser zen é nunca sentir raiva.' },
        { mechanism: 'cena', text: 'O sino tocou faz um minuto, e o joelho já formiga.' },
        { mechanism: 'loop', text: 'Guarda uma palavra pra depois do sino: impermanência.' },
        { mechanism: 'pergunta', text: 'Dá pra ter um terço e uma almofada na mesma sala?' },
      ],
    },
    {
      question: 'Quantas vezes preciso tomar passe no centro espírita?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'O passe não substitui remédio nem consulta.' },
        { mechanism: 'cena', text: 'Cadeira na parede, luz baixa, e a mão nem encosta em você.' },
        { mechanism: 'numero', text: 'Custa zero: por tradição, o passe não se cobra.' },
        { mechanism: 'erro', text: 'Não larga o tratamento do médico por conta própria.' },
        { mechanism: 'quebra', text: 'Senta, solta a bolsa e respira.' },
        { mechanism: 'contra', text: 'A casa sugere um número, mas a vontade é sua.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só ia no aperto. Hoje vou também pra agradecer.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: "Este copinho d'água na saída tem um nome bonito." },
      ],
    },
    {
      question: 'Posso frequentar duas religiões ao mesmo tempo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Missa às sete, gira às nove, e a roupa cheirando a erva.' },
        { mechanism: 'dialogo', text: '“Mas pode?” Cada casa responde do seu jeito.' },
        { mechanism: 'contra', text: 'Respeito não obriga ninguém a escolher time.' },
        { mechanism: 'desafio', text: 'Faz a mesma pergunta ao padre e à mãe de santo.' },
        { mechanism: 'lacuna', text: 'Em toda casa tem um gesto que não se divide.' },
        { mechanism: 'custo', text: 'Ir escondido pesa mais que explicar em casa.' },
        { mechanism: 'chamada', text: 'Pra quem pendura o terço e a guia no mesmo gancho.' },
        {
          mechanism: 'confissao',
          text: 'Cresci entre a aula de catecismo e o passe da vizinha.',
          needsTruth: true,
        },
      ],
    },
  ],
};
