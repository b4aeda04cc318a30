import type { BankSubtopic } from '../../content-types.ts';

export const orquideas: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'orquideas',
  questions: [
    {
      question: 'Como fazer a orquídea florir de novo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Flor caída no aparador, haste pelada, dó de jogar fora.' },
        { mechanism: 'contra', text: 'Ela quer luz de janela, e o banheiro escuro só dá folha.' },
        { mechanism: 'lacuna', text: 'Uma diferença entre dia e noite acorda a haste.' },
        { mechanism: 'loop', text: 'Esse biquinho entre as folhas: haste ou raiz? Segura aí.' },
        { mechanism: 'erro', text: 'Cortou rente a haste que ainda tava verde.' },
        { mechanism: 'numero', text: 'Conta três nós de baixo pra cima antes da tesoura.' },
        {
          mechanism: 'antes-depois',
          text: 'Dava de presente quando a flor caía. Agora espero o inverno seguinte.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Olha o verde desta folha: claro demais, escuro demais, no ponto.' },
      ],
    },
    {
      question: 'Por que a orquídea fica com folha murcha e enrugada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Folha murcha tanto é sede quanto raiz podre de água.' },
        { mechanism: 'desafio', text: 'Espreme uma raiz: firme bebe, oca já foi.' },
        { mechanism: 'dialogo', text: '“Então molho mais.” Antes de molhar, tira do vaso.' },
        { mechanism: 'cena', text: 'Folha de couro mole, vaso transparente, raiz cor de chá.' },
        { mechanism: 'custo', text: 'Você rega a raiz podre o mês todo, e ninguém bebe.' },
        { mechanism: 'erro', text: 'Gelo no substrato só fica bonito em vídeo.' },
        { mechanism: 'chamada', text: 'Pra quem rega por cima e deixa água no miolo.' },
        { mechanism: 'quebra', text: 'Corta a raiz mole e poupa a firme.' },
      ],
    },
    {
      question: 'Qual o melhor vaso pra orquídea: barro ou plástico?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Barro seca cedo e gruda na raiz; plástico demora a secar.' },
        { mechanism: 'pergunta', text: 'A sua mão pesa na água ou esquece dela?' },
        { mechanism: 'contra', text: 'Raiz pra fora do vaso não pede vaso maior.' },
        { mechanism: 'numero', text: 'Passou de dois dedos de folga, o vaso já tá grande.' },
        { mechanism: 'erro', text: 'Encheu de terra preta até a boca, como se fosse samambaia.' },
        { mechanism: 'prova', text: 'Plástico transparente aqui: dá pra ler a cor da raiz.' },
        { mechanism: 'lacuna', text: 'Vaso de orquídea tem furo num lugar que samambaia dispensa.' },
        { mechanism: 'custo', text: 'O cachepô é lindo, e embaixo tem uma poça escondida.' },
      ],
    },
    {
      question: 'Quando trocar o substrato da orquídea?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'A casca aguenta uns dois anos, depois vira farelo.' },
        { mechanism: 'mito', text: 'Trocar com flor aberta costuma derrubar o buquê.' },
        { mechanism: 'loop', text: 'Esfarela uma casca nos dedos, que ela dá a data.' },
        { mechanism: 'cena', text: 'Pia da lavanderia, vaso de molho, casca virando lama.' },
        { mechanism: 'desafio', text: 'Marca a data da troca na etiqueta do vaso.' },
        { mechanism: 'quebra', text: 'Segura a vontade de replantar até a última pétala.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mexia todo verão. Hoje só quando a casca esfarela.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Raiz nova verdinha é o convite certo pra mexer.' },
      ],
    },
    {
      question: 'Qual adubo usar na orquídea e quanto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um pouquinho por semana ganha da colher cheia no mês.' },
        { mechanism: 'erro', text: 'Borra de café úmida em cima da casca vira bolor.' },
        { mechanism: 'confissao', text: 'Dobrei a dose por pressa e queimei a raiz.', needsTruth: true },
        { mechanism: 'mito', text: 'Adubo de floração não acende haste em canto escuro.' },
        { mechanism: 'dialogo', text: '“Joguei casca de banana.” E as mosquinhas agradeceram.' },
        { mechanism: 'desafio', text: 'Rega com água pura antes e aduba na raiz molhada.' },
        { mechanism: 'chamada', text: 'Pontinha de folha preta depois do adubo? Lava o vaso.' },
        { mechanism: 'quebra', text: 'Lê o rótulo e usa metade da medida no começo.' },
      ],
    },
  ],
};
