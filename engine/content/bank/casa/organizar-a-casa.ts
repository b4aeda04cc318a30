import type { BankSubtopic } from '../../content-types.ts';

export const organizarACasa: BankSubtopic = {
  domain: 'casa',
  subtopic: 'organizar-a-casa',
  questions: [
    {
      question: 'Por onde começar a organizar a casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sábado cedo, dez sacolas abertas, e a cama sumiu embaixo.' },
        { mechanism: 'contra', text: 'Deixa o guarda-roupa quieto e começa pela gaveta de talher.' },
        { mechanism: 'numero', text: 'Quinze minutos por canto rendem mais que um domingo inteiro.' },
        { mechanism: 'erro', text: 'Comprar caixa organizadora antes de tirar o que sobra.' },
        { mechanism: 'desafio', text: 'Escolhe uma gaveta agora e vira tudo na cama.' },
        {
          mechanism: 'confissao',
          text: 'Arrumei a sala toda escondendo as coisas no quarto.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O primeiro canto a arrumar cabe numa mão só.' },
        { mechanism: 'loop', text: 'Essa caixa vazia no corredor recolhe o que sobra.' },
      ],
    },
    {
      question: 'Por que arrumo a casa e bagunça tudo de novo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Deixa aí que depois eu guardo.” Esse aí já virou móvel.' },
        { mechanism: 'mito', text: 'Bagunça que volta é falta de lugar, não de capricho.' },
        { mechanism: 'cena', text: 'Casa brilhando na segunda, e a cadeira cheia de roupa na quinta.' },
        {
          mechanism: 'antes-depois',
          text: 'No cesto com tampa ninguém acertava; tirei a tampa.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'São dez minutos caçando o controle, toda noite, o ano inteiro.' },
        { mechanism: 'quebra', text: 'Tira essa cadeira do quarto por uma semana e vê.' },
        { mechanism: 'chamada', text: 'Essa é pra quem arruma no domingo e tropeça na terça.' },
        { mechanism: 'prova', text: 'Refiz o caminho da bolsa, da porta até o sofá.' },
      ],
    },
    {
      question: 'O que jogar fora e o que doar no desapego?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Rasgado vira pano; inteiro vira doação; o talvez vai pra caixa.' },
        { mechanism: 'erro', text: 'Aquela calça apertada espera no armário o dia de te perdoar.' },
        { mechanism: 'numero', text: 'Três sacos na porta: fica, vai, pensa mais um mês.' },
        { mechanism: 'lacuna', text: 'Uma pergunta resolve metade do armário em uma hora.' },
        { mechanism: 'dialogo', text: '“Foi presente da minha tia.” Tira foto e solta a jarra.' },
        { mechanism: 'contra', text: 'Começa por cabo e papel velho, que roupa dói mais.' },
        { mechanism: 'pergunta', text: 'Quando foi a última festa desse sapato?' },
        { mechanism: 'desafio', text: 'Vira todos os cabides ao contrário e espera seis meses.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo arrumar o guarda-roupa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Duas arrumações por ano: uma pro casaco, outra pro biquíni.' },
        { mechanism: 'mito', text: 'Armário por cor fica lindo, mas não se mantém sozinho.' },
        { mechanism: 'cena', text: 'A porta não fecha, e o casaco de lã ali, em janeiro.' },
        { mechanism: 'quebra', text: 'Puxa a pilha do fundo e põe na frente.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fazia faxina anual no armário; viraram dez minutos no domingo.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Comprar a terceira blusa preta por não enxergar as duas.' },
        { mechanism: 'chamada', text: 'Se tem roupa com etiqueta desde a mudança, fica aqui.' },
        { mechanism: 'loop', text: 'Olha isso no fundo da prateleira: roupa de outro século.' },
      ],
    },
    {
      question: 'Como organizar gavetas que vivem bagunçadas?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Cortei uma caixa de sapato, e a gaveta ganhou parede.' },
        { mechanism: 'contra', text: 'Divisória comprada sem medir só cria uma bagunça mais cara.' },
        { mechanism: 'erro', text: 'A gaveta só fecha com o joelho, e você põe mais um pote.' },
        {
          mechanism: 'confissao',
          text: 'A minha gaveta da cozinha travava numa concha, todo santo dia.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Camiseta deitada some; em pé, você enxerga todas.' },
        { mechanism: 'desafio', text: 'Esvazia, limpa a migalha e devolve só a metade.' },
        { mechanism: 'mito', text: 'Pode ter gaveta da bagunça, desde que seja uma só.' },
        { mechanism: 'loop', text: 'Com esse rolo de papel higiênico, cabo nenhum embola.' },
      ],
    },
  ],
};
