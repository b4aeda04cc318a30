import type { BankSubtopic } from '../../content-types.ts';

export const vocabulario: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'vocabulario',
  questions: [
    {
      question: 'Como decorar palavras em inglês sem esquecer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Fecha a lista e escreve cinco frases de memória.' },
        { mechanism: 'cena', text: 'Papelzinho no espelho, palavra sumida na rua.' },
        { mechanism: 'mito', text: 'Repetir cem vezes não segura palavra que você nunca usou.' },
        { mechanism: 'numero', text: 'Sete palavras novas numa conversa torta e a noite já rendeu.' },
        { mechanism: 'erro', text: 'Fez cartão só com tradução e nenhum com uma cena.' },
        { mechanism: 'prova', text: 'Grudei seis palavras na geladeira; tampo e recito.' },
        { mechanism: 'contra', text: 'Aprende frase inteira, depois troca o recheio.' },
        { mechanism: 'quebra', text: 'Para na terceira palavra e conta uma história.' },
      ],
    },
    {
      question: 'Por que esqueço vocabulário novo de inglês?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Você conheceu a palavra e faltou ao segundo encontro.' },
        { mechanism: 'dialogo', text: '“Sei quando leio.” Então fecha o livro e fala.' },
        { mechanism: 'erro', text: 'Você só revisa na noite anterior à prova.' },
        { mechanism: 'compara', text: 'Reler é passear; lembrar sem olhar é exercício.' },
        { mechanism: 'custo', text: 'O caderno tá cheio, mas na mesa o cardápio continua mudo.' },
        { mechanism: 'chamada', text: 'Palavra de segunda sumiu na quarta? Chega aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu sublinhava tudo. Hoje tampo a página e conto.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Três palavras na tela: no fim do vídeo eu cobro.' },
      ],
    },
    {
      question: 'Flashcard ou caderno: qual é melhor pra vocabulário?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cartão cobra memória, caderno guarda história.' },
        { mechanism: 'pergunta', text: 'Qual dos dois você abre na fila do mercado?' },
        { mechanism: 'contra', text: 'Caderno feio com frase ganha de aplicativo bonito.' },
        { mechanism: 'cena', text: 'Metrô lotado, um cartão por estação, caderno na mochila.' },
        { mechanism: 'numero', text: 'Vinte cartões revisados valem mais que duzentos baixados.' },
        { mechanism: 'custo', text: 'Você decora a cor da carta e perde a palavra.' },
        {
          mechanism: 'confissao',
          text: 'Fiz sessenta cartões coloridos e revisei os cinco bonitos.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Tira do monte a carta que você já usa falando.' },
      ],
    },
    {
      question: 'Quantas palavras em inglês aprender por dia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco por dia são cento e cinquenta no mês, se ficarem.' },
        { mechanism: 'mito', text: 'Lista de cinquenta hoje some da cabeça no sábado.' },
        { mechanism: 'desafio', text: 'Encaixa uma palavra nova em três mensagens hoje.' },
        { mechanism: 'dialogo', text: '“Vou aprender cem.” Usa três no jantar primeiro.' },
        { mechanism: 'cena', text: 'Quatro palavras decoradas no ponto, e lá vem o ônibus.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava palavra lida. Passei a contar palavra dita.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Guarda essa palavra até o almoço, que ela aparece.' },
        { mechanism: 'lacuna', text: 'As palavras que faltam aparecem no seu próprio áudio.' },
      ],
    },
    {
      question: 'Como aprender phrasal verbs sem decorar lista?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Com uma porta de armário, explico três combinações.' },
        { mechanism: 'contra', text: 'Lista alfabética separa o que o filme fala junto.' },
        { mechanism: 'desafio', text: 'Narra a chegada em casa só com get e turn.' },
        { mechanism: 'erro', text: 'Traduziu pedaço por pedaço e pendurou o telefone pra cima.' },
        { mechanism: 'lacuna', text: 'Up nem sempre aponta pra cima, e tem lógica nisso.' },
        { mechanism: 'numero', text: 'Três verbos e quatro partículas já contam uma manhã.' },
        { mechanism: 'chamada', text: 'Se o get aparece em todo lugar e nunca igual, vem.' },
        { mechanism: 'quebra', text: 'Rasga a tabela de cem e fica com a cena.' },
      ],
    },
  ],
};
