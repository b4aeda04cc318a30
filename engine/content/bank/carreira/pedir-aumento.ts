import type { BankSubtopic } from '../../content-types.ts';

export const pedirAumento: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'pedir-aumento',
  questions: [
    {
      question: 'Como pedir aumento de salário pro chefe?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Abre um bloco e escreve cinco entregas com data.' },
        { mechanism: 'cena', text: 'Chefe de fone, e o discurso inteiro preso na garganta.' },
        { mechanism: 'erro', text: 'Aluguel e prestação do carro não entram nessa conversa.' },
        { mechanism: 'numero', text: 'Uma entrega, um valor, um pedido, e boca fechada.' },
        { mechanism: 'quebra', text: 'Tira o “eu acho que mereço” da primeira frase.' },
        { mechanism: 'prova', text: 'Vou ensaiar esse pedido aqui, frase por frase.' },
        { mechanism: 'dialogo', text: '“Queria ver uma coisinha.” Coisinha não mexe em holerite.' },
        { mechanism: 'contra', text: 'Humor do chefe pesa menos que data de orçamento.' },
      ],
    },
    {
      question: 'Por que meu chefe nunca me dá aumento?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Avaliação ótima, tapinha no ombro, e o holerite nem se mexeu.' },
        { mechanism: 'mito', text: 'Na reunião de orçamento, trabalho bem feito fica mudo.' },
        { mechanism: 'lacuna', text: 'Falta uma frase pro seu chefe te defender lá em cima.' },
        { mechanism: 'custo', text: 'Assumir três funções de graça ensina que são de graça.' },
        { mechanism: 'chamada', text: 'Treinou alguém que hoje ganha mais? Fica aqui.' },
        {
          mechanism: 'confissao',
          text: 'Dois anos de planilha impecável, e eu esperando ele notar.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Fazer o pedido no corredor, entre um café e um incêndio.' },
        { mechanism: 'loop', text: 'Esse “vamos ver mais pra frente” tem tradução.' },
      ],
    },
    {
      question: 'Vale a pena usar proposta de outra empresa pra pedir aumento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Com proposta assinada você conversa, com blefe você torce.' },
        { mechanism: 'erro', text: 'Ameaçar sair sem ter mesa nova na segunda.' },
        { mechanism: 'contra', text: 'Oferta boa, às vezes, a gente só aceita.' },
        { mechanism: 'cena', text: 'E-mail de fora impresso, chefe lendo bem devagar.' },
        { mechanism: 'custo', text: 'Mostrou a oferta, ficou, e agora te tratam como quem tá saindo.' },
        { mechanism: 'dialogo', text: '“A gente cobre.” E por que não cobria ontem?' },
        { mechanism: 'mito', text: 'Contraproposta mexe no salário e deixa o resto igual.' },
        {
          mechanism: 'antes-depois',
          text: 'Primeiro usei uma oferta de ameaça. Na seguinte, de conversa.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo de empresa pra pedir aumento?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com um ano de casa e três entregas, já dá pra sentar e conversar.' },
        { mechanism: 'mito', text: 'Aniversário de firma não vem com reajuste embrulhado.' },
        { mechanism: 'cena', text: 'Novembro chegou, o orçamento fechou, e o seu nome nem tava lá.' },
        { mechanism: 'contra', text: 'Sete meses com serviço dobrado já valem uma conversa.' },
        { mechanism: 'desafio', text: 'Pergunta no RH em que mês fecham o orçamento.' },
        {
          mechanism: 'confissao',
          text: 'Pedi no terceiro mês e levei um não muito educado.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Esquece a data de admissão, conta as tarefas novas.' },
        { mechanism: 'chamada', text: 'Se o cargo mudou no e-mail e o holerite não, senta aqui.' },
      ],
    },
    {
      question: 'Quanto pedir de aumento de salário?',
      family: 'decisao',
      hooks: [
        { mechanism: 'desafio', text: 'Acha cinco vagas iguais à sua e anota as faixas.' },
        { mechanism: 'erro', text: 'Número chutado no elevador você não consegue defender depois.' },
        { mechanism: 'lacuna', text: 'Falta um valor nessa conta, e ele não tá no holerite.' },
        { mechanism: 'numero', text: 'Pedir 2.870 parece conta, pedir 3.000 parece chute.' },
        { mechanism: 'contra', text: 'Pedido tímido demais some no meio do dissídio.' },
        { mechanism: 'prova', text: 'Vou fazer essa conta com salário, vale e convênio.' },
        { mechanism: 'compara', text: 'Mais dinheiro ou dois dias em casa: põe preço nos dois.' },
        { mechanism: 'loop', text: 'Esse vale que você ignora também entra na conversa.' },
      ],
    },
  ],
};
