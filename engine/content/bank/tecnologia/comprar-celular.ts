import type { BankSubtopic } from '../../content-types.ts';

export const comprarCelular: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'comprar-celular',
  questions: [
    {
      question: 'Qual celular comprar com bom custo-benefício?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Topo de linha de ontem ainda dá baile em lançamento.' },
        { mechanism: 'numero', text: 'Quatro anos de atualização valem mais que três câmeras.' },
        { mechanism: 'erro', text: 'Comprar o aparelho pela quantidade de lentes atrás.' },
        { mechanism: 'mito', text: 'Megapixel sobrando não conserta foto tremida.' },
        { mechanism: 'cena', text: 'Três aparelhos iguais, três preços, e o vendedor tá sorrindo.' },
        { mechanism: 'desafio', text: 'Vê no tempo de tela o que você mais abre.' },
        { mechanism: 'lacuna', text: 'A linha que decide a compra vem miúda na caixa.' },
        { mechanism: 'custo', text: 'Sessenta e quatro gigas lotam antes da segunda parcela.' },
      ],
    },
    {
      question: 'Como comprar celular usado com segurança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'chamada', text: 'Se o encontro é na estação, leva carregador e fone.' },
        { mechanism: 'quebra', text: 'Disca asterisco, jogo da velha, zero seis, jogo da velha.' },
        { mechanism: 'prova', text: 'Vou conferir um usado aqui: tela, botão, som e conta.' },
        { mechanism: 'numero', text: 'Quinze minutos de teste poupam meses de briga.' },
        { mechanism: 'erro', text: 'Pagou antes de ver o dono sair da própria conta.' },
        { mechanism: 'dialogo', text: '“Perdi a caixa, mas tá zerado.” E a nota, cadê?' },
        { mechanism: 'loop', text: 'O teste da tela branca, no fim, pega muito malandro.' },
        { mechanism: 'confissao', text: 'Já comprei um preso na conta do antigo dono.', needsTruth: true },
      ],
    },
    {
      question: 'Qual é melhor: iPhone ou Android?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Por onde a família manda foto? Começa a escolher por aí.' },
        { mechanism: 'contra', text: 'Torcida por marca não paga a parcela.' },
        { mechanism: 'mito', text: 'Senha fraca abre qualquer um dos dois.' },
        { mechanism: 'erro', text: 'Véspera de viagem é péssimo dia pra mudar de sistema.' },
        { mechanism: 'custo', text: 'Trocar de lado recompra a gaveta: cabo, capa, fone.' },
        {
          mechanism: 'antes-depois',
          text: 'Xinguei o aparelho novo por duas semanas. Na terceira, o dedo sabia.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Qual deles a assistência do seu bairro conserta?' },
        { mechanism: 'cena', text: 'Dois celulares na mesa do bar, a mesma foto, briga boa.' },
      ],
    },
    {
      question: 'Por que celular é tão caro no Brasil?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'Imposto, dólar e frete: três fatias antes da vitrine.' },
        { mechanism: 'cena', text: 'O mesmo modelo na vitrine por um preço, na mala do primo por outro.' },
        { mechanism: 'custo', text: 'Na décima segunda parcela, já é o modelo antigo.' },
        { mechanism: 'dialogo', text: '“Traz um pra mim?” E se quebrar, quem atende?' },
        { mechanism: 'mito', text: 'Montado aqui também leva peça paga em dólar.' },
        { mechanism: 'lacuna', text: 'Boa parte do preço nem aparece na ficha técnica.' },
        { mechanism: 'desafio', text: 'Soma as parcelas e compara com o à vista.' },
        { mechanism: 'chamada', text: 'Pra quem parcelou em doze e trincou a tela na terceira.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo trocar de celular?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Lançamento em setembro não estraga o seu em outubro.' },
        { mechanism: 'numero', text: 'Com bateria trocada, o aparelho pode render mais dois anos.' },
        { mechanism: 'erro', text: 'Trocou pela câmera e continua postando o mesmo prato.' },
        {
          mechanism: 'confissao',
          text: 'Já troquei por puro tédio, e a foto continuou tremida.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Compra uma película antes de comprar outro telefone.' },
        { mechanism: 'chamada', text: 'Quando o banco nem abre mais no aparelho, tá na hora.' },
        { mechanism: 'loop', text: 'Essa data aqui, nas configurações, ganha de propaganda.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu trocava todo ano. O de agora já viu três carnavais.',
          needsTruth: true,
        },
      ],
    },
  ],
};
