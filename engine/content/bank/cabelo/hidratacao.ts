import type { BankSubtopic } from '../../content-types.ts';

export const hidratacao: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'hidratacao',
  questions: [
    {
      question: 'Como fazer cronograma capilar em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'São três potes, quatro semanas e uma folha colada no box.' },
        { mechanism: 'quebra', text: 'Esconde o pote de reconstrução essa semana.' },
        { mechanism: 'cena', text: 'Quarta-feira, touca de alumínio na cabeça, feijão na pressão.' },
        { mechanism: 'erro', text: 'Reconstruir toda semana até o cabelo ficar duro.' },
        { mechanism: 'contra', text: 'Cabelo sem química quase nem usa a terceira etapa.' },
        { mechanism: 'mito', text: "Fio boiando no copo d'água não dá diagnóstico." },
        { mechanism: 'loop', text: 'Essa tabelinha no azulejo escolhe o pote por mim.' },
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
        { mechanism: 'lacuna', text: 'O ressecado volta na quinta, e a culpa não é da máscara.' },
        { mechanism: 'custo', text: 'Dez minutos de água pelando desfazem a touca de domingo.' },
        { mechanism: 'erro', text: 'Passar a máscara com resto de xampu na cabeça.' },
        { mechanism: 'dialogo', text: '“Uso a mais cara da loja.” E seca com o quê?' },
        { mechanism: 'mito', text: 'Dormir com creme na cabeça só suja a fronha.' },
        { mechanism: 'chamada', text: 'Se a sua ponta engancha no zíper do casaco, é contigo.' },
        { mechanism: 'compara', text: 'Faltou água, fica áspero. Faltou óleo, fica armado.' },
        {
          mechanism: 'antes-depois',
          text: 'Era só máscara. Com três gotas de óleo, a ponta sossegou.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Hidratação caseira com maisena ou abacate funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'A panela de maisena empelotou, e a toalha já tá na cabeça.' },
        { mechanism: 'mito', text: 'Pedaço de banana não entra no fio, entra no ralo.' },
        { mechanism: 'confissao', text: 'Na quarta eu ainda catava abacate do cabelo.', needsTruth: true },
        { mechanism: 'compara', text: 'Mingau de panela ou potinho de mercado? O enxágue desempata.' },
        { mechanism: 'contra', text: 'A melhor receita caseira ainda leva creme pronto.' },
        { mechanism: 'numero', text: 'Duas colheres de maisena rendem um dia de franja macia.' },
        { mechanism: 'prova', text: 'Faço o mingau agora e enxáguo sem cortar o vídeo.' },
        { mechanism: 'custo', text: 'Com o preço de dois abacates, já dá um pote de creme.' },
      ],
    },
    {
      question: 'Quantas vezes por semana fazer hidratação?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma na quarta, outra no domingo, e olhe lá.' },
        { mechanism: 'contra', text: 'Cabelo fino precisa de folga entre uma máscara e outra.' },
        { mechanism: 'dialogo', text: '“Quanto mais creme, melhor.” Até ele amanhecer escorrido.' },
        { mechanism: 'erro', text: 'Passar máscara em todo banho até a raiz pesar.' },
        { mechanism: 'desafio', text: 'Pula uma semana e sente a ponta no domingo.' },
        { mechanism: 'quebra', text: 'Bota o pote na prateleira alta por quatro dias.' },
        {
          mechanism: 'antes-depois',
          text: 'Com cinco por semana, lambido. Com duas, ele balança.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Seu pote acaba em um mês ou em dez dias?' },
      ],
    },
    {
      question: 'Como recuperar cabelo que tá quebrando muito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Esse fio molhado esticou e não voltou. Olha de perto.' },
        { mechanism: 'quebra', text: 'Tira a chapinha da tomada por um mês.' },
        { mechanism: 'cena', text: 'Pia branca, vinte toquinhos de três centímetros.' },
        { mechanism: 'mito', text: 'Nenhum creme cola fio partido pra sempre.' },
        { mechanism: 'desafio', text: 'Desembaraça hoje de baixo pra cima, com pente largo.' },
        { mechanism: 'lacuna', text: 'Quase toda quebra acontece com o cabelo molhado, numa hora só.' },
        { mechanism: 'custo', text: 'Escovar na pressa das sete arranca o que cresceu no ano.' },
        { mechanism: 'loop', text: 'Repara no tamanho do toquinho: ele conta onde quebrou.' },
      ],
    },
  ],
};
