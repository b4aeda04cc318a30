import type { BankSubtopic } from '../../content-types.ts';

export const caspa: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'caspa',
  questions: [
    {
      question: 'Como tratar caspa em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Deixa a espuma parada e vai lavar o pé.' },
        { mechanism: 'erro', text: 'Enxaguar o anticaspa em dez segundos.' },
        { mechanism: 'mito', text: 'Limão na raiz queima a pele e deixa os flocos.' },
        { mechanism: 'numero', text: 'A espuma fica três minutos, uma música inteira.' },
        { mechanism: 'contra', text: 'Sumiu o floco, mas o frasco continua no boxe.' },
        { mechanism: 'cena', text: 'Blazer preto, ombro nevado, elevador com espelho.' },
        { mechanism: 'desafio', text: 'Lê no frasco quantos minutos ele pede na cabeça.' },
        { mechanism: 'chamada', text: 'Caspa com ferida ou falha é assunto de consultório.' },
      ],
    },
    {
      question: 'Por que a caspa sempre volta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Todo inverno ela entra pelo mesmo chuveiro.' },
        { mechanism: 'mito', text: 'Floco no ombro não é falta de banho.' },
        { mechanism: 'custo', text: 'Cada coçada alivia um minuto e irrita a tarde inteira.' },
        { mechanism: 'dialogo', text: '“Troquei de marca e voltou.” Você parou assim que clareou?' },
        { mechanism: 'erro', text: 'Prender o cabelo molhado e sair de boné.' },
        {
          mechanism: 'antes-depois',
          text: 'Era frasco só na crise. Virou sexta-feira fixa, o ano todo.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Caspa some e aparece, feito visita que tem a chave.' },
        {
          mechanism: 'confissao',
          text: 'Passei anos comprando roupa clara por causa do ombro.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Qual o melhor shampoo pra caspa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Floco graúdo e oleoso ou farelo seco: muda o frasco.' },
        { mechanism: 'numero', text: 'Quatro semanas sem diferença, e quem escolhe é o dermatologista.' },
        { mechanism: 'loop', text: 'Viro o frasco atrás de um nome bem comprido.' },
        { mechanism: 'prova', text: 'Três rótulos na luz: procura o ingrediente que repete.' },
        { mechanism: 'mito', text: 'Arder no couro não quer dizer que pegou.' },
        { mechanism: 'custo', text: 'Frasco de cem reais, trinta segundos de espuma.' },
        { mechanism: 'contra', text: 'Cheiro de salão não tira floco da gola.' },
        { mechanism: 'erro', text: 'Caprichar no comprimento e mal encostar no couro.' },
      ],
    },
    {
      question: 'Pode lavar o cabelo oleoso todo dia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Xampu de hoje não encomenda mais óleo pra amanhã.' },
        { mechanism: 'contra', text: 'Couro que brilha agradece banho de segunda a segunda.' },
        { mechanism: 'dialogo', text: '“Tô treinando a raiz.” No terceiro dia, franja colada na testa.' },
        { mechanism: 'cena', text: 'Quatro da tarde, a franja separada em três fios.' },
        { mechanism: 'desafio', text: 'Encosta um lenço de papel na risca depois do almoço.' },
        { mechanism: 'numero', text: 'Uma lavada caprichada dispensa a segunda do mesmo dia.' },
        { mechanism: 'erro', text: 'Condicionador encostando na raiz, xampu só na ponta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pulava dias e coçava na aula. Lavo toda manhã e esqueço.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Coceira no couro cabeludo sem caspa: o que pode ser?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O cheiro novo da fronha pode ser a pista.' },
        { mechanism: 'quebra', text: 'Recolhe a unha e usa a polpa do dedo.' },
        { mechanism: 'prova', text: 'Reparto na frente da janela: procura vermelho ou casquinha.' },
        { mechanism: 'loop', text: 'Guarda a data da última tinta antes de coçar mais.' },
        { mechanism: 'numero', text: 'Tinta, capacete e suor: três suspeitos antes do piolho.' },
        { mechanism: 'pergunta', text: 'O que entrou de novo no banheiro naquela semana?' },
        { mechanism: 'chamada', text: 'Capacete de moto o dia inteiro, unha na nuca à noite.' },
        { mechanism: 'erro', text: 'Jogar vinagre puro em cima do que já arde.' },
      ],
    },
  ],
};
