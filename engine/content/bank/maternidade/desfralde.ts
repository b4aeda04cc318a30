import type { BankSubtopic } from '../../content-types.ts';

export const desfralde: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'desfralde',
  questions: [
    {
      question: 'Como começar o desfralde?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Calcinha de bichinho, festa na sala, poça no corredor.' },
        { mechanism: 'desafio', text: 'Deixa o penico uma semana no banheiro, só de visita.' },
        { mechanism: 'quebra', text: 'Guarda o cronômetro: xixi de hora marcada vira briga.' },
        { mechanism: 'erro', text: 'Tirar na segunda porque o vizinho tirou no sábado.' },
        { mechanism: 'prova', text: 'Boneca, penico, papel: vou brincar disso antes com ela.' },
        { mechanism: 'numero', text: 'Oito cuecas baratas na gaveta valem mais que um método.' },
        { mechanism: 'contra', text: 'Quem conduz é a criança; a gente seca o chão.' },
        { mechanism: 'loop', text: 'Essa dancinha de perna cruzada fala antes da boca.' },
      ],
    },
    {
      question: 'Por que meu filho não faz cocô no penico?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Atrás da cortina, de cócoras, vermelho de força.' },
        { mechanism: 'lacuna', text: 'Um barulho do banheiro explica muita fralda pedida de volta.' },
        { mechanism: 'erro', text: 'Fazer cara de nojo bem na hora da conquista.' },
        { mechanism: 'mito', text: 'Segurar não é teima quando a última vez doeu.' },
        { mechanism: 'compara', text: 'Pé balançando no ar ou pé no banquinho: a barriga sente.' },
        { mechanism: 'desafio', text: 'Dez minutos depois do almoço, ele senta com um livro.' },
        { mechanism: 'chamada', text: 'Três dias sem ir e barriga dura pedem o pediatra.' },
        { mechanism: 'dialogo', text: '“Só na fralda, mamãe.” Aceita hoje, e muda só o lugar.' },
      ],
    },
    {
      question: 'Penico ou redutor: qual é melhor pro desfralde?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um passeia pela casa, o outro já mora no banheiro.' },
        { mechanism: 'custo', text: 'Trono musical vira vaso de planta em dois meses.' },
        { mechanism: 'erro', text: 'Redutor sem degrau deixa as perninhas penduradas.' },
        { mechanism: 'contra', text: 'Quem vai sentar escolhe a cor do assento.' },
        { mechanism: 'prova', text: 'Lavei os dois na frente da câmera: um junta cheiro.' },
        { mechanism: 'numero', text: 'Quarenta centímetros de altura assustam quem mede oitenta.' },
        {
          mechanism: 'confissao',
          text: 'Gastei com três modelos, e ele elegeu o da creche.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Um banheiro, três pessoas, fila às sete: tá aí a resposta.' },
      ],
    },
    {
      question: 'Com quantos anos fazer o desfralde?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Entre dois e três anos, a maioria começa a dar sinal.' },
        { mechanism: 'mito', text: 'Verão seca cueca mais rápido; bexiga amadurece sem estação.' },
        { mechanism: 'dialogo', text: '“Com um ano os meus já pediam.” Outra época, outro pano.' },
        { mechanism: 'lacuna', text: 'Espia a fralda depois da soneca: ela responde.' },
        { mechanism: 'chamada', text: 'Escola cobrando criança sem fralda: dá pra conversar na secretaria.' },
        { mechanism: 'contra', text: 'Começar dois meses depois pode terminar um mês antes.' },
        { mechanism: 'quebra', text: 'Risca a data do calendário e escuta o “fiz xixi”.' },
        {
          mechanism: 'antes-depois',
          text: 'Tentei com um ano e meio, deu choro; aos dois e meio, sorriso.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Até que idade é normal fazer xixi na cama?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Acordar com o pijama molhado aos quatro não é preguiça.' },
        { mechanism: 'numero', text: 'Até os cinco, lençol no varal costuma ser amadurecimento.' },
        { mechanism: 'erro', text: 'Dar bronca às três da manhã em quem tava dormindo.' },
        { mechanism: 'custo', text: 'Sermão de madrugada não seca colchão e gasta os dois.' },
        {
          mechanism: 'confissao',
          text: 'Molhei colchão até os sete, e lembro de quem me abraçou.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Forra com capa e deixa roupa seca na cabeceira.' },
        { mechanism: 'loop', text: 'Guarda essa diferença: nunca secou ou voltou a molhar.' },
        { mechanism: 'quebra', text: 'Troca o lençol sem acender a luz do teto.' },
      ],
    },
  ],
};
