import type { BankSubtopic } from '../../content-types.ts';

export const esporteAmador: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'esporte-amador',
  questions: [
    {
      question: 'Como começar no beach tennis?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Areia quente, raquete emprestada, saque na rede.' },
        { mechanism: 'mito', text: 'Aqui a bola não pode quicar nem uma vez.' },
        { mechanism: 'quebra', text: 'Tira o tênis e pisa na quadra.' },
        { mechanism: 'erro', text: 'Comprar raquete de carbono antes do primeiro saque.' },
        { mechanism: 'compara', text: 'No frescobol a bola volta; aqui ela quer fugir.' },
        { mechanism: 'confissao', text: 'Entrei pelo pôr do sol e fiquei pela dupla.', needsTruth: true },
        { mechanism: 'numero', text: 'Quatro pessoas, uma rede, três games pra pegar o jeito.' },
        { mechanism: 'desafio', text: 'Bate dez vezes no paredão sem deixar cair.' },
      ],
    },
    {
      question: 'Por que meu cotovelo dói jogando tênis?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Cotovelo de tenista aparece até em quem nunca jogou.' },
        { mechanism: 'erro', text: 'Apertar o cabo como se a raquete fosse fugir.' },
        { mechanism: 'custo', text: 'Forçar hoje pode custar o torneio de junho.' },
        { mechanism: 'lacuna', text: 'A dor mora no braço, mas pode nascer no pé.' },
        { mechanism: 'loop', text: 'Antes da faixa elástica, mede este cabo na mão.' },
        { mechanism: 'dialogo', text: '“Foi só mau jeito.” E o pote de azeitona virou luta.' },
        { mechanism: 'chamada', text: 'Dor de duas semanas sai da quadra e marca consulta.' },
        { mechanism: 'contra', text: 'Corda menos esticada pode poupar mais que faixa colorida.' },
      ],
    },
    {
      question: 'Padel ou beach tennis: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A parede do padel devolve; a areia engole.' },
        { mechanism: 'custo', text: 'Duas raqueteiras novas e nenhuma hora reservada.' },
        { mechanism: 'pergunta', text: 'Você prefere vidro nas costas ou areia no cabelo?' },
        { mechanism: 'contra', text: 'Ganha a quadra que tem parceiro na quarta-feira.' },
        { mechanism: 'mito', text: 'Quadra pequena também ensopa camisa.' },
        {
          mechanism: 'antes-depois',
          text: 'Comecei por moda. Hoje brigo por horário às seis.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Quatro raquetes, vidro embaçado, ponto que não acaba.' },
        { mechanism: 'prova', text: 'Meia hora de cada, e mostro o pulso no relógio.' },
      ],
    },
    {
      question: 'Com que frequência jogar beach tennis sem se machucar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois jogos e um treino de força: a semana cabe nisso.' },
        { mechanism: 'erro', text: 'Três torneios no mês, depois de anos de escritório.' },
        { mechanism: 'contra', text: 'O dia sem raquete também conta como treino.' },
        { mechanism: 'chamada', text: 'Cinco partidas na semana e o ombro pedindo férias: vê isto.' },
        { mechanism: 'quebra', text: 'Larga a revanche pra amanhã.' },
        { mechanism: 'custo', text: 'Aquecimento pulado aparece no terceiro set.' },
        { mechanism: 'desafio', text: 'Reserva a folga na agenda antes das partidas.' },
        { mechanism: 'cena', text: 'Bolsa de gelo, panturrilha no sofá, grupo marcando outra.' },
      ],
    },
    {
      question: 'Como achar gente pra jogar tênis?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Falta um.” A mensagem mais bonita de sábado.' },
        { mechanism: 'cena', text: 'Você, a bolinha e um paredão de escola.' },
        { mechanism: 'erro', text: 'Prometer nível avançado e sumir no segundo game.' },
        { mechanism: 'desafio', text: 'Cola um bilhete com telefone na grade da quadra.' },
        { mechanism: 'prova', text: 'Mando o convite no grupo do prédio agora.' },
        {
          mechanism: 'confissao',
          text: 'Fiquei meses na grade sem coragem de pedir vaga.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Nesse horário feio da tarde sobra quadra e dupla.' },
        { mechanism: 'lacuna', text: 'Todo clube tem uma pessoa que organiza tudo.' },
      ],
    },
  ],
};
