import type { BankSubtopic } from '../../content-types.ts';

export const amizades: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'amizades',
  questions: [
    {
      question: 'Como fazer amigos depois dos 30?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Convida alguém do trabalho pra um café sem crachá.' },
        { mechanism: 'numero', text: 'Quatro terças na mesma quadra, e já sabem seu nome.' },
        { mechanism: 'mito', text: 'Amigo novo não precisa conhecer sua adolescência.' },
        { mechanism: 'cena', text: 'Arquibancada da natação, cinco pais, cinco celulares, nenhum bom-dia.' },
        { mechanism: 'erro', text: 'Esperar convite com a agenda fechada.' },
        { mechanism: 'confissao', text: 'Com quarenta anos, perguntei “quer ser meu amigo” na academia.', needsTruth: true },
        { mechanism: 'compara', text: 'Balada apresenta, curso repete; amizade gosta do segundo.' },
        { mechanism: 'quebra', text: 'Larga o grupo de mensagens e marca a quadra.' },
      ],
    },
    {
      question: 'Por que os amigos se afastam com o tempo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Amizade que esfria nem sempre teve briga.' },
        { mechanism: 'cena', text: 'Aniversário lembrado pelo aplicativo, parabéns de duas palavras.' },
        { mechanism: 'lacuna', text: 'O sumiço costuma começar num convite recusado.' },
        { mechanism: 'custo', text: 'Três “depois eu te ligo”, e lá se foi um ano.' },
        { mechanism: 'pergunta', text: 'De quem foi a última mensagem nessa conversa?' },
        { mechanism: 'contra', text: 'Filho, mudança e plantão afastam mais que mágoa.' },
        { mechanism: 'antes-depois', text: 'A gente dividia quarto; hoje divide figurinha em maio.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa mensagem curta reabre conversa de dois anos.' },
      ],
    },
    {
      question: 'Como saber se um amigo é falso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um pede favor e pergunta de você; o outro só pede.' },
        { mechanism: 'lacuna', text: 'Repara no rosto quando a sua notícia é boa.' },
        { mechanism: 'erro', text: 'Entregar o diário inteiro no segundo café.' },
        { mechanism: 'mito', text: 'Sumir na semana de prova não faz ninguém falso.' },
        { mechanism: 'numero', text: 'Três piadas sobre a mesma ferida já viraram recado.' },
        { mechanism: 'dialogo', text: '“Era brincadeira.” Só você não riu.' },
        { mechanism: 'contra', text: 'Amigo que discorda de você pode ser o mais leal.' },
        { mechanism: 'confissao', text: 'Ri de uma amizade pelas costas e voltei pra casa mal.', needsTruth: true },
      ],
    },
    {
      question: 'Quando é hora de terminar uma amizade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se o nome na tela te dá aperto, presta atenção.' },
        { mechanism: 'mito', text: 'Amizade também acaba, e sem vilão.' },
        { mechanism: 'erro', text: 'Sumir sem explicação e chamar de paz.' },
        { mechanism: 'compara', text: 'Conversa difícil ou distância mansa: a história decide.' },
        { mechanism: 'numero', text: 'Três conversas sem mudança já são uma resposta.' },
        { mechanism: 'antes-depois', text: 'Eu voltava do encontro com dor de cabeça. Parei de ir.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Mas são vinte anos.” Os últimos três também contam.' },
        { mechanism: 'cena', text: 'Café na mesa, dois assuntos mortos, conta pedida cedo.' },
      ],
    },
    {
      question: 'Como manter amizade à distância?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Grava um áudio lavando a louça e manda.' },
        { mechanism: 'numero', text: 'Um domingo por mês, nove da noite, chamada marcada.' },
        { mechanism: 'quebra', text: 'Escreve um cartão de papel e põe no correio.' },
        { mechanism: 'erro', text: 'Guardar a novidade pra contar “com calma”.' },
        { mechanism: 'mito', text: 'Mensagem de uma linha também é visita.' },
        { mechanism: 'cena', text: 'Dois fusos, duas canecas, a mesma série na tela.' },
        { mechanism: 'prova', text: 'Vou mandar agora uma foto da nossa antiga esquina.' },
        { mechanism: 'loop', text: 'Essa pergunta rende mais que um “tudo bem”.' },
      ],
    },
  ],
};
