import type { BankSubtopic } from '../../content-types.ts';

export const esporteAmador: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'esporte-amador',
  questions: [
    {
      question: 'Como começar no beach tennis?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Raquete emprestada, areia quente, e o primeiro saque morre na rede.' },
        { mechanism: 'mito', text: 'No beach tennis a bola não pode quicar nem uma vez.' },
        { mechanism: 'quebra', text: 'Tira o tênis, que na areia a gente joga sem.' },
        { mechanism: 'erro', text: 'Não compra raquete de carbono antes do primeiro saque.' },
        { mechanism: 'compara', text: 'No frescobol a gente quer a bola de volta; aqui, não.' },
        {
          mechanism: 'confissao',
          text: 'Fui pelo pôr do sol e fiquei por causa da dupla.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Com quatro pessoas e três games já dá pra pegar o jeito.' },
        { mechanism: 'desafio', text: 'Bate dez vezes no paredão sem deixar cair.' },
      ],
    },
    {
      question: 'Por que meu cotovelo dói jogando tênis?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Cotovelo de tenista aparece até em quem nunca jogou.' },
        { mechanism: 'erro', text: 'Você aperta o cabo como se a raquete fosse fugir.' },
        { mechanism: 'custo', text: 'Jogar com dor hoje pode custar o torneio de junho.' },
        { mechanism: 'lacuna', text: 'A dor tá no cotovelo, mas pode começar no pé.' },
        { mechanism: 'loop', text: 'Antes de comprar a faixa, mede este cabo na mão.' },
        { mechanism: 'dialogo', text: '“Foi só mau jeito.” E abrir o pote de azeitona virou luta.' },
        { mechanism: 'chamada', text: 'Tá com essa dor há duas semanas? Sai da quadra e marca consulta.' },
        { mechanism: 'contra', text: 'Corda menos esticada pode ajudar mais que faixa colorida.' },
      ],
    },
    {
      question: 'Padel ou beach tennis: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No padel a parede devolve a bola; na praia a areia engole.' },
        { mechanism: 'custo', text: 'Comprei duas raqueteiras e nenhuma hora de quadra.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Você prefere vidro nas costas ou areia no cabelo?' },
        { mechanism: 'contra', text: 'Ganha a quadra que tem parceiro na quarta à noite.' },
        { mechanism: 'mito', text: 'Quadra pequena também deixa a camisa pingando.' },
        {
          mechanism: 'antes-depois',
          text: 'Comecei pela moda. Hoje brigo por horário às seis da manhã.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'O vidro embaçou, e esse ponto de padel não acaba nunca.' },
        { mechanism: 'prova', text: 'Vou jogar meia hora de cada e mostrar o relógio.' },
      ],
    },
    {
      question: 'Com que frequência jogar beach tennis sem se machucar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois jogos e um treino de força já enchem a semana.' },
        { mechanism: 'erro', text: 'Três torneios no mês, depois de anos só de escritório.' },
        { mechanism: 'contra', text: 'O dia sem raquete também conta como treino.' },
        { mechanism: 'chamada', text: 'Se o ombro tá pedindo férias depois de cinco jogos, vê isto.' },
        { mechanism: 'quebra', text: 'Deixa essa revanche pra amanhã.' },
        { mechanism: 'custo', text: 'O aquecimento que você pulou aparece no terceiro set.' },
        { mechanism: 'desafio', text: 'Marca a folga na agenda antes de marcar as partidas.' },
        { mechanism: 'cena', text: 'Panturrilha no gelo, e o grupo já marcando a próxima.' },
      ],
    },
    {
      question: 'Como achar gente pra jogar tênis?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Falta um.” Não tem mensagem mais bonita no sábado.' },
        { mechanism: 'cena', text: 'Sábado de sol, e a dupla que sobrou foi o paredão da escola.' },
        { mechanism: 'erro', text: 'Quem se vende como nível avançado some no segundo game.' },
        { mechanism: 'desafio', text: 'Cola um bilhete com telefone na grade da quadra.' },
        { mechanism: 'prova', text: 'Vou mandar o convite no grupo do prédio agora.' },
        {
          mechanism: 'confissao',
          text: 'Fiquei meses olhando da grade sem coragem de pedir vaga.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Neste horário feio da tarde sobra quadra e sobra dupla.' },
        { mechanism: 'lacuna', text: 'Todo clube tem uma pessoa que junta as duplas.' },
      ],
    },
  ],
};
