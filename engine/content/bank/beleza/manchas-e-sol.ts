import type { BankSubtopic } from '../../content-types.ts';

export const manchasESol: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'manchas-e-sol',
  questions: [
    {
      question: 'Como clarear manchas no rosto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Larga o limão na cozinha.' },
        { mechanism: 'cena', text: 'Sombra em cima do lábio, e o corretivo já na terceira camada.' },
        { mechanism: 'numero', text: 'Um creme à noite pede protetor de manhã e no almoço.' },
        { mechanism: 'lacuna', text: 'Antes do nome do creme, você precisa do nome da mancha.' },
        { mechanism: 'erro', text: 'Passar ácido à noite e ir na padaria sem boné às oito.' },
        { mechanism: 'mito', text: 'Esfregar com força não clareia, escurece.' },
        { mechanism: 'desafio', text: 'Fotografa a bochecha na mesma janela, todo dia primeiro.' },
        { mechanism: 'contra', text: 'Mancha antiga sai bem devagar, quando sai.' },
      ],
    },
    {
      question: 'Por que o melasma volta no verão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Melasma a gente controla, não manda embora.' },
        { mechanism: 'lacuna', text: 'Não é só o sol: outra coisa quente acende essa mancha.' },
        { mechanism: 'mito', text: 'O guarda-sol protege por cima, mas a areia devolve por baixo.' },
        { mechanism: 'custo', text: 'Três dias de praia sem chapéu levam embora meses de creme.' },
        { mechanism: 'quebra', text: 'Troca a viseira por aba larga.' },
        { mechanism: 'chamada', text: 'Sumiu em julho, voltou no Natal: essa conversa é sua.' },
        { mechanism: 'compara', text: 'Filtro com cor ou sem cor? No melasma, a cor ajuda.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu cuidava no inverno e relaxava na praia. Hoje vai chapéu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'FPS 30 ou 60: qual protetor solar usar no rosto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Trinta bem passado ganha do sessenta economizado.' },
        { mechanism: 'numero', text: 'Dois dedos cheios pro rosto e pro pescoço.' },
        { mechanism: 'mito', text: 'O dobro do número não vale o dobro de horas na piscina.' },
        { mechanism: 'prova', text: 'Vou botar o tanto certo na mão: olha o tamanho disso.' },
        { mechanism: 'erro', text: 'Botar três gotinhas e espalhar até sumir.' },
        { mechanism: 'custo', text: 'O que gruda no rosto fica na gaveta, e gaveta não protege.' },
        { mechanism: 'loop', text: 'Encosta um guardanapo na testa: ele entrega o falso toque seco.' },
        { mechanism: 'chamada', text: 'Pele escura e protetor que deixa cinza? Procura o com pigmento.' },
      ],
    },
    {
      question: 'De quantas em quantas horas reaplicar protetor solar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Na praia, de duas em duas horas; no escritório, antes do almoço.' },
        { mechanism: 'cena', text: 'Uma da tarde, rosto maquiado, e o bastão esquecido na bolsa.' },
        { mechanism: 'dialogo', text: '“Mas eu já passei hoje.” Às sete, e são quatro da tarde.' },
        { mechanism: 'quebra', text: 'Bota um alarme com nome de praia no celular.' },
        { mechanism: 'mito', text: 'Resistente à água não é resistente à toalha.' },
        { mechanism: 'contra', text: 'Dia nublado também pede a segunda camada.' },
        { mechanism: 'desafio', text: 'Deixa um tubo do lado da escova de dente.' },
        {
          mechanism: 'confissao',
          text: 'Anos dirigindo de janela aberta, e manchou um braço só.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quando uma mancha na pele precisa de dermatologista?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se a pinta cresceu, coçou ou sangrou, marca essa semana.' },
        {
          mechanism: 'numero',
          text: 'Pra vigiar uma pinta, cinco letras: assimetria, borda, cor e mais duas.',
        },
        { mechanism: 'desafio', text: 'Põe uma moeda ao lado do sinal e bate a foto.' },
        { mechanism: 'mito', text: 'Pinta que não dói também precisa de olhada.' },
        { mechanism: 'erro', text: 'Passar creme da internet numa pinta que ninguém examinou.' },
        { mechanism: 'lacuna', text: 'Um canto do corpo você nunca enxerga, e ele também tem pinta.' },
        { mechanism: 'prova', text: 'Vou passar o espelho atrás da orelha e descer pelas costas.' },
        { mechanism: 'pergunta', text: 'Alguém já olhou sua nuca de perto esse ano?' },
      ],
    },
  ],
};
