import type { BankSubtopic } from '../../content-types.ts';

export const dietaParaEmagrecer: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'dieta-para-emagrecer',
  questions: [
    {
      question: 'Como fazer dieta sem passar fome?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Barrinha de cereal às quatro, e o estômago roncando na reunião.' },
        { mechanism: 'numero', text: 'Três coisas no prato do meio-dia calam a fome das quatro.' },
        { mechanism: 'erro', text: 'Almoçou só alface e jantou a despensa inteira.' },
        { mechanism: 'contra', text: 'Dieta boa tem arroz, feijão e até repeteco de salada.' },
        { mechanism: 'loop', text: 'Decora essa ordem no garfo: salada, carne, depois o arroz.' },
        { mechanism: 'desafio', text: 'Come ovo no café de amanhã e vê se chega às dez.' },
        { mechanism: 'confissao', text: 'Na semana da sopa, eu sonhei com pão de queijo.', needsTruth: true },
        { mechanism: 'lacuna', text: 'A fome das cinco nasce numa refeição lá atrás.' },
      ],
    },
    {
      question: 'Por que faço dieta e não emagreço?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Quase não como nada.” Fora o pingado e a panela raspada.' },
        { mechanism: 'numero', text: 'Quatro colheres de azeite já valem um prato de comida.' },
        { mechanism: 'chamada', text: 'Pra você, que segura de segunda a quinta e solta no rodízio.' },
        { mechanism: 'mito', text: 'Granola, castanha e abacate são bons e também somam.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu jantar leve era granola, até o dia em que medi a tigela.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Um cardápio que não cabe no sábado perde a semana junto.' },
        { mechanism: 'prova', text: 'Segura essa colher de pasta de amendoim: são duas.' },
        { mechanism: 'quebra', text: 'Tampa o pote de castanha e serve num pires.' },
      ],
    },
    {
      question: 'Low carb ou jejum intermitente: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Low carb briga com o pão, jejum briga com o relógio.' },
        { mechanism: 'contra', text: 'A melhor dieta é a que sobrevive a um churrasco.' },
        { mechanism: 'mito', text: 'Jejum não resolve se o jantar vem dobrado.' },
        { mechanism: 'custo', text: 'Mau humor e dor de cabeça também entram nessa escolha.' },
        { mechanism: 'erro', text: 'Cortar o pão e o café da manhã na mesma segunda.' },
        { mechanism: 'dialogo', text: '“Minha prima só come depois do meio-dia.” A rotina dela é outra.' },
        { mechanism: 'lacuna', text: 'Uma pergunta sobre o seu café da manhã já decide isso.' },
        {
          mechanism: 'chamada',
          text: 'Com diabetes, remédio ou gravidez, essa escolha passa pelo consultório.',
        },
      ],
    },
    {
      question: 'Em quanto tempo a dieta começa a dar resultado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'A queda dos primeiros dias costuma ser água.' },
        { mechanism: 'cena', text: 'Sétimo dia, pé descalço na balança, e o mesmo número.' },
        { mechanism: 'numero', text: 'Uma pesagem por semana já conta a história do mês.' },
        { mechanism: 'quebra', text: 'Desce da balança e abre o calendário do mês.' },
        { mechanism: 'loop', text: 'Essa calça velha percebe antes do visor.' },
        {
          mechanism: 'confissao',
          text: 'No décimo dia, quase larguei por causa de um número.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Escreve três mudanças da semana que não têm número.' },
        { mechanism: 'custo', text: 'Na pressa você corta demais e recupera tudo no feriado.' },
      ],
    },
    {
      question: 'Como parar de atacar a geladeira à noite?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Onze da noite, a luz da geladeira, e a colher direto no pote.' },
        { mechanism: 'mito', text: 'Fome noturna raramente é falta de força de vontade.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha cozinha ficava acesa até tarde; agora apago a luz às nove.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Às vezes o que a mão procura não tá na geladeira.' },
        { mechanism: 'contra', text: 'Jantar direito ajuda mais que trancar o armário.' },
        { mechanism: 'chamada', text: 'Se você come escondido e sobra culpa, vale pedir ajuda.' },
        { mechanism: 'desafio', text: 'Hoje, janta no prato, na mesa, com o celular em outro cômodo.' },
        { mechanism: 'prova', text: 'Mostro o lanche das cinco que acalma a minha noite.', needsTruth: true },
      ],
    },
    {
      question: 'Como fazer déficit calórico sem pesar comida?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Balancinha apitando na pia, criança esperando o arroz.' },
        { mechanism: 'numero', text: 'Meio prato de salada, um quarto de carne, o resto arroz com feijão.' },
        { mechanism: 'erro', text: 'Cortar demais na segunda e devolver tudo na quinta.' },
        { mechanism: 'desafio', text: 'Serve o jantar de hoje no menor prato da casa.' },
        { mechanism: 'contra', text: 'Corte pequeno, daqueles que nem incomodam, costuma durar.' },
        { mechanism: 'lacuna', text: 'A maior economia do dia costuma estar num copo.' },
        { mechanism: 'prova', text: 'Vou enxugar esse almoço, e ele continua cheio.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu regava a salada com a garrafa. Agora uso colher.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Chá pra emagrecer funciona mesmo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Xixi a mais não é gordura a menos.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu tomava uma jarra pela balança. Hoje tomo porque gosto.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“É natural, mal não faz.” Planta também pesa no fígado.' },
        { mechanism: 'erro', text: 'Misturar três ervas da banca com o remédio da pressão.' },
        {
          mechanism: 'confissao',
          text: 'Meu detox de sete dias acabou no rodízio de quarta.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Camomila sem açúcar ajuda quando ocupa o lugar do refri.' },
        { mechanism: 'loop', text: 'Abre esse saquinho: metade da mistura eu não reconheço.' },
        {
          mechanism: 'chamada',
          text: 'Gravidez, amamentação, remédio contínuo: pergunta no posto antes da xícara.',
        },
      ],
    },
    {
      question: 'Quantas horas de jejum intermitente pra começar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Jantou às oito, café às oito: já foram doze.' },
        { mechanism: 'cena', text: 'Onze e meia, xícara sem açúcar na mão, olho na marmita.' },
        {
          mechanism: 'antes-depois',
          text: 'Estreei com vinte. Hoje só fecho a cozinha às oito.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Dezesseis não é número mágico de nada.' },
        {
          mechanism: 'chamada',
          text: 'Quem já viveu compulsão precisa de outro caminho, com nutricionista.',
        },
        { mechanism: 'contra', text: 'Quem toma café às sete também chega lá, se a conta fechar.' },
        { mechanism: 'desafio', text: 'Anota a hora da última mordida de hoje.' },
        { mechanism: 'quebra', text: 'Tremeu, suou frio, escureceu a vista? Come.' },
      ],
    },
  ],
};
