import type { BankSubtopic } from '../../content-types.ts';

export const natacao: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'natacao',
  questions: [
    {
      question: 'Como aprender a nadar depois de adulto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Raia um, touca torta, turma de seis anos ao lado.' },
        { mechanism: 'mito', text: 'Touca serve em cabeça branca também.' },
        { mechanism: 'quebra', text: 'Solta uma mão da borda, só uma.' },
        { mechanism: 'erro', text: 'Querer braçada bonita antes de saber soltar o ar.' },
        { mechanism: 'desafio', text: 'Enche uma bacia e faz bolha até contar dez.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos trinta e oito, escadinha. Aos quarenta, raia inteira.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Que mico.” A avó da raia dois nem olhou pra trás.' },
        { mechanism: 'numero', text: 'Meia aula só boiando, e já valeu a mensalidade.' },
      ],
    },
    {
      question: 'Por que fico sem ar no nado crawl?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Falta ar novo porque sobra ar velho lá dentro.' },
        { mechanism: 'erro', text: 'Tirar a testa inteira da água pra puxar fôlego.' },
        { mechanism: 'prova', text: "Repara nas bolhas desta filmagem debaixo d'água." },
        { mechanism: 'numero', text: 'Sopra em três braçadas, puxa em uma.' },
        { mechanism: 'cena', text: 'Pulmão de corredor, vinte e cinco metros, língua de fora.' },
        { mechanism: 'contra', text: 'Braçada mais lenta chega do outro lado.' },
        { mechanism: 'custo', text: 'Cada cabeça erguida afunda a perna e come energia.' },
        { mechanism: 'loop', text: "Esse canto da boca, meio fora d'água, resolve muita coisa." },
      ],
    },
    {
      question: 'Natação ou hidroginástica: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Hidro poupa o cabelo; natação molha até o pensamento.' },
        { mechanism: 'mito', text: 'Hidroginástica não é aula só de avó.' },
        { mechanism: 'pergunta', text: 'Você quer conversar ou contar azulejo?' },
        { mechanism: 'contra', text: 'Aula boa é a que cabe antes do trabalho.' },
        { mechanism: 'chamada', text: 'Joelho reclamando na calçada e vontade de mexer: vem pra água.' },
        { mechanism: 'cena', text: 'Espaguete colorido, música de baile, água na cintura.' },
        { mechanism: 'custo', text: 'Mensalidade paga e maiô seco no varal.' },
        { mechanism: 'numero', text: 'Uma aula de cada, duas toalhas molhadas, decisão feita.' },
      ],
    },
    {
      question: 'Quantas vezes por semana fazer natação?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Duas vezes já mudam a braçada; uma vira passeio.' },
        { mechanism: 'erro', text: 'Braço morto na primeira semana, toalha guardada na segunda.' },
        { mechanism: 'mito', text: 'Não precisa cheirar a cloro de segunda a sábado.' },
        { mechanism: 'desafio', text: 'Deixa touca, chinelo e toalha no banco do carro.' },
        { mechanism: 'confissao', text: 'Eu faltava por causa do cabelo molhado no frio.', needsTruth: true },
        { mechanism: 'quebra', text: 'Escolhe o horário do ônibus, depois o da piscina.' },
        { mechanism: 'loop', text: 'Essa folga entre dois treinos também nada por você.' },
        { mechanism: 'cena', text: 'Quarta-feira, chuva fina, raia aquecida, preguiça morna.' },
      ],
    },
    {
      question: 'Como perder o medo de água funda?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'quebra', text: 'Fica onde o pé alcança.' },
        { mechanism: 'contra', text: 'Coragem não boia; quem boia é pulmão cheio.' },
        { mechanism: 'cena', text: 'Escada de alumínio, mão branca de tanto apertar.' },
        { mechanism: 'erro', text: 'Deixar alguém te empurrar “pra aprender de vez”.' },
        {
          mechanism: 'confissao',
          text: 'O medo diminuiu quando parei de esconder do professor.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Entro de colete, e o corpo sobe sem esforço.' },
        { mechanism: 'lacuna', text: 'Uma moeda no raso ensina o caminho do fundo.' },
        { mechanism: 'dialogo', text: '“Relaxa.” Ninguém relaxa com água no nariz.' },
      ],
    },
  ],
};
