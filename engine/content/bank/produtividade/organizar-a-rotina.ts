import type { BankSubtopic } from '../../content-types.ts';

export const organizarARotina: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'organizar-a-rotina',
  questions: [
    {
      question: 'Como organizar a rotina de quem trabalha e estuda?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O uniforme tá na máquina, e a apostila ficou no sofá.' },
        { mechanism: 'numero', text: 'Quatro horários fixos: aula, estudo, sono e feira.' },
        { mechanism: 'erro', text: 'Depois de dez horas em pé, estudo às dez não vai.' },
        { mechanism: 'contra', text: 'Usa o ônibus pra ler e o domingo pra dormir.' },
        { mechanism: 'confissao', text: 'Fiz trabalho da faculdade no banheiro da firma.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Vou encaixar a minha semana inteira num papel de pão.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Pinta no calendário só as horas que já têm dono.' },
        { mechanism: 'quebra', text: 'Risca o sábado à noite e deixa vazio.' },
      ],
    },
    {
      question: 'Por que minha lista de tarefas nunca acaba?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Às oito eram dezoito tarefas. Às seis, vinte e uma.' },
        { mechanism: 'mito', text: 'Lista boa é a que deixa coisa de fora.' },
        { mechanism: 'dialogo', text: '“Marquei só coisa rápida.” Quinze rápidas dão um dia.' },
        { mechanism: 'erro', text: '“Resolver o carro” não é tarefa, é um monte delas.' },
        { mechanism: 'custo', text: 'Tarefa que você passa de dia em dia pesa o dobro.' },
        { mechanism: 'lacuna', text: 'Falta uma palavra no começo de cada linha da lista.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha lista ocupava a página. Hoje cabe no dorso da mão.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o “marcar dentista” já virou bicho de estimação, sai hoje.' },
      ],
    },
    {
      question: 'Planner, caderno ou aplicativo pra organizar a rotina?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Caderno que some na bolsa ou aplicativo que apita?' },
        { mechanism: 'contra', text: 'Verso de conta de luz organiza uma semana inteira.' },
        { mechanism: 'custo', text: 'Planner caro em branco pesa na gaveta e na consciência.' },
        { mechanism: 'mito', text: 'Planner cheio de adesivo não lembra o boleto do dia dez.' },
        { mechanism: 'erro', text: 'Metade na agenda, metade no zap: a reunião caiu no meio.' },
        { mechanism: 'confissao', text: 'Tenho três planners e anoto tudo na mão.', needsTruth: true },
        { mechanism: 'numero', text: 'Com dois lugares pra anotar, um vira esquecimento.' },
        { mechanism: 'pergunta', text: 'Onde você anotou o último compromisso que esqueceu?' },
      ],
    },
    {
      question: 'Quanto tempo reservar pra planejar a semana?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte minutos, um café, e a semana já tem dono.' },
        { mechanism: 'contra', text: 'Planejamento que passa de meia hora é passatempo.' },
        { mechanism: 'cena', text: 'Sexta, quatro e meia, e a semana que vem já tá na folha.' },
        { mechanism: 'desafio', text: 'Arruma só a quarta-feira, que é onde tudo desanda.' },
        { mechanism: 'mito', text: 'Planejar domingo de noite costuma azedar o domingo.' },
        { mechanism: 'loop', text: 'Essa folha dobrada em quatro é a minha semana.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu planejava hora por hora. Agora planejo manhã e tarde.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Não tenho tempo de planejar.” E pra procurar a conta?' },
      ],
    },
    {
      question: 'Como organizar a rotina com imprevisto todo dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dez da manhã, a escola liga: febre. E a reunião é às onze.' },
        { mechanism: 'contra', text: 'Deixa metade da agenda em branco e chama isso de plano.' },
        { mechanism: 'erro', text: 'Você empurra tudo pra sexta, e a sexta sempre quebra.' },
        { mechanism: 'quebra', text: 'Tira uma tarefa de amanhã agora, sem pensar muito.' },
        { mechanism: 'numero', text: 'Uma tarefa inegociável por dia, e o resto dança.' },
        {
          mechanism: 'prova',
          text: 'Essa era a minha terça. Essa foi a terça de verdade.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Cada imprevisto remarcado no susto empurra mais dois.' },
        { mechanism: 'lacuna', text: 'O imprevisto da sua semana costuma ter dia certo.' },
      ],
    },
  ],
};
