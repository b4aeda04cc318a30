import type { BankSubtopic } from '../../content-types.ts';

export const organizarARotina: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'organizar-a-rotina',
  questions: [
    {
      question: 'Como organizar a rotina de quem trabalha e estuda?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Onze da noite, apostila no sofá, uniforme na máquina.' },
        { mechanism: 'numero', text: 'Quatro horários fixos: aula, estudo, sono e feira.' },
        { mechanism: 'erro', text: 'Marcar estudo às dez depois de dez horas em pé.' },
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
        { mechanism: 'cena', text: 'Dezoito itens às oito, vinte e um às seis.' },
        { mechanism: 'mito', text: 'Lista boa deixa coisa de fora.' },
        { mechanism: 'dialogo', text: '“Marquei só coisa rápida.” Quinze rápidas dão um dia.' },
        { mechanism: 'erro', text: 'Escrever “resolver o carro” como se fosse uma tarefa.' },
        { mechanism: 'custo', text: 'Item que pula de dia cobra aluguel na cabeça.' },
        { mechanism: 'lacuna', text: 'Falta uma palavra no começo de cada linha sua.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha lista ocupava a página. Hoje cabe no dorso da mão.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o “marcar dentista” já virou bicho de estimação, vem.' },
      ],
    },
    {
      question: 'Planner, caderno ou aplicativo pra organizar a rotina?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Caderno que some na bolsa ou aplicativo que apita?' },
        { mechanism: 'contra', text: 'Verso de conta de luz organiza uma semana inteira.' },
        { mechanism: 'custo', text: 'Planner caro em branco pesa mais na consciência.' },
        { mechanism: 'mito', text: 'Adesivo fofo não paga a conta do dia dez.' },
        { mechanism: 'erro', text: 'Anotar metade na agenda e metade no zap.' },
        { mechanism: 'confissao', text: 'Tenho três planners e anoto tudo na mão.', needsTruth: true },
        { mechanism: 'numero', text: 'Com dois lugares pra anotar, um vira esquecimento.' },
        { mechanism: 'pergunta', text: 'Onde você anotou o último compromisso que esqueceu?' },
      ],
    },
    {
      question: 'Quanto tempo reservar pra planejar a semana?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte minutos de café já arrumam cinco dias.' },
        { mechanism: 'contra', text: 'Planejamento que passa de meia hora é passatempo.' },
        { mechanism: 'cena', text: 'Sexta, quatro e meia, a semana que vem já na folha.' },
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
        { mechanism: 'cena', text: 'Dez da manhã, escola ligando, febre, reunião às onze.' },
        { mechanism: 'contra', text: 'Enche só metade da agenda e chama de plano.' },
        { mechanism: 'erro', text: 'Empilhar tudo na sexta, o dia que sempre quebra.' },
        { mechanism: 'quebra', text: 'Tira uma tarefa de amanhã agora, sem escolher muito.' },
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
