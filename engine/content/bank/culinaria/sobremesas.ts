import type { BankSubtopic } from '../../content-types.ts';

export const sobremesas: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'sobremesas',
  questions: [
    {
      question: 'Como fazer pudim de leite condensado sem furinhos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A forma treme, o caramelo desce, e todo mundo faz silêncio.' },
        { mechanism: 'erro', text: 'O pudim bateu tanto no liquidificador que virou espuma.' },
        { mechanism: 'lacuna', text: 'Entre o liquidificador e a forma, falta um utensílio baratinho.' },
        { mechanism: 'contra', text: 'Furinho também tem fã: tem casa que briga por ele.' },
        { mechanism: 'numero', text: 'É hora e meia sem uma bolha na água do banho-maria.' },
        { mechanism: 'desafio', text: 'Passa o dedo na espuma e tira antes de assar.' },
        { mechanism: 'quebra', text: 'Desliga o liquidificador e pega um garfo.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu pudim saía esponja. Baixei o fogo, virou seda.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu brigadeiro não dá ponto de enrolar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Já desgrudou do fundo.” Uma vez não conta, mexe mais.' },
        { mechanism: 'prova', text: 'Virei a panela de lado, e caiu o bloco inteiro: é o ponto.' },
        { mechanism: 'chamada', text: 'Se a sua bolinha vira pizza na forminha, vem comigo.' },
        { mechanism: 'custo', text: 'Tirar dois minutos antes rende uma noite comendo de colher.' },
        { mechanism: 'mito', text: 'Mais chocolate em pó não engrossa, só amarga e empelota.' },
        { mechanism: 'cena', text: 'Festa às quatro, mão untada, e a massa escorrendo entre os dedos.' },
        { mechanism: 'erro', text: 'Todo mundo com pressa, e você enrolando brigadeiro morno.' },
        { mechanism: 'loop', text: 'Tá vendo esse caminho no fundo da panela? Ele não fecha.' },
      ],
    },
    {
      question: 'Qual sobremesa fazer pra muita gente gastando pouco?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pavê na travessa ou mousse no copinho: um deles rende mais.' },
        { mechanism: 'numero', text: 'Com dois pacotes de gelatina e uma lata saem vinte copinhos.' },
        {
          mechanism: 'confissao',
          text: 'Comprei morango pra trinta pessoas e chorei na fila.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Arroz-doce bem-feito esvazia antes da torta de vitrine.' },
        { mechanism: 'chamada', text: 'Te escalaram pra sobremesa de vinte e oito pessoas? Calma.' },
        { mechanism: 'lacuna', text: 'Aqui, um pacote de bolacha faz metade do trabalho.' },
        { mechanism: 'prova', text: 'Travessa pronta, e a notinha do mercado do lado pra conferir.' },
        { mechanism: 'mito', text: 'O que rende é travessa funda, e não chocolate caro.' },
      ],
    },
    {
      question: 'Quanto tempo antes posso fazer a sobremesa da festa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'quebra', text: 'Deixa o morango fora do doce até a visita chegar.' },
        { mechanism: 'numero', text: 'Três doces podem dormir na geladeira, um só nasce no dia.' },
        { mechanism: 'cena', text: 'Meia-noite de sexta, e a gelatina ainda não firmou.' },
        {
          mechanism: 'antes-depois',
          text: 'No sábado era correria; agora a geladeira trabalha na sexta.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Torta de bolacha feita ontem corta mais bonito.' },
        { mechanism: 'erro', text: 'Desenformar de noite e achar uma poça de manhã.' },
        { mechanism: 'dialogo', text: '“Congela bem?” Brigadeiro, sim. Creme com maisena chora.' },
        { mechanism: 'desafio', text: 'Conta as prateleiras livres da geladeira antes do pudim.' },
      ],
    },
    {
      question: 'Por que minha mousse não firma?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Maracujá com leite condensado engrossa só, pela acidez da fruta.' },
        { mechanism: 'loop', text: 'Esse fio que cai da colher avisa antes da geladeira.' },
        { mechanism: 'custo', text: 'Meio copo de suco a mais, e são trinta taças de vitamina.' },
        { mechanism: 'compara', text: 'Creme de leite sem soro firma; com soro, escorrega.' },
        {
          mechanism: 'confissao',
          text: 'Batizei de creme gelado a mousse que não endureceu.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'A pressa girou forte, e a clara em neve virou água.' },
        { mechanism: 'pergunta', text: 'Quanto de água foi nessa gelatina sem sabor?' },
        { mechanism: 'prova', text: 'Viro a taça de cabeça pra baixo agora, e nada cai.' },
      ],
    },
  ],
};
