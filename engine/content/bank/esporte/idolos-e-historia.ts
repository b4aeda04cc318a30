import type { BankSubtopic } from '../../content-types.ts';

export const idolosEHistoria: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'idolos-e-historia',
  questions: [
    {
      question: 'Como fazer um vídeo sobre a história da Copa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O álbum amarelou, a figurinha entortou, e tudo cheira a armário.' },
        { mechanism: 'quebra', text: 'Fecha a enciclopédia e liga pro seu tio.' },
        { mechanism: 'erro', text: 'Não abre pela data, igual prova de escola.' },
        { mechanism: 'prova', text: 'Vou contar uma final usando só três objetos.' },
        {
          mechanism: 'numero',
          text: 'Escolhe três coisas: uma partida, um lance e um rosto na arquibancada.',
        },
        { mechanism: 'mito', text: 'Dá pra arrepiar sem mostrar o gol nem uma vez.' },
        { mechanism: 'desafio', text: 'Na próxima ceia, pergunta onde cada um viu a final.' },
        { mechanism: 'lacuna', text: 'Às vezes a melhor cena da final tava no banco de reservas.' },
      ],
    },
    {
      question: 'Por que tantos ídolos do esporte são esquecidos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O troféu tá na prateleira do bar, e a plaquinha apagou.' },
        { mechanism: 'mito', text: 'Subir no pódio não garante lugar na memória do bairro.' },
        { mechanism: 'custo', text: 'Gol sem filmagem vai embora com quem viu.' },
        { mechanism: 'dialogo', text: '“Esse aí jogou onde?” E o avô levanta do sofá pra responder.' },
        { mechanism: 'chamada', text: 'Se na sua casa tem medalha em caixa de sapato, essa é sua.' },
        { mechanism: 'contra', text: 'O vice também tem história, e às vezes é a mais bonita.' },
        {
          mechanism: 'confissao',
          text: 'Meu vizinho de porta foi campeão, e eu nem sabia.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Este nome na fachada do ginásio era de alguém.' },
      ],
    },
    {
      question: 'Dá pra comparar Pelé com os jogadores de hoje?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um jogava com bola de couro molhada, o outro em tapete.' },
        { mechanism: 'contra', text: 'Estatística nenhuma pisa na mesma lama.' },
        { mechanism: 'dialogo', text: '“Hoje ele nem jogava.” Empresta a chuteira de agora e vê.' },
        { mechanism: 'mito', text: 'Filme velho e tremido deixa qualquer craque mais lento.' },
        { mechanism: 'numero', text: 'Precisa de três réguas, no mínimo: época, regra e adversário.' },
        { mechanism: 'desafio', text: 'Assiste a dez minutos corridos, sem os melhores momentos.' },
        { mechanism: 'pergunta', text: 'Você compara o craque ou a sua infância?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu discutia com o meu avô. Aí vimos um jogo inteiro.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quando começou o futebol feminino no Brasil?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Anos quarenta, campo de terra, e um decreto proibindo as moças.' },
        { mechanism: 'mito', text: 'Antes da proibição, mulher já jogava bola no Brasil.' },
        { mechanism: 'numero', text: 'Foram quase quarenta anos de proibição, e a bola não parou.' },
        { mechanism: 'custo', text: 'Uma geração inteira de craques jogou sem súmula e sem foto.' },
        { mechanism: 'lacuna', text: 'Antes do estádio, teve mulher jogando bola debaixo de uma lona.' },
        { mechanism: 'contra', text: 'O atraso veio de uma canetada, não de falta de talento.' },
        { mechanism: 'prova', text: 'Vou ler o artigo da lei que mandava parar.' },
        { mechanism: 'chamada', text: 'Pra toda menina que ouviu “isso é coisa de menino”.' },
      ],
    },
    {
      question: 'Por que Senna ainda emociona tanta gente?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Domingo cedo, café na mesa e aquele zunido de motor na sala.' },
        { mechanism: 'dialogo', text: '“Onde você tava?” Quem viveu nem precisa perguntar o dia.' },
        { mechanism: 'loop', text: 'Esta musiquinha toca, e a cozinha inteira para.' },
        {
          mechanism: 'confissao',
          text: 'Eu nem gostava de corrida, gostava era do meu pai acordado.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'A saudade é da sala cheia, mais que da pista.' },
        { mechanism: 'quebra', text: 'Desliga o cronômetro e lembra da chuva.' },
        { mechanism: 'erro', text: 'Muita homenagem conta só a última curva e pula as manhãs.' },
        { mechanism: 'compara', text: 'Uns pilotos a gente admira; esse tomava café com a gente.' },
      ],
    },
  ],
};
