import type { BankSubtopic } from '../../content-types.ts';

export const idolosEHistoria: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'idolos-e-historia',
  questions: [
    {
      question: 'Como fazer um vídeo sobre a história da Copa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Álbum amarelado, figurinha torta, cheiro de armário.' },
        { mechanism: 'quebra', text: 'Fecha a enciclopédia e liga pro seu tio.' },
        { mechanism: 'erro', text: 'Abrir pela data de fundação, igual prova de escola.' },
        { mechanism: 'prova', text: 'Vou contar uma final usando só três objetos.' },
        { mechanism: 'numero', text: 'Uma partida, um lance, um rosto na arquibancada.' },
        { mechanism: 'mito', text: 'Dá pra arrepiar sem mostrar o gol.' },
        { mechanism: 'desafio', text: 'Pergunta na ceia onde cada um viu a final.' },
        { mechanism: 'lacuna', text: 'Quem ficou no banco viu a melhor cena.' },
      ],
    },
    {
      question: 'Por que tantos ídolos do esporte são esquecidos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Troféu de latão na prateleira do bar, plaquinha apagada.' },
        { mechanism: 'mito', text: 'Pódio não segura a memória de um bairro.' },
        { mechanism: 'custo', text: 'Sem filmagem, o gol vai embora com quem viu.' },
        { mechanism: 'dialogo', text: '“Esse aí jogou onde?” O avô levanta do sofá pra responder.' },
        { mechanism: 'chamada', text: 'Medalha da família esquecida numa caixa de sapato: essa é sua.' },
        { mechanism: 'contra', text: 'O vice também tem história, e às vezes mais bonita.' },
        {
          mechanism: 'confissao',
          text: 'Meu vizinho de porta foi campeão, e eu não sabia.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse nome na fachada do ginásio era de gente.' },
      ],
    },
    {
      question: 'Dá pra comparar Pelé com os jogadores de hoje?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Bola de couro molhada contra gramado de bilhar.' },
        { mechanism: 'contra', text: 'Estatística não pisa na mesma lama.' },
        { mechanism: 'dialogo', text: '“Hoje nem jogava.” Empresta a chuteira de agora e vê.' },
        { mechanism: 'mito', text: 'Filmagem velha e tremida deixa todo craque mais lento.' },
        { mechanism: 'numero', text: 'Três réguas, no mínimo: época, regra e adversário.' },
        { mechanism: 'desafio', text: 'Assiste a dez minutos corridos, sem melhores momentos.' },
        { mechanism: 'pergunta', text: 'Você compara o craque ou a sua infância?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu discutia com o avô. Depois vimos um jogo inteiro.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quando começou o futebol feminino no Brasil?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Anos quarenta, campo de terra, um decreto contra elas.' },
        { mechanism: 'mito', text: 'Mulher já jogava bola antes da proibição.' },
        { mechanism: 'numero', text: 'Quase quarenta anos de proibição, e as peladas continuaram.' },
        { mechanism: 'custo', text: 'Uma geração de craques jogou sem súmula nem fotografia.' },
        { mechanism: 'lacuna', text: 'Antes do estádio, teve partida delas num lugar de lona.' },
        { mechanism: 'contra', text: 'O atraso veio de canetada, não de falta de talento.' },
        { mechanism: 'prova', text: 'Leio o artigo da lei que mandava parar.' },
        { mechanism: 'chamada', text: 'Pra toda menina que ouviu “isso é coisa de menino”.' },
      ],
    },
    {
      question: 'Por que Senna ainda emociona tanta gente?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Domingo cedo, café na mesa, zunido de motor na sala.' },
        { mechanism: 'dialogo', text: '“Onde você estava?” Ninguém precisa perguntar o dia.' },
        { mechanism: 'loop', text: 'Essa musiquinha toca, e a cozinha inteira para.' },
        {
          mechanism: 'confissao',
          text: 'Eu nem gostava de corrida, gostava do meu pai acordado.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Dá saudade da sala cheia, mais que da pista.' },
        { mechanism: 'quebra', text: 'Desliga o cronômetro e lembra da chuva.' },
        { mechanism: 'erro', text: 'Contar só a última curva e pular as manhãs.' },
        { mechanism: 'compara', text: 'Uns pilotos a gente admira; esse tomava café em casa.' },
      ],
    },
  ],
};
