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
        { mechanism: 'cena', text: 'Porta encostada, chefe de fone, discurso preso na garganta.' },
        { mechanism: 'erro', text: 'Chegar falando do aluguel e da prestação do carro.' },
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
        { mechanism: 'cena', text: 'Avaliação ótima, tapinha no ombro, mesmo holerite.' },
        { mechanism: 'mito', text: 'Trabalho bem feito não fala sozinho em reunião de orçamento.' },
        { mechanism: 'lacuna', text: 'Falta uma frase pro seu chefe te defender lá em cima.' },
        { mechanism: 'custo', text: 'Assumir três funções de graça ensina que são de graça.' },
        { mechanism: 'chamada', text: 'Treinou alguém que hoje ganha mais? Fica aqui.' },
        {
          mechanism: 'confissao',
          text: 'Passei dois anos esperando o chefe notar a minha planilha.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Fazer o pedido no corredor, entre um café e um incêndio.' },
        { mechanism: 'loop', text: 'Esse “vamos ver mais pra frente” tem tradução.' },
      ],
    },
    {
      question: 'Vale usar proposta de outra empresa pra pedir aumento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Proposta assinada sustenta a conversa, blefe só o primeiro minuto.' },
        { mechanism: 'erro', text: 'Ameaçar sair sem ter mesa nova na segunda.' },
        { mechanism: 'contra', text: 'Às vezes a oferta boa merece é ser aceita.' },
        { mechanism: 'cena', text: 'E-mail de fora impresso, chefe lendo bem devagar.' },
        { mechanism: 'custo', text: 'Blefe que dá errado termina em aviso prévio.' },
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
        { mechanism: 'numero', text: 'Um ano de casa e três entregas já dão chão.' },
        { mechanism: 'mito', text: 'Aniversário de firma não vem com reajuste embrulhado.' },
        { mechanism: 'cena', text: 'Novembro, orçamento fechando, seu nome fora da planilha.' },
        { mechanism: 'contra', text: 'Sete meses com serviço dobrado já valem uma conversa.' },
        { mechanism: 'desafio', text: 'Pergunta no RH em que mês fecham o orçamento.' },
        {
          mechanism: 'confissao',
          text: 'Pedi no terceiro mês e levei um não muito educado.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Esquece a data de admissão e conta as tarefas novas.' },
        { mechanism: 'chamada', text: 'Pra quem mudou de cargo com o salário do antigo.' },
      ],
    },
    {
      question: 'Quanto pedir de aumento de salário?',
      family: 'decisao',
      hooks: [
        { mechanism: 'desafio', text: 'Acha cinco vagas iguais à sua e anota as faixas.' },
        { mechanism: 'erro', text: 'Chutar um número redondo dentro do elevador.' },
        { mechanism: 'lacuna', text: 'Falta um valor nessa conta, e ele não tá no holerite.' },
        { mechanism: 'numero', text: 'Leva o sonho, o justo e o mínimo: três valores.' },
        { mechanism: 'contra', text: 'Pedido tímido demais some no meio do dissídio.' },
        { mechanism: 'prova', text: 'Vou fazer essa conta com salário, vale e convênio.' },
        { mechanism: 'compara', text: 'Mais dinheiro ou dois dias em casa: põe preço nos dois.' },
        { mechanism: 'loop', text: 'Esse vale que você ignora também entra na conversa.' },
      ],
    },
  ],
};
