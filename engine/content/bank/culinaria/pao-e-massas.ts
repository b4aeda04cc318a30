import type { BankSubtopic } from '../../content-types.ts';

export const paoEMassas: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'pao-e-massas',
  questions: [
    {
      question: 'Como fazer pão caseiro fofinho pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Oito da noite, farinha até o cotovelo, e a massa grudando em tudo.' },
        { mechanism: 'desafio', text: 'Estica um pedacinho da massa contra a luz e vê se rasga.' },
        { mechanism: 'mito', text: 'Massa grudenta no começo é normal: larga esse pacote de farinha.' },
        {
          mechanism: 'confissao',
          text: 'Meu pão de estreia foi serrado, porque faca não entrava.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Sova uns dez minutos, e uma hora a massa para de brigar.' },
        { mechanism: 'loop', text: 'Decora esse toque, de lóbulo de orelha: é ele que manda.' },
        { mechanism: 'erro', text: 'Água fervendo no fermento biológico, e o pão já morreu ali.' },
        { mechanism: 'chamada', text: 'Essa é pra quem comprou farinha sem nunca ter sovado nada.' },
      ],
    },
    {
      question: 'Por que meu pão não cresce?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Deixei uma hora e nada.” Com a cozinha gelada, espera duas.' },
        { mechanism: 'lacuna', text: 'Antes da farinha, um copo de água entrega tudo.' },
        { mechanism: 'cena', text: 'Você levanta o pano de prato, e a bola continua do mesmo tamanho.' },
        { mechanism: 'custo', text: 'Fermento vencido leva junto a farinha, o leite e a tarde.' },
        { mechanism: 'quebra', text: 'Mergulha o dedo na água antes de misturar.' },
        { mechanism: 'contra', text: 'Fermento dobrado dá pão com gosto de cerveja velha.' },
        {
          mechanism: 'antes-depois',
          text: 'No inverno eu desistia; hoje a massa descansa no forno desligado.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Dissolvi os dois sachês aqui: um espumou, o outro afundou.' },
      ],
    },
    {
      question: 'Fermento fresco ou seco: qual usar no pão?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Fresco dura semanas na geladeira; o seco, meses no armário.' },
        { mechanism: 'numero', text: 'O tablete de quinze gramas vale meio sachê do seco.' },
        { mechanism: 'erro', text: 'Você comprou fermento de bolo e esperou massa de pão.' },
        { mechanism: 'mito', text: 'Pão com fermento seco não sai menos macio.' },
        { mechanism: 'prova', text: 'Dois fermentos na largada: aposta aí em qual tigela sobe antes.' },
        { mechanism: 'contra', text: 'Eu guardo o seco, porque vontade de pão não avisa.' },
        { mechanism: 'pergunta', text: 'Quantos dias faz que esse tablete abriu?' },
        { mechanism: 'desafio', text: 'Congela em cubinhos o tablete que sempre sobra.' },
      ],
    },
    {
      question: 'Quanto tempo a massa de pizza precisa descansar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma hora dá massa, vinte e quatro dão sabor.' },
        { mechanism: 'cena', text: 'O rolo na mão, o molho esperando, e o disco encolhendo de volta.' },
        { mechanism: 'chamada', text: 'Se a massa volta toda vez que você abre, tá faltando descanso.' },
        { mechanism: 'mito', text: 'Na geladeira o fermento não morre, só trabalha devagar.' },
        { mechanism: 'loop', text: 'Espero aparecer essa bolha antes de abrir o disco.' },
        { mechanism: 'quebra', text: 'Larga o rolo e abre na ponta dos dedos.' },
        { mechanism: 'lacuna', text: 'A pizza boa de sexta começa com uma coisa na quinta.' },
        { mechanism: 'custo', text: 'Meia hora a menos de descanso, e a borda sai feito couro.' },
      ],
    },
    {
      question: 'Por que meu pão de queijo fica murcho depois de assado?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Abrir o forno na hora em que ele infla.' },
        { mechanism: 'dialogo', text: '“Saiu lindo e desinchou no prato.” Faltaram uns minutos lá dentro.' },
        {
          mechanism: 'antes-depois',
          text: 'Só com polvilho doce, o meu pesava. Misturei azedo e inflou.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Servi pão de queijo que parecia ficha de pôquer.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Polvilho azedo estufa a bolinha; o doce estica a massa.' },
        { mechanism: 'prova', text: 'Rasguei esse no meio: olha o miolo ainda cru.' },
        { mechanism: 'contra', text: 'Queijo fresquinho demais solta água e derruba a bolinha.' },
        { mechanism: 'desafio', text: 'Enrola uma só, assa e prova antes da fornada toda.' },
      ],
    },
  ],
};
