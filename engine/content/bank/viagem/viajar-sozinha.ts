import type { BankSubtopic } from '../../content-types.ts';

export const viajarSozinha: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'viajar-sozinha',
  questions: [
    {
      question: 'Como planejar a primeira viagem sozinha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Duas noites a três horas de casa já são estreia.' },
        { mechanism: 'cena', text: 'Mesa pra um, cardápio inteiro, ninguém roubando batata.' },
        { mechanism: 'erro', text: 'Não chega de madrugada numa cidade que você nunca viu.' },
        { mechanism: 'desafio', text: 'Almoça por conta própria num lugar novo da sua cidade.' },
        { mechanism: 'contra', text: 'Tarde sem nada marcado é onde a conversa aparece.' },
        {
          mechanism: 'confissao',
          text: 'Quase fiz as malas no primeiro jantar, por vergonha do garçom.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'A primeira hora na cidade tem três passos: começo pelo chip.' },
        { mechanism: 'quebra', text: 'Reserva bem a primeira noite e deixa a quarta em branco.' },
      ],
    },
    {
      question: 'Por que dá medo de viajar sozinha?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Coragem costuma aparecer depois do embarque.' },
        { mechanism: 'dialogo', text: '“Vai com quem?” A tia pergunta antes do destino.' },
        { mechanism: 'cena', text: 'Passagem comprada, meia-noite, dedo no botão de cancelar.' },
        { mechanism: 'lacuna', text: 'Esse medo tem hora marcada, e é uma só.' },
        { mechanism: 'custo', text: 'Esperar companhia já adiou três férias.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pedia mesa no canto. Hoje peço a da janela.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o grupo da viagem morreu no “vamos marcar”, vem.' },
        { mechanism: 'contra', text: 'Frio na barriga também embarca em excursão de quarenta.' },
      ],
    },
    {
      question: 'Hostel ou hotel pra quem viaja sozinha?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Beliche com conversa ou porta com chave só sua?' },
        { mechanism: 'numero', text: 'Quatro camas no quarto, e a de baixo perto da tomada.' },
        { mechanism: 'erro', text: 'Escolher hostel pela festa e precisar dormir às dez.' },
        { mechanism: 'cena', text: 'Cozinha cheia, três idiomas, e alguém te oferece macarrão.' },
        { mechanism: 'desafio', text: 'Lê só os comentários de mulheres que foram por conta própria.' },
        { mechanism: 'contra', text: 'Hotel sem graça é ótima companhia pra pé cansado.' },
        { mechanism: 'mito', text: 'Quarto coletivo não é só pra quem tem vinte anos.' },
        {
          mechanism: 'confissao',
          text: 'Cheguei no dormitório com o cadeado e sem a chave.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quantos dias ficar na primeira viagem sozinha?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três noites dão um dia de susto e dois de passeio.' },
        { mechanism: 'contra', text: 'Sábado e domingo na cidade vizinha já contam.' },
        { mechanism: 'custo', text: 'Um mês de cara pode terminar em taxa de remarcação.' },
        { mechanism: 'desafio', text: 'Compra a volta flexível e decide no terceiro café.' },
        { mechanism: 'erro', text: 'Encher cada hora pra não encarar a mesa vazia.' },
        {
          mechanism: 'antes-depois',
          text: 'Chorei na primeira noite. Na quarta, remarquei a volta.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quanto tempo você passa bem sem dividir a sobremesa?' },
        { mechanism: 'quebra', text: 'Deixa a tarde da chegada sem nenhum passeio.' },
      ],
    },
    {
      question: 'É seguro uma mulher viajar sozinha?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'prova',
          text: 'Vou mostrar o recado que mando pra minha irmã toda noite.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Deixa o roteiro com duas pessoas e combina a hora do recado.' },
        { mechanism: 'mito', text: 'Fama do país pesa menos que o bairro da reserva.' },
        { mechanism: 'erro', text: 'Só posta a fachada da pousada depois de sair dela.' },
        { mechanism: 'lacuna', text: 'Antes da nota, procura uma palavra nas avaliações.' },
        { mechanism: 'chamada', text: 'Pra quem ouviu “que perigo” antes de “que legal”.' },
        { mechanism: 'cena', text: 'A rua tá clara, a recepção vira a noite, e a placa confere.' },
        { mechanism: 'dialogo', text: '“Tá esperando alguém?” Tô, e já vem chegando.' },
      ],
    },
  ],
};
