import type { BankSubtopic } from '../../content-types.ts';

export const luto: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'luto',
  questions: [
    {
      question: 'Como lidar com o luto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A xícara preferida dela ainda no escorredor, virada pra baixo.' },
        { mechanism: 'contra', text: 'Luto não tem etapa pra cumprir nem prova no final.' },
        { mechanism: 'desafio', text: 'Acende uma vela hoje e diz o nome em voz alta.' },
        {
          mechanism: 'confissao',
          text: 'Guardei um áudio de doze segundos e escuto aos domingos.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Encher a agenda de propósito, só pra não passar pelo quarto.' },
        { mechanism: 'numero', text: 'Um banho, um prato quente, uma visita: basta por hoje.' },
        { mechanism: 'dialogo', text: '“Você precisa ser forte.” Hoje você só precisa comer alguma coisa.' },
        { mechanism: 'chamada', text: 'Se você ainda põe um prato a mais na mesa, fica comigo.' },
      ],
    },
    {
      question: 'Por que o luto volta em datas especiais?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dezembro, a caixa de enfeites, e aquela letra na etiqueta.' },
        { mechanism: 'mito', text: 'Chorar no terceiro aniversário não é voltar pro começo do luto.' },
        { mechanism: 'lacuna', text: 'A saudade costuma chegar alguns dias antes da data.' },
        { mechanism: 'loop', text: 'Repara nesse cheiro de bolo: ele lembra antes do calendário.' },
        { mechanism: 'desafio', text: 'Combina com a família, antes, o que fazer com a cadeira vazia.' },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro ano, silêncio na ceia. Depois, a receita voltou.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Mesa cheia ou dia quieto: as duas formas de lembrar valem.' },
        { mechanism: 'quebra', text: 'Abre o álbum naquela página que ainda te faz rir.' },
      ],
    },
    {
      question: 'O que falar pra quem perdeu alguém?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Foi melhor assim.” Pra quem ficou, não foi.' },
        { mechanism: 'erro', text: 'Com medo de dizer bobagem, muita gente boa some depois do enterro.' },
        { mechanism: 'prova', text: 'Vou escrever a mensagem aqui: quatro linhas e nenhum conselho.' },
        { mechanism: 'numero', text: 'Duas frases servem em qualquer velório.' },
        { mechanism: 'contra', text: 'Abraço calado vale mais que frase pronta.' },
        { mechanism: 'loop', text: 'Troca o “meus sentimentos” por isso, se tiver intimidade.' },
        { mechanism: 'mito', text: 'Falar o nome de quem partiu costuma fazer bem.' },
        { mechanism: 'desafio', text: 'Põe um lembrete pra ligar daqui a um mês, quando a casa esvaziar.' },
      ],
    },
    {
      question: 'Quanto tempo dura o luto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'A firma dá dois dias. O luto desconhece o RH.' },
        { mechanism: 'numero', text: 'Um ano tem doze primeiras vezes sem a pessoa, e cada uma pesa.' },
        { mechanism: 'contra', text: 'O luto não acaba, ele muda de lugar na casa.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu desviava daquela rua. Hoje passo devagar, de propósito.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Que lembrança já te fez sorrir essa semana?' },
        { mechanism: 'custo', text: 'Fingir que passou afasta o ombro que chegaria perto.' },
        { mechanism: 'chamada', text: 'Se a dor não deixa comer nem levantar, pede ajuda hoje.' },
        {
          mechanism: 'confissao',
          text: 'Dois anos depois, chorei no mercado por causa de um biscoito.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quando doar as roupas de quem morreu?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Guarda-roupa aberto, o cheiro ainda ali, sacola vazia na mão.' },
        { mechanism: 'contra', text: 'Pode ficar tudo no cabide por enquanto.' },
        { mechanism: 'erro', text: 'Alguém quer esvaziar o armário por você logo no dia seguinte.' },
        { mechanism: 'compara', text: 'Doar tudo num sábado ou uma peça por mês: os dois jeitos valem.' },
        { mechanism: 'prova', text: 'Fiz uma almofada com a camisa do meu avô: olha.', needsTruth: true },
        { mechanism: 'numero', text: 'Três caixas ajudam: fica, vai e ainda não sei.' },
        { mechanism: 'quebra', text: 'Fecha a gaveta. Não precisa ser hoje.' },
        { mechanism: 'lacuna', text: 'Uma peça vale guardar, e quase nunca é a mais bonita.' },
      ],
    },
  ],
};
