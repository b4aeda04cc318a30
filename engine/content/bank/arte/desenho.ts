import type { BankSubtopic } from '../../content-types.ts';

export const desenho: BankSubtopic = {
  domain: 'arte',
  subtopic: 'desenho',
  questions: [
    {
      question: 'Como aprender a desenhar do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Desenha a sua mão sem olhar pro papel, um minuto.' },
        { mechanism: 'cena', text: 'Caderno novo, página um em branco, medo de estragar.' },
        { mechanism: 'erro', text: 'Você apaga a mesma linha até o papel ficar peludo.' },
        { mechanism: 'numero', text: 'Caixa, bola e cilindro: com três formas se monta um gato.' },
        { mechanism: 'quebra', text: 'Risca de propósito a primeira folha e vira.' },
        { mechanism: 'contra', text: 'Copiar desenho dos outros é treino, desde que fique no caderno.' },
        { mechanism: 'prova', text: 'Vou desenhar uma caneca só com elipses, devagar.' },
        { mechanism: 'confissao', text: 'Escondi boneco palito até os trinta.', needsTruth: true },
      ],
    },
    {
      question: 'Por que meu desenho sai torto e desproporcional?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O olho não mora onde a gente desenha na cabeça.' },
        { mechanism: 'mito', text: 'Mão firme ajuda pouco quando o olho mede errado.' },
        { mechanism: 'compara', text: 'Você desenha o nariz que sabe ou o que tá vendo?' },
        { mechanism: 'desafio', text: 'Vira a referência de cabeça pra baixo e copia assim.' },
        { mechanism: 'dialogo', text: '“Ficou um olho maior.” Espelha a folha contra a janela.' },
        { mechanism: 'erro', text: 'Começou pelos cílios e descobriu que faltou testa.' },
        { mechanism: 'custo', text: 'Uma tarde no sombreado, e a cabeça já nasceu fora do lugar.' },
        { mechanism: 'loop', text: 'Estica o braço com o lápis: essa medida volta já.' },
      ],
    },
    {
      question: 'Mesa digitalizadora ou papel: qual é melhor pra começar a desenhar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Papel não tem desfazer, e isso ensina a mão.' },
        { mechanism: 'cena', text: 'Caneta na mesa, olho na tela, traço indo pra outro lado.' },
        { mechanism: 'custo', text: 'Mesa cara vira bandeja de xícara em dois meses.' },
        { mechanism: 'chamada', text: 'Quer fazer mangá e só tem lapiseira? Dá pra começar hoje.' },
        { mechanism: 'contra', text: 'Folha de rascunho e lápis macio seguram o primeiro ano.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu esperava a mesa chegar. Enchi três cadernos nessa espera.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Antes da mesa, rabisca umas cinquenta folhas de sulfite.' },
        { mechanism: 'erro', text: 'Comprou a mesa grande e não tem escrivaninha que caiba.' },
      ],
    },
    {
      question: 'Quanto tempo por dia preciso treinar desenho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez mãos em quinze minutos, todas ruins, todas úteis.' },
        { mechanism: 'mito', text: 'Talento de criança some se o lápis fica na gaveta.' },
        { mechanism: 'desafio', text: 'Enquanto o café passa, rabisca a cafeteira.' },
        { mechanism: 'loop', text: 'Escreve a data no canto: em junho essa página surpreende.' },
        { mechanism: 'cena', text: 'Na fila do banco, o senhor da frente cabe no verso da senha.' },
        {
          mechanism: 'antes-depois',
          text: 'Desenhava só quando vinha vontade. Hoje é depois do almoço.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a borracha durante os dez primeiros minutos.' },
        { mechanism: 'dialogo', text: '“Não tenho tempo.” A reunião online tem margem de caderno.' },
      ],
    },
    {
      question: 'Por que só consigo desenhar copiando?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'chamada', text: 'Se a mão congela sem referência, tá faltando estoque, não dom.' },
        { mechanism: 'lacuna', text: 'Copiar com uma pergunta na cabeça vira memória.' },
        { mechanism: 'confissao', text: 'De imaginação, meu cavalo parecia um sofá.', needsTruth: true },
        { mechanism: 'prova', text: 'Olhei essa cadeira um minuto; agora vou sem ela.' },
        { mechanism: 'custo', text: 'Já são cem personagens copiados, e nenhuma mão de cabeça.' },
        { mechanism: 'contra', text: 'Quadrinista bom trabalha cercado de referência.' },
        { mechanism: 'erro', text: 'Esperar a ideia sem uma foto por perto não dá desenho.' },
        { mechanism: 'desafio', text: 'Copia uma vez, fecha o livro e refaz de memória.' },
      ],
    },
  ],
};
