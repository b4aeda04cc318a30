import type { BankSubtopic } from '../../content-types.ts';

export const luto: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'luto',
  questions: [
    {
      question: 'Como lidar com o luto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A xícara preferida ainda no escorredor, virada pra baixo.' },
        { mechanism: 'contra', text: 'Luto não tem etapa pra cumprir nem prova no final.' },
        { mechanism: 'desafio', text: 'Acende uma vela hoje e fala o nome em voz alta.' },
        { mechanism: 'confissao', text: 'Guardei um áudio de doze segundos e escuto aos domingos.', needsTruth: true },
        { mechanism: 'erro', text: 'Encher a agenda pra não passar pelo quarto vazio.' },
        { mechanism: 'numero', text: 'Um banho, um prato quente, uma visita: basta por hoje.' },
        { mechanism: 'dialogo', text: '“Você precisa ser forte.” Por hoje, precisa só comer.' },
        { mechanism: 'chamada', text: 'Pra quem ainda põe um prato a mais na mesa.' },
      ],
    },
    {
      question: 'Por que o luto volta em datas especiais?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dezembro, caixa de enfeites, e aquela letra na etiqueta.' },
        { mechanism: 'mito', text: 'Chorar no terceiro aniversário não é voltar pro começo.' },
        { mechanism: 'lacuna', text: 'A saudade costuma chegar alguns dias antes da data.' },
        { mechanism: 'loop', text: 'Esse cheiro de bolo no forno lembra antes do calendário.' },
        { mechanism: 'desafio', text: 'Combina antes o que fazer com a cadeira vazia.' },
        { mechanism: 'antes-depois', text: 'No primeiro ano, silêncio na ceia. Depois, a receita voltou.', needsTruth: true },
        { mechanism: 'compara', text: 'Mesa cheia ou estrada vazia: a data aceita as duas.' },
        { mechanism: 'quebra', text: 'Abre o álbum na página que faz rir.' },
      ],
    },
    {
      question: 'O que falar pra quem perdeu alguém?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Foi melhor assim.” Pra quem ficou, não foi.' },
        { mechanism: 'erro', text: 'Sumir por medo de dizer a coisa errada.' },
        { mechanism: 'prova', text: 'Vou escrever a mensagem aqui: quatro linhas, nenhum conselho.' },
        { mechanism: 'numero', text: 'Duas frases servem em qualquer velório.' },
        { mechanism: 'contra', text: 'Silêncio com abraço vale mais que frase pronta.' },
        { mechanism: 'loop', text: 'Troca o “meus sentimentos” por isso, se tiver intimidade.' },
        { mechanism: 'mito', text: 'Ouvir o nome de quem partiu costuma fazer bem.' },
        { mechanism: 'desafio', text: 'Liga daqui a um mês, quando a casa esvaziar.' },
      ],
    },
    {
      question: 'Quanto tempo dura o luto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'A firma dá dois dias. O luto desconhece o RH.' },
        { mechanism: 'numero', text: 'Um ano tem doze primeiras vezes, e cada uma pesa.' },
        { mechanism: 'contra', text: 'O luto não acaba, ele muda de lugar na casa.' },
        { mechanism: 'antes-depois', text: 'Eu desviava daquela rua. Hoje passo devagar, de propósito.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Que lembrança já te fez sorrir essa semana?' },
        { mechanism: 'custo', text: 'Fingir que passou afasta o ombro que chegaria perto.' },
        { mechanism: 'chamada', text: 'Se a dor não deixa comer nem levantar, procura ajuda.' },
        { mechanism: 'confissao', text: 'Dois anos depois, chorei no mercado por causa de um biscoito.', needsTruth: true },
      ],
    },
    {
      question: 'Quando doar as roupas de quem morreu?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Guarda-roupa aberto, o cheiro ainda ali, sacola vazia na mão.' },
        { mechanism: 'contra', text: 'Pode ficar tudo no cabide até você querer.' },
        { mechanism: 'erro', text: 'Deixar a prima esvaziar o armário no dia seguinte.' },
        { mechanism: 'compara', text: 'Doar tudo num sábado ou uma peça por mês: valem os dois.' },
        { mechanism: 'prova', text: 'Fiz uma almofada com a camisa do meu avô: olha.', needsTruth: true },
        { mechanism: 'numero', text: 'Três caixas ajudam: fica, vai e ainda não sei.' },
        { mechanism: 'quebra', text: 'Fecha a gaveta. Não precisa ser hoje.' },
        { mechanism: 'lacuna', text: 'Uma peça vale guardar, e raramente é a bonita.' },
      ],
    },
  ],
};
