import type { BankSubtopic } from '../../content-types.ts';

export const criancaNaEscola: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'crianca-na-escola',
  questions: [
    {
      question: 'Como ajudar meu filho na lição de casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Seis da tarde, mochila no chão, lápis sumido de novo.' },
        { mechanism: 'quebra', text: 'Solta o lápis e deixa a letra torta ali.' },
        { mechanism: 'erro', text: 'Apagou a resposta errada, e a professora nem ficou sabendo.' },
        { mechanism: 'desafio', text: 'Pede “me explica como você fez” e só escuta.' },
        { mechanism: 'numero', text: 'Vinte minutos de lição com a tevê desligada, e chega.' },
        { mechanism: 'prova', text: 'Vou mostrar três perguntas que ajudam sem dar a resposta.' },
        { mechanism: 'contra', text: 'O erro no caderno é recado pra professora.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu soprava a resposta pra acabar logo. Hoje sopro uma pista.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu filho tirou nota baixa na escola?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“É preguiça.” Será que ele enxerga o quadro?' },
        { mechanism: 'cena', text: 'Boletim dobrado em quatro no fundo da mochila.' },
        { mechanism: 'custo', text: 'Bronca feia hoje esconde a prova de amanhã.' },
        { mechanism: 'lacuna', text: 'Antes da nota, costuma mudar uma coisa no recreio.' },
        { mechanism: 'erro', text: 'Botar o boletim da irmã na mesa pra ele ver.' },
        {
          mechanism: 'confissao',
          text: 'Assinei a nota vermelha sem perguntar do dia dele.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Nota vermelha às vezes é vergonha de perguntar.' },
        { mechanism: 'loop', text: 'No portão da escola, troca o “como foi” por essa pergunta.' },
      ],
    },
    {
      question: 'Vale a pena pôr meu filho no reforço escolar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O reforço cuida da conta, a conversa acha o motivo.' },
        { mechanism: 'contra', text: 'Às vezes falta uma tarde livre, e não mais uma aula.' },
        { mechanism: 'pergunta', text: 'O que a professora respondeu quando você perguntou?' },
        { mechanism: 'numero', text: 'Espera duas provas e uma reunião antes de pagar aula.' },
        { mechanism: 'erro', text: 'Não corta o futebol pra encaixar mais uma aula.' },
        { mechanism: 'custo', text: 'Agenda lotada aos oito anos aparece na hora de dormir.' },
        { mechanism: 'chamada', text: 'Se a tarefa termina em choro três noites por semana, fica.' },
        { mechanism: 'mito', text: 'Noite mal dormida, aula particular nenhuma conserta.' },
      ],
    },
    {
      question: 'Com que idade a criança deve aprender a ler?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Cantar o alfabeto inteiro ainda não é ler.' },
        { mechanism: 'numero', text: 'Segundo ano terminando: é aí que a escola espera leitura.' },
        { mechanism: 'compara', text: 'O primo leu aos cinco, o seu pode ler aos sete.' },
        { mechanism: 'cena', text: 'Placa da padaria, dedinho apontando o primeiro pedaço.' },
        { mechanism: 'desafio', text: 'Lê dez minutos na cama, apontando cada palavra pra criança ver.' },
        { mechanism: 'erro', text: 'Cobrar letra de mão antes da palavra fazer sentido.' },
        { mechanism: 'contra', text: 'Brincar de rima no carro também ensina a ler, tá?' },
        { mechanism: 'chamada', text: 'Terceiro ano e a leitura não veio: conversa com a escola.' },
      ],
    },
    {
      question: 'O que fazer quando meu filho sofre bullying na escola?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Domingo à noite, uniforme na cadeira, vontade nenhuma de ir.' },
        { mechanism: 'erro', text: 'Mandar revidar e encerrar o assunto.' },
        { mechanism: 'quebra', text: 'Desliga o fogão e escuta até o fim.' },
        { mechanism: 'numero', text: 'Anota três coisas: o dia, o lugar e quem tava perto.' },
        { mechanism: 'dialogo', text: '“É brincadeira de criança.” Brincadeira diverte os dois lados.' },
        { mechanism: 'mito', text: 'Ignorar o apelido nem sempre faz o apelido parar.' },
        { mechanism: 'desafio', text: 'Pede por escrito uma reunião com a coordenação da escola.' },
        { mechanism: 'lacuna', text: 'Criança costuma contar de lado, falando de um colega.' },
      ],
    },
  ],
};
