import type { BankSubtopic } from '../../content-types.ts';

export const adestrarCachorro: BankSubtopic = {
  domain: 'pets',
  subtopic: 'adestrar-cachorro',
  questions: [
    {
      question: 'Como ensinar o cachorro a fazer xixi no lugar certo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O tapetinho tá seco, e a poça brilha no meio da sala.' },
        { mechanism: 'erro', text: 'Esfregar o focinho numa poça de meia hora atrás.' },
        { mechanism: 'numero', text: 'O petisco chega até três segundos depois da última gota.' },
        { mechanism: 'quebra', text: 'Guarda a água sanitária e passa limpador enzimático.' },
        { mechanism: 'desafio', text: 'Leva ele pro tapete assim que abrir o olho, na guia.' },
        { mechanism: 'mito', text: 'Aquela orelha baixa não é culpa, é medo da sua voz.' },
        { mechanism: 'loop', text: 'Começou a cheirar em círculo: você tem dez segundos, olha.' },
        { mechanism: 'contra', text: 'Mais jornal pelo chão não ajuda. Menos chão liberado, sim.' },
      ],
    },
    {
      question: 'Por que meu cachorro late tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Quieto, quieto, quieto.” Pra ele, você só entrou no coro.' },
        { mechanism: 'cena', text: 'Portão, motoboy, campainha, e ele já rouco antes do almoço.' },
        { mechanism: 'quebra', text: 'Fecha a cortina da sala por uma tarde.' },
        { mechanism: 'lacuna', text: 'Antes da coleira antilatido, anota uma coisa em cada escândalo.' },
        { mechanism: 'erro', text: 'Você joga a bolinha pra calar, e ele late pedindo outra.' },
        { mechanism: 'custo', text: 'Multa do condomínio sai mais cara que meia hora de passeio.' },
        {
          mechanism: 'prova',
          text: 'Filmei uma tarde inteira na janela e contei os motivos.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Bolinha no corredor agita. Petisco escondido na toalha acalma.' },
      ],
    },
    {
      question: 'Vale a pena contratar adestrador pra cachorro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'chamada', text: 'Rosnou pra criança da casa? Chama ajuda ainda essa semana.' },
        { mechanism: 'contra', text: 'Adestrador bom treina mais o dono que o cachorro.' },
        { mechanism: 'numero', text: 'Uma aula por semana não vence seis dias de bagunça.' },
        { mechanism: 'desafio', text: 'Pergunta antes de fechar: e quando ele erra?' },
        { mechanism: 'mito', text: 'Obedecer na aula não quer dizer obedecer na sua cozinha.' },
        { mechanism: 'erro', text: 'Escolher pelo vídeo bonito e ver o enforcador na primeira aula.' },
        { mechanism: 'custo', text: 'Aula barata na base do grito ensina medo.' },
        {
          mechanism: 'confissao',
          text: 'Paguei três aulas pra saber que eu repetia “senta” cinco vezes.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Com quantos meses começar a adestrar o cachorro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com dois meses, filhote já senta por um grão de ração.' },
        { mechanism: 'mito', text: 'Quem espera os seis meses perde quatro de aula grátis.' },
        { mechanism: 'contra', text: 'Focinho branco de nove anos ainda aprende truque novo.' },
        { mechanism: 'cena', text: 'Oito semanas de vida, o petisco sobe, e o bumbum desce.' },
        {
          mechanism: 'antes-depois',
          text: 'Achei dois meses cedo. No terceiro ele já dava a pata.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Separa dez grãos da janta e treina agora.' },
        { mechanism: 'chamada', text: 'Se você adotou um grandão sem modos, dá tempo, viu.' },
        { mechanism: 'loop', text: 'Acabou o intervalo da novela, acabou a aula. Começa comigo.' },
      ],
    },
    {
      question: 'Como fazer o cachorro parar de morder?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Ele pendurado na barra da calça, e você tentando passar café.' },
        { mechanism: 'quebra', text: 'Congela a mão e olha pro teto, sem dar um pio.' },
        { mechanism: 'erro', text: 'Brincar com os dedos e reclamar da dentada.' },
        { mechanism: 'compara', text: 'A canela ou o mordedor gelado? Oferece um antes.' },
        { mechanism: 'dialogo', text: '“Ele tá só brincando.” Então a brincadeira acaba no dente.' },
        { mechanism: 'prova', text: 'Repara nele com a mão agitada e com a mão parada.' },
        {
          mechanism: 'antes-depois',
          text: 'Meus chinelos viviam furados. Agora ele me traz a corda.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Já viu se a mordida piora na hora do sono?' },
      ],
    },
  ],
};
