import type { BankSubtopic } from '../../content-types.ts';

export const foco: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'foco',
  questions: [
    {
      question: 'Como ter foco pra estudar em casa barulhenta?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'É o liquidificador, é a tevê, é o cachorro, e você na apostila.' },
        { mechanism: 'numero', text: 'Toda casa barulhenta tem dois horários mudos.' },
        { mechanism: 'quebra', text: 'Vira a cadeira de costas pra sala.' },
        { mechanism: 'erro', text: 'Se for esperar silêncio pra estudar, o capítulo fica pra madrugada.' },
        {
          mechanism: 'confissao',
          text: 'Já estudei dentro do carro, na garagem do prédio.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Combina um sinal com a casa: fone é porta fechada.' },
        { mechanism: 'contra', text: 'Barulho que não muda atrapalha menos que conversa.' },
        { mechanism: 'prova', text: 'Gravei minha sala na hora do estudo. Escuta.', needsTruth: true },
      ],
    },
    {
      question: 'Por que leio e não consigo me concentrar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O olho chegou no fim da página, a cabeça ficou no almoço.' },
        { mechanism: 'lacuna', text: 'O motivo tá na mão que não segura o livro.' },
        { mechanism: 'dialogo', text: '“Li três vezes e nada.” Agora lê e me conta.' },
        { mechanism: 'mito', text: 'Reler grava menos que contar pro cachorro.' },
        { mechanism: 'erro', text: 'Ler na cama às onze e culpar a memória não é justo.' },
        { mechanism: 'custo', text: 'Vinte páginas no automático são vinte pra ler de novo.' },
        { mechanism: 'chamada', text: 'Se o olho tá na linha e a cabeça no boleto, relê comigo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu grifava tudo. Agora fecho o livro e resumo em voz alta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Música ajuda ou atrapalha o foco?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Violão sem letra ou pagode com refrão: testa os dois hoje.' },
        { mechanism: 'mito', text: 'Letra em português disputa vaga com o texto.' },
        { mechanism: 'contra', text: 'Biblioteca muda demais também distrai: tosse vira show.' },
        { mechanism: 'prova', text: 'Vou ler um parágrafo com funk e outro sem.' },
        {
          mechanism: 'confissao',
          text: 'Montei playlist de estudo por duas horas e não estudei.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Uma faixa só, repetida até o relatório acabar.' },
        { mechanism: 'custo', text: 'Cada troca de música é uma visita ao celular.' },
        { mechanism: 'pergunta', text: 'Que música tocava no seu último texto bom?' },
      ],
    },
    {
      question: 'Pomodoro: 25 minutos é pouco ou muito?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quinze minutos também contam, nem precisa de pomodoro.' },
        { mechanism: 'mito', text: 'Esse vinte e cinco saiu de um relógio de cozinha.' },
        { mechanism: 'cena', text: 'O raciocínio engata no minuto vinte e três, e o alarme toca.' },
        { mechanism: 'contra', text: 'Se engatou, deixa o alarme falando e continua.' },
        { mechanism: 'desafio', text: 'Marca o minuto exato em que a mão foge.' },
        { mechanism: 'dialogo', text: '“Não aguento nem dez.” Então começa em oito.' },
        {
          mechanism: 'antes-depois',
          text: 'Na faculdade eu rendia duas horas. Hoje rendo quarenta minutos bons.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Levanta na pausa e larga a tela na mesa.' },
      ],
    },
    {
      question: 'Como parar de olhar o celular no trabalho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Põe o celular na mochila e a mochila longe.' },
        { mechanism: 'erro', text: 'Virar a tela pra baixo não adianta se você ouve vibrar.' },
        { mechanism: 'loop', text: 'Esse elástico em volta do celular tem uma razão.' },
        { mechanism: 'numero', text: 'Três avisos podem tocar, o resto espera o almoço.' },
        { mechanism: 'lacuna', text: 'O dedo procura a tela sempre na mesma hora chata.' },
        { mechanism: 'custo', text: 'Você espia o celular um minuto e esquece a frase no meio.' },
        { mechanism: 'chamada', text: 'Pra quem acende a tela e nem lembra por quê.' },
        {
          mechanism: 'confissao',
          text: 'Já usei a lanterna do celular pra procurar o celular.',
          needsTruth: true,
        },
      ],
    },
  ],
};
