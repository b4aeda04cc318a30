import type { BankSubtopic } from '../../content-types.ts';

export const metasDoAno: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'metas-do-ano',
  questions: [
    {
      question: 'Como dividir a meta do ano em passos pequenos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A meta tá na parede, e segunda você não sabe por onde começar.' },
        { mechanism: 'numero', text: 'Doze meses, doze pedaços, e janeiro já tem o seu.' },
        { mechanism: 'desafio', text: 'Escreve o que cabe da meta nessa quinta, das sete às oito.' },
        { mechanism: 'erro', text: 'Você dividiu a meta por mês e esqueceu as semanas.' },
        { mechanism: 'contra', text: 'Começa pela parte mais chata da meta, enquanto é janeiro.' },
        { mechanism: 'prova', text: 'Vou picar “aprender inglês” até caber numa terça.' },
        {
          mechanism: 'confissao',
          text: 'Minha meta de ler mais morreu sem página marcada.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Vira o papel da meta e escreve hora e lugar.' },
      ],
    },
    {
      question: 'Por que eu sempre esqueço minhas metas do ano?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dez de março, e você nem lembra o que prometeu.' },
        { mechanism: 'dialogo', text: '“Qual era mesmo a minha meta?” Tá embaixo da lista da feira.' },
        { mechanism: 'mito', text: 'Esquecer meta não é falta de vontade, é falta de cartaz.' },
        { mechanism: 'custo', text: 'Meta anotada em aplicativo some da vista em fevereiro.' },
        { mechanism: 'lacuna', text: 'O papel da lista mudou de lugar, e a meta sumiu junto.' },
        { mechanism: 'chamada', text: 'Pra quem achou a lista de janeiro no bolso do casaco.' },
        {
          mechanism: 'antes-depois',
          text: 'No caderno, sumiu em março. No espelho do banheiro, durou.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Você escreveu a meta bonita e guardou na gaveta.' },
      ],
    },
    {
      question: 'Contar a meta pra todo mundo ou guardar segredo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Melhor uma pessoa chata que cobra do que plateia inteira.' },
        { mechanism: 'contra', text: 'Meta guardada a sete chaves também morre sem ninguém ver.' },
        { mechanism: 'mito', text: 'Receber parabéns antes da hora já dá gosto de pronto.' },
        { mechanism: 'custo', text: 'Cada “e aí, conseguiu?” no almoço pesa um quilo.' },
        {
          mechanism: 'confissao',
          text: 'Anunciei o livro pra família e não passei da capa.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Postou a meta no dia um e sumiu no dia dez.' },
        { mechanism: 'numero', text: 'Conta no dia vinte de fevereiro, com metade já feita.' },
        { mechanism: 'pergunta', text: 'Quem te cobra na sexta sem virar briga?' },
      ],
    },
    {
      question: 'Com que frequência revisar as metas do ano?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quinze minutos no último domingo do mês.' },
        { mechanism: 'contra', text: 'Meta do ano revisada toda semana vira planilha de culpa.' },
        { mechanism: 'cena', text: 'Em junho a lista reapareceu, marcando página de livro.' },
        { mechanism: 'desafio', text: 'Marca a revisão pro mesmo dia do aluguel.' },
        { mechanism: 'mito', text: 'Mudar a meta em maio não conta como desistir.' },
        { mechanism: 'quebra', text: 'Tira da lista a meta que já perdeu a graça.' },
        { mechanism: 'loop', text: 'Esse risco vermelho de abril salvou meu ano.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu só olhava em dezembro. Agora olho em todo boleto.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como escolher as metas do ano novo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'lacuna', text: 'Uma das suas dez metas é de outra pessoa.' },
        { mechanism: 'prova', text: 'Vou cortar minha lista ao vivo. Sobra uma.', needsTruth: true },
        { mechanism: 'erro', text: 'Meta escolhida no calor dos fogos apaga junto com eles.' },
        { mechanism: 'compara', text: 'Essa meta é pra caber na quarta ou pra impressionar o cunhado?' },
        { mechanism: 'chamada', text: 'Se a lista é a do ano passado com outra data, chega mais.' },
        { mechanism: 'contra', text: 'Começa pelo que você quer parar de fazer.' },
        { mechanism: 'desafio', text: 'Risca as metas que só servem pra foto.' },
        { mechanism: 'confissao', text: 'Corri atrás de uma meta que era da minha mãe.', needsTruth: true },
      ],
    },
  ],
};
