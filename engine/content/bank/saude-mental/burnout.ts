import type { BankSubtopic } from '../../content-types.ts';

export const burnout: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'burnout',
  questions: [
    {
      question: 'Por que durmo e acordo sem energia pra trabalhar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Segunda, sete da manhã, notebook ainda fechado, e o dia já pesa.' },
        { mechanism: 'mito', text: 'Um sábado de sono não conserta um mês de plantão.' },
        { mechanism: 'compara', text: 'Oito horas de cama perdem pra doze de mensagem do trabalho.' },
        { mechanism: 'erro', text: 'Pé na rede, notebook no colo, e a gente chama de folga.' },
        { mechanism: 'lacuna', text: 'Seu domingo acaba às quatro da tarde, e tem motivo.' },
        {
          mechanism: 'confissao',
          text: 'Nas férias, eu lia e-mail escondido no banheiro da pousada.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse bipe aqui me seguia até o chuveiro.', needsTruth: true },
        { mechanism: 'contra', text: 'Dormir mais não resolve aquilo que a agenda estraga.' },
      ],
    },
    {
      question: 'É burnout ou só cansaço?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cansaço melhora na sexta; burnout começa no domingo.' },
        { mechanism: 'mito', text: 'Gostar do trabalho não protege ninguém de pifar.' },
        { mechanism: 'chamada', text: 'Se o som da notificação já acelera o peito, presta atenção.' },
        { mechanism: 'pergunta', text: 'Faz quanto tempo que nada do trabalho te anima?' },
        {
          mechanism: 'numero',
          text: 'Exaustão, frieza com tudo e nada rendendo: os três juntos pedem consulta.',
        },
        { mechanism: 'erro', text: 'Trocar a consulta por mais um café duplo.' },
        { mechanism: 'quebra', text: 'Solta o mouse e conta em quantos domingos você trabalhou.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu almoçava com a equipe; depois, no carro, em silêncio.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo dura o afastamento por burnout?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Os primeiros quinze dias são da empresa; depois entra o INSS.' },
        { mechanism: 'mito', text: 'Atestado por burnout vale igual ao de perna quebrada.' },
        { mechanism: 'erro', text: 'Terceiro dia de atestado, e você já respondeu mensagem da firma.' },
        { mechanism: 'cena', text: 'Pasta no colo, perícia marcada, e o medo de não acreditarem.' },
        { mechanism: 'lacuna', text: 'Na perícia, um papel do consultório conta mais que o desabafo.' },
        { mechanism: 'custo', text: 'Voltar antes da hora costuma trazer um segundo atestado.' },
        { mechanism: 'contra', text: 'O afastamento do colega durou um mês, e isso não é régua pro seu.' },
        { mechanism: 'dialogo', text: '“Vão achar que é frescura.” A médica que assina não acha.' },
      ],
    },
    {
      question: 'Como sair do burnout sem pedir demissão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Tira o e-mail do trabalho do celular por uma noite.' },
        {
          mechanism: 'numero',
          text: 'Um horário de saída, duas reuniões a menos, três noites sem notebook.',
        },
        { mechanism: 'contra', text: 'Carta de demissão escrita às três da manhã pode esperar.' },
        { mechanism: 'prova', text: 'Vou cortar minha agenda aqui: olha o que sai primeiro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu dizia sim no corredor; agora respondo “te falo amanhã”.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Quinze dias de férias acabam; sair às seis se repete.' },
        { mechanism: 'custo', text: 'Academia, curso e meditação na mesma semana também viram expediente.' },
        { mechanism: 'loop', text: 'Essa frase fecha meu computador às seis em ponto.', needsTruth: true },
      ],
    },
    {
      question: 'Como falar com o chefe sobre burnout?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'dialogo',
          text: '“Tô dando conta.” Eu disse isso na véspera do atestado.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Ensaia comigo: o pedido cabe em três frases.' },
        { mechanism: 'erro', text: 'Corredor, entre uma reunião e outra, não é lugar pra essa conversa.' },
        { mechanism: 'numero', text: 'Leva pro chefe duas saídas e um exemplo com data.' },
        {
          mechanism: 'confissao',
          text: 'Eu chorei na sala vazia antes de bater na porta do chefe.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Você puxa a cadeira na frente do chefe, e a voz some.' },
        { mechanism: 'custo', text: 'Cada mês de silêncio vira mais uma tarefa na sua mesa.' },
        { mechanism: 'chamada', text: 'Ensaia a conversa no ônibus e desiste no crachá? Essa é sua.' },
      ],
    },
    {
      question: 'Por que o trabalho tá me adoecendo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Crachá no pescoço, mão na maçaneta, e o estômago vira.' },
        { mechanism: 'lacuna', text: 'Repara em qual reunião a gastrite resolve aparecer.' },
        { mechanism: 'contra', text: 'Serviço de três pessoas derruba até quem ama a firma.' },
        { mechanism: 'numero', text: 'Meta dobrada, duas vagas fechadas, chefe no grupo às onze.' },
        { mechanism: 'dialogo', text: '“Aqui somos família.” A família mandou planilha no domingo.' },
        { mechanism: 'erro', text: 'Contar da enxaqueca ao médico e esconder o expediente.' },
        { mechanism: 'desafio', text: 'Anota por cinco dias a hora em que dói.' },
        { mechanism: 'custo', text: 'O bônus caiu na conta e saiu na farmácia.' },
      ],
    },
    {
      question: 'Vale a pena pedir demissão por burnout?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pedir as contas ou pedir afastamento: os direitos mudam.' },
        { mechanism: 'custo', text: 'Saída a pedido não dá seguro-desemprego.' },
        { mechanism: 'chamada', text: 'Carta pronta no rascunho e aluguel no dia dez? Espera comigo.' },
        { mechanism: 'erro', text: 'Assinar a rescisão na pior segunda do ano.' },
        {
          mechanism: 'confissao',
          text: 'Larguei tudo pelo celular, no banheiro, sem reserva nenhuma.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Três contas no papel: reserva, plano de saúde, aluguel.' },
        { mechanism: 'mito', text: 'Firma nova com o velho “deixa comigo” cansa igual.' },
        { mechanism: 'quebra', text: 'Fecha o rascunho e conta tudo primeiro pra médica.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra se recuperar do burnout?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Primeiro mês: dormir a noite inteira já é bastante.' },
        { mechanism: 'contra', text: 'Nas primeiras semanas, descansar pode dar agonia.' },
        {
          mechanism: 'antes-depois',
          text: 'Em março o toque me gelava. Em setembro, atendi.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Terça, três da tarde, praça, e a culpa sentada junto.' },
        { mechanism: 'erro', text: 'Voltar ao pique antigo na primeira manhã boa.' },
        { mechanism: 'loop', text: 'Essa recuperação anda de lado, feito caranguejo.' },
        { mechanism: 'desafio', text: 'Escolhe uma coisa que não rende nada e faz hoje.' },
        { mechanism: 'chamada', text: 'Se nem na folga a vida tem gosto, fala isso na consulta.' },
      ],
    },
  ],
};
