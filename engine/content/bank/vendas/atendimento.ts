import type { BankSubtopic } from '../../content-types.ts';

export const atendimento: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'atendimento',
  questions: [
    {
      question: 'Como lidar com cliente grosseiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Grito no balcão, fila inteira olhando pra você.' },
        { mechanism: 'dialogo', text: '“Quero falar com o gerente.” Oferece a cadeira primeiro.' },
        { mechanism: 'erro', text: 'A sua voz subiu junto com a do cliente.' },
        { mechanism: 'numero', text: 'Ouvi, entendi, vou resolver: com essas três o tom baixa.' },
        { mechanism: 'contra', text: 'Voz baixa manda mais que crachá.' },
        { mechanism: 'quebra', text: 'Larga o teclado e olha pro cliente bravo.' },
        {
          mechanism: 'confissao',
          text: 'Rebati uma grosseria e perdi quem esperava na fila.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O cliente bravo repete uma palavra, e ela é a pista.' },
      ],
    },
    {
      question: 'Por que meus clientes não voltam?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Cliente contente também esquece o caminho.' },
        { mechanism: 'custo', text: 'Freguês não avisa que foi embora, só muda de calçada.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fechava a porta junto com a venda. Agora mando recado.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Cartãozinho de carimbo ou nome decorado: qual traz de novo?' },
        { mechanism: 'loop', text: 'Finge que é freguês e liga comigo pra minha loja.' },
        { mechanism: 'chamada', text: 'Se todo dia é cara nova e nenhuma repetida, tem furo.' },
        { mechanism: 'desafio', text: 'Lista cinco fregueses que sumiram desde o Natal.' },
        { mechanism: 'prova', text: 'Esse bilhetinho vai escondido dentro da sacola.' },
      ],
    },
    {
      question: 'O cliente tem sempre razão?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Cliente tem direito, razão depende do dia.' },
        { mechanism: 'dialogo', text: '“Eu conheço meus direitos.” Ótimo, a gente lê junto.' },
        { mechanism: 'pergunta', text: 'Você trocaria esse vestido usado, com cheiro de festa?' },
        { mechanism: 'cena', text: 'Nota fiscal na mão dele, etiqueta cortada na sua.' },
        { mechanism: 'numero', text: 'Comprou pelo site, tem sete dias pra mudar de ideia.' },
        { mechanism: 'erro', text: '“É norma da casa” nunca acalmou ninguém no balcão.' },
        { mechanism: 'custo', text: 'Ceder em tudo ensina o próximo a gritar.' },
        { mechanism: 'mito', text: 'Loja física troca por defeito, tamanho é cortesia.' },
      ],
    },
    {
      question: 'Quanto tempo depois da venda chamar o cliente de novo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Chama três vezes: no dia da entrega, na semana e no mês.' },
        { mechanism: 'quebra', text: 'Não começa com promoção, pergunta se serviu.' },
        {
          mechanism: 'confissao',
          text: 'Lembrava da cliente só quando o aluguel apertava.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Sumiu depois do pix, reapareceu na Black Friday.' },
        { mechanism: 'desafio', text: 'Manda mensagem pra última pessoa que comprou de você.' },
        { mechanism: 'compara', text: '“Gostou?” ou “o fecho aguentou a festa?”.' },
        { mechanism: 'lacuna', text: 'Todo saco de ração tem um dia certo de acabar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só ligava pra oferecer. Agora mando foto de como lavar.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como responder reclamação de cliente na internet?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Nota um e textão furioso: vou responder ao vivo.' },
        { mechanism: 'erro', text: 'Meia-noite é péssima hora pra responder uma estrela.' },
        { mechanism: 'contra', text: 'Quem lê a briga é o próximo cliente.' },
        { mechanism: 'numero', text: 'Quatro linhas bastam: nome, desculpa, solução e telefone.' },
        { mechanism: 'quebra', text: 'Não apaga a reclamação, responde embaixo dela.' },
        { mechanism: 'chamada', text: 'Chegou uma estrela só e o estômago gelou? Calma.' },
        { mechanism: 'loop', text: 'Essa queixa virou o aviso mais lido do meu balcão.', needsTruth: true },
        { mechanism: 'custo', text: 'Comentário sem retorno fica na vitrine o ano todo.' },
      ],
    },
  ],
};
