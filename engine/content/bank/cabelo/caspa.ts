import type { BankSubtopic } from '../../content-types.ts';

export const caspa: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'caspa',
  questions: [
    {
      question: 'Como tratar caspa em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Deixa a espuma agindo e vai lavar o pé.' },
        { mechanism: 'erro', text: 'Enxaguar o anticaspa em dez segundos.' },
        { mechanism: 'mito', text: 'Limão no couro queima a pele e não leva a caspa.' },
        { mechanism: 'numero', text: 'A espuma fica uns três minutos, uma música inteira.' },
        { mechanism: 'contra', text: 'A caspa sumiu, mas o frasco continua no box.' },
        { mechanism: 'cena', text: 'Blazer preto, ombro branquinho, e um espelho no elevador.' },
        { mechanism: 'desafio', text: 'Lê no frasco quantos minutos ele pede pra ficar na cabeça.' },
        { mechanism: 'chamada', text: 'Caspa com ferida ou falha no cabelo é assunto de consultório.' },
      ],
    },
    {
      question: 'Por que a caspa sempre volta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Todo inverno ela volta pelo mesmo chuveiro.' },
        { mechanism: 'mito', text: 'Caspa no ombro não é falta de banho.' },
        { mechanism: 'custo', text: 'Cada coçada alivia um minuto e irrita a tarde inteira.' },
        { mechanism: 'dialogo', text: '“Troquei de marca e voltou.” Você parou quando melhorou, não foi?' },
        { mechanism: 'erro', text: 'Prender o cabelo molhado e botar o boné.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só usava na crise. Agora é toda sexta, o ano inteiro.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Caspa é feito visita que tem a chave: some e aparece.' },
        {
          mechanism: 'confissao',
          text: 'Passei anos só comprando roupa clara, pra caspa não aparecer.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Qual o melhor shampoo pra caspa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Floco grande e oleoso ou farelinho seco: pra cada um, um frasco.' },
        { mechanism: 'numero', text: 'Quatro semanas e nada mudou? Aí é com o dermatologista.' },
        { mechanism: 'loop', text: 'Vou virar o frasco atrás de um nome bem comprido.' },
        { mechanism: 'prova', text: 'Três rótulos na luz: acha comigo o ingrediente que repete.' },
        { mechanism: 'mito', text: 'Arder o couro não quer dizer que funcionou.' },
        { mechanism: 'custo', text: 'Um frasco de cem reais que fica trinta segundos na cabeça.' },
        { mechanism: 'contra', text: 'Cheiro de salão não tira floco da gola.' },
        { mechanism: 'erro', text: 'Passar no comprimento todo e mal encostar no couro.' },
      ],
    },
    {
      question: 'Pode lavar o cabelo oleoso todo dia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Lavar hoje não faz a raiz produzir mais óleo amanhã.' },
        { mechanism: 'contra', text: 'Se o couro tá brilhando, pode lavar de segunda a segunda.' },
        { mechanism: 'dialogo', text: '“Tô treinando a raiz.” Terceiro dia, e a franja grudada.' },
        { mechanism: 'cena', text: 'Quatro da tarde, e a franja já separou em três.' },
        { mechanism: 'desafio', text: 'Encosta um lenço de papel na risca depois do almoço.' },
        { mechanism: 'numero', text: 'Uma lavada bem feita dispensa a segunda do mesmo dia.' },
        { mechanism: 'erro', text: 'Condicionador na raiz e xampu só na ponta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pulava dias e coçava na aula. Agora lavo toda manhã.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Coceira no couro cabeludo sem caspa: o que pode ser?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Cheira a sua fronha: a pista pode tá nela.' },
        { mechanism: 'quebra', text: 'Guarda a unha e coça com a polpa do dedo.' },
        { mechanism: 'prova', text: 'Vou repartir aqui na janela: procura vermelho ou casquinha.' },
        { mechanism: 'loop', text: 'Lembra da data da última tinta antes de coçar de novo.' },
        { mechanism: 'numero', text: 'Tinta, capacete e suor são três suspeitos antes do piolho.' },
        { mechanism: 'pergunta', text: 'O que entrou de novo no banheiro naquela semana?' },
        { mechanism: 'chamada', text: 'Passa o dia de capacete e a noite coçando a nuca?' },
        { mechanism: 'erro', text: 'Jogar vinagre puro em cima do que já arde.' },
      ],
    },
  ],
};
