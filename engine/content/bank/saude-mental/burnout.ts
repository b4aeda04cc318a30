import type { BankSubtopic } from '../../content-types.ts';

export const burnout: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'burnout',
  questions: [
    {
      question: 'Por que durmo e acordo sem energia pra trabalhar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Segunda, sete da manhã, notebook fechado, e já pesa.' },
        { mechanism: 'mito', text: 'Fim de semana não conserta um mês de plantão.' },
        { mechanism: 'compara', text: 'Oito horas de cama, doze de mensagem do trabalho.' },
        { mechanism: 'erro', text: 'Levar o notebook pra rede e chamar de folga.' },
        { mechanism: 'lacuna', text: 'Seu domingo acaba às quatro da tarde, e tem motivo.' },
        { mechanism: 'confissao', text: 'Nas férias, eu lia e-mail escondido no banheiro da pousada.', needsTruth: true },
        { mechanism: 'loop', text: 'Esse bipe aqui me seguia até o chuveiro.', needsTruth: true },
        { mechanism: 'contra', text: 'Dormir mais não resolve o que a agenda estraga.' },
      ],
    },
    {
      question: 'É burnout ou só cansaço?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cansaço melhora na sexta; burnout começa no domingo.' },
        { mechanism: 'mito', text: 'Paixão pelo trabalho não vem com extintor.' },
        { mechanism: 'chamada', text: 'Se o som da notificação acelera o peito, presta atenção.' },
        { mechanism: 'pergunta', text: 'Faz quanto tempo que nada do trabalho te anima?' },
        { mechanism: 'numero', text: 'Exaustão, frieza com tudo e nada rendendo: três sinais juntos.' },
        { mechanism: 'erro', text: 'Trocar a consulta por mais um café duplo.' },
        { mechanism: 'quebra', text: 'Solta o mouse e baixa os ombros.' },
        { mechanism: 'antes-depois', text: 'Antes eu almoçava com a equipe; depois, no carro, em silêncio.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo dura o afastamento por burnout?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Os primeiros quinze dias são da empresa; depois entra o INSS.' },
        { mechanism: 'mito', text: 'Atestado não é folga disfarçada.' },
        { mechanism: 'erro', text: 'Responder mensagem da firma no terceiro dia de atestado.' },
        { mechanism: 'cena', text: 'Perícia marcada, pasta no colo, medo de não acreditarem.' },
        { mechanism: 'lacuna', text: 'Um papel do consultório fala mais que qualquer desabafo.' },
        { mechanism: 'custo', text: 'Voltar antes da hora costuma trazer um segundo atestado.' },
        { mechanism: 'contra', text: 'O colega voltou em um mês, e isso não diz nada.' },
        { mechanism: 'dialogo', text: '“Vão achar que é frescura.” A médica que assina não acha.' },
      ],
    },
    {
      question: 'Como sair do burnout sem pedir demissão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Tira o e-mail do trabalho do celular por uma noite.' },
        { mechanism: 'numero', text: 'Um horário de saída, duas reuniões a menos, três noites livres.' },
        { mechanism: 'contra', text: 'Carta de demissão escrita às três da manhã pode esperar.' },
        { mechanism: 'prova', text: 'Vou cortar minha agenda aqui: olha o que sai primeiro.' },
        { mechanism: 'antes-depois', text: 'Eu dizia sim no corredor. Agora respondo “te falo amanhã”.', needsTruth: true },
        { mechanism: 'compara', text: 'Quinze dias de férias acabam; sair às seis se repete.' },
        { mechanism: 'custo', text: 'Academia, curso e terapia na mesma semana: o esgotamento agradece.' },
        { mechanism: 'loop', text: 'Essa frase fecha meu computador às seis em ponto.', needsTruth: true },
      ],
    },
    {
      question: 'Como falar com o chefe sobre burnout?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Tô dando conta.” Eu disse isso na véspera do atestado.', needsTruth: true },
        { mechanism: 'prova', text: 'Ensaia comigo: o pedido cabe em três frases.' },
        { mechanism: 'erro', text: 'Desabafar no corredor, entre uma reunião e outra.' },
        { mechanism: 'numero', text: 'Leva duas propostas prontas e um exemplo com data.' },
        { mechanism: 'confissao', text: 'Chorei na sala vazia antes de bater na porta dele.', needsTruth: true },
        { mechanism: 'cena', text: 'Porta de vidro, cadeira puxada, e a voz some.' },
        { mechanism: 'custo', text: 'Cada mês de silêncio vira mais uma tarefa na sua mesa.' },
        { mechanism: 'chamada', text: 'Pra quem ensaia a conversa no ônibus e desiste no crachá.' },
      ],
    },
  ],
};
