import type { BankSubtopic } from '../../content-types.ts';

export const natacao: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'natacao',
  questions: [
    {
      question: 'Como aprender a nadar depois de adulto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Raia um, touca torta, e a turma de seis anos na raia do lado.' },
        { mechanism: 'mito', text: 'Não tem idade pra usar touca pela primeira vez.' },
        { mechanism: 'quebra', text: 'Solta uma mão da borda, só uma.' },
        { mechanism: 'erro', text: 'Querer braçada bonita antes de soltar o ar dá em água no nariz.' },
        { mechanism: 'desafio', text: 'Enche uma bacia e faz bolha dentro até contar dez.' },
        {
          mechanism: 'antes-depois',
          text: 'Com trinta e oito anos eu só descia a escadinha. Hoje atravesso.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Que mico.” A senhora da raia dois nem olhou pra trás.' },
        {
          mechanism: 'numero',
          text: 'Passei meia aula só boiando, e já valeu a mensalidade.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que fico sem ar no nado crawl?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Falta ar novo porque o velho ainda tá lá dentro.' },
        { mechanism: 'erro', text: 'Você tira a testa inteira da água pra puxar o ar.' },
        { mechanism: 'prova', text: "Repara nas bolhas desta filmagem debaixo d'água." },
        { mechanism: 'numero', text: 'Sopra durante três braçadas e puxa em uma.' },
        { mechanism: 'cena', text: 'Quem corre dez quilômetros também chega na borda sem ar.' },
        { mechanism: 'contra', text: 'Vai mais devagar que você chega do outro lado.' },
        { mechanism: 'custo', text: 'Cada cabeça erguida afunda a perna e cansa o braço.' },
        { mechanism: 'loop', text: "Este canto da boca, meio fora d'água, resolve muita coisa." },
      ],
    },
    {
      question: 'Natação ou hidroginástica: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A hidro poupa o cabelo; a natação molha até o pensamento.' },
        { mechanism: 'mito', text: 'Hidro é aula de avó? Entra numa e vê quantos minutos aguenta.' },
        { mechanism: 'pergunta', text: 'Na água, você quer conversar ou contar azulejo?' },
        { mechanism: 'contra', text: 'Aula boa é a que cabe antes do trabalho, com cabelo molhado e tudo.' },
        { mechanism: 'chamada', text: 'Se o joelho reclama na calçada, vem se mexer na água.' },
        { mechanism: 'cena', text: 'Espaguete colorido, música de baile, água na cintura.' },
        { mechanism: 'custo', text: 'A mensalidade tá paga, e o maiô tá seco no varal.' },
        { mechanism: 'numero', text: 'Testa as duas: duas toalhas molhadas depois, você decide.' },
      ],
    },
    {
      question: 'Quantas vezes por semana fazer natação?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com duas vezes a braçada já muda; com uma, é passeio.' },
        { mechanism: 'erro', text: 'Quem nada até o braço morrer na primeira semana some na segunda.' },
        { mechanism: 'mito', text: 'Não precisa cheirar a cloro de segunda a sábado, tá?' },
        { mechanism: 'desafio', text: 'Deixa touca, chinelo e toalha no banco do carro.' },
        {
          mechanism: 'confissao',
          text: 'No frio, eu faltava por causa do cabelo molhado.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Vê primeiro o horário do ônibus, depois o da piscina.' },
        { mechanism: 'loop', text: 'Este dia de folga no meio também nada por você.' },
        { mechanism: 'cena', text: 'Quarta-feira, chuva fina, e a touca continua na bolsa.' },
      ],
    },
    {
      question: 'Como perder o medo de água funda?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Fica onde dá pé e não sai de lá hoje.' },
        { mechanism: 'contra', text: 'Coragem não boia. O que boia é pulmão cheio.' },
        { mechanism: 'cena', text: 'Na escada da piscina, a mão fica branca de tanto apertar.' },
        { mechanism: 'erro', text: 'Não deixa te empurrarem “pra aprender de vez”.' },
        {
          mechanism: 'confissao',
          text: 'Meu medo diminuiu quando parei de esconder do professor.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou entrar de colete, e você vê o corpo subir.' },
        { mechanism: 'lacuna', text: 'Tem um exercício com moeda, no raso, que ensina o fundo.' },
        { mechanism: 'dialogo', text: '“Relaxa.” E alguém relaxa com água no nariz?' },
      ],
    },
  ],
};
