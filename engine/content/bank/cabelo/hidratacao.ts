import type { BankSubtopic } from '../../content-types.ts';

export const hidratacao: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'hidratacao',
  questions: [
    {
      question: 'Como fazer cronograma capilar em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Três potes, quatro semanas, uma folha colada no boxe.' },
        { mechanism: 'quebra', text: 'Esconde o pote de reconstrução nesta semana.' },
        { mechanism: 'cena', text: 'Quarta-feira, touca de alumínio, feijão na pressão.' },
        { mechanism: 'erro', text: 'Reconstruir toda semana até o fio ficar duro.' },
        { mechanism: 'contra', text: 'Cabelo sem química quase não usa a terceira etapa.' },
        { mechanism: 'mito', text: "Fio boiando no copo d'água não dá diagnóstico." },
        { mechanism: 'loop', text: 'Essa tabelinha no azulejo decide o pote do sábado.' },
        {
          mechanism: 'confissao',
          text: 'Eu passava os três no mesmo banho e achava bonito.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que hidrato e o cabelo continua ressecado?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O áspero volta na quinta, e a máscara é inocente.' },
        { mechanism: 'custo', text: 'Banho pelando desfaz em dez minutos a touca de domingo.' },
        { mechanism: 'erro', text: 'Passar máscara por cima de xampu mal enxaguado.' },
        { mechanism: 'dialogo', text: '“Uso a mais cara da loja.” E seca o cabelo com o quê?' },
        { mechanism: 'mito', text: 'Dormir com o creme na cabeça só suja a fronha.' },
        { mechanism: 'chamada', text: 'Ponta que engancha no zíper do casaco: é contigo.' },
        { mechanism: 'compara', text: 'Falta de água deixa áspero, falta de óleo deixa armado.' },
        {
          mechanism: 'antes-depois',
          text: 'Era só máscara. Três gotas de óleo domaram a ponta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Hidratação caseira com maisena ou abacate funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Panela de maisena empelotando, toalha já na cabeça.' },
        { mechanism: 'mito', text: 'Pedaço de banana não entra no fio, entra no ralo.' },
        { mechanism: 'confissao', text: 'Na quarta eu ainda catava abacate do cabelo.', needsTruth: true },
        { mechanism: 'compara', text: 'Mingau de panela ou potinho do mercado: o enxágue desempata.' },
        { mechanism: 'contra', text: 'A melhor mistura de cozinha ainda leva creme pronto dentro.' },
        { mechanism: 'numero', text: 'Duas colheres de maisena, um dia de franja macia.' },
        { mechanism: 'prova', text: 'Faço a papa agora e enxáguo sem cortar a gravação.' },
        { mechanism: 'custo', text: 'Dois abacates já pagam um pote de creme.' },
      ],
    },
    {
      question: 'Quantas vezes por semana fazer hidratação?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma na quarta, outra no domingo, e sobra semana.' },
        { mechanism: 'contra', text: 'Fio fino pede folga entre um pote e outro.' },
        { mechanism: 'dialogo', text: '“Quanto mais creme, melhor.” Até o cabelo amanhecer escorrido.' },
        { mechanism: 'erro', text: 'Máscara em todo santo banho até a raiz pesar.' },
        { mechanism: 'desafio', text: 'Pula uma semana e aperta a ponta no domingo.' },
        { mechanism: 'quebra', text: 'Muda o pote pra prateleira alta e conta quatro dias.' },
        {
          mechanism: 'antes-depois',
          text: 'Com cinco por semana, cabelo lambido. Com duas, ele balança.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Seu pote acaba em um mês ou em dez dias?' },
      ],
    },
    {
      question: 'Como recuperar cabelo que tá quebrando muito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Esse fio molhado esticou e não voltou: vou repetir de perto.' },
        { mechanism: 'quebra', text: 'Tira a chapinha da tomada por um mês.' },
        { mechanism: 'cena', text: 'Pia branca, vinte toquinhos de três centímetros.' },
        { mechanism: 'mito', text: 'Creme nenhum cola fio partido pra sempre.' },
        { mechanism: 'desafio', text: 'Desembaraça hoje de baixo pra cima, com pente largo.' },
        { mechanism: 'lacuna', text: 'Quase toda quebra acontece numa hora molhada do dia.' },
        { mechanism: 'custo', text: 'Escovar com pressa às sete arranca comprimento de um ano.' },
        { mechanism: 'loop', text: 'Repara no tamanho do toquinho: ele conta onde arrebentou.' },
      ],
    },
  ],
};
