import type { BankSubtopic } from '../../content-types.ts';

export const faculdade: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'faculdade',
  questions: [
    {
      question: 'Como escolher o curso da faculdade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Lê a grade inteira, até o último semestre.' },
        { mechanism: 'cena', text: 'O prazo é meia-noite, e tem dois cursos abertos na tela.' },
        { mechanism: 'erro', text: 'Escolher medicina por causa da série de hospital.' },
        { mechanism: 'numero', text: 'Conversa com três pessoas que vivem disso numa terça.' },
        { mechanism: 'contra', text: 'Amar bicho não prova que você aguenta a cirurgia.' },
        { mechanism: 'mito', text: 'Curso da moda pode mudar antes da sua formatura.' },
        { mechanism: 'pergunta', text: 'Qual problema você aguenta resolver toda segunda?' },
        { mechanism: 'compara', text: 'Curso que impressiona no almoço nem sempre te segura na madrugada.' },
      ],
    },
    {
      question: 'Por que dá tanta vontade de largar a faculdade?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Terceiro semestre, fundo da sala, site de outro curso aberto.' },
        { mechanism: 'dialogo', text: '“Já paguei dois anos.” E os que faltam, você quer?' },
        { mechanism: 'contra', text: 'Antes de sumir da sala, dá pra trancar a matrícula.' },
        { mechanism: 'custo', text: 'Mais um semestre por teimosia são mais seis boletos.' },
        { mechanism: 'lacuna', text: 'Pode ser a cidade que tá errada, e não o curso.' },
        {
          mechanism: 'confissao',
          text: 'Larguei no quinto período e demorei pra contar em casa.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Semana de cinco provas não é hora de desistir de nada.' },
        { mechanism: 'mito', text: 'Aos vinte e três, trocar de curso ainda cabe.' },
      ],
    },
    {
      question: 'Faculdade EAD vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Ônibus lotado às seis ou a sua disciplina às nove da noite.' },
        { mechanism: 'mito', text: 'Curso reconhecido, diploma igual, com sala ou sem sala.' },
        { mechanism: 'erro', text: 'Assinar o contrato sem olhar a nota do curso no MEC.' },
        { mechanism: 'numero', text: 'Com menos de quatro noites fixas, a videoaula empilha.' },
        { mechanism: 'cena', text: 'Sofá, aula gravada, criança pedindo água, velocidade dobrada.' },
        { mechanism: 'contra', text: 'Mensalidade baixa com matéria acumulada sai cara.' },
        { mechanism: 'dialogo', text: '“Faço no meu tempo.” E qual é o horário dele?' },
        { mechanism: 'loop', text: 'Esse encontro presencial no rodapé mexe na sua semana.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra fazer um TCC?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma página por dia útil: vinte de TCC no mês.' },
        { mechanism: 'cena', text: 'Onze e cinquenta e oito, arquivo “tcc final agora vai”.' },
        { mechanism: 'erro', text: 'O seu tema tá do tamanho de uma biblioteca.' },
        { mechanism: 'custo', text: 'Referência formatada no último dia come a madrugada.' },
        { mechanism: 'mito', text: 'Introdução de TCC se escreve por último.' },
        { mechanism: 'quebra', text: 'Larga o artigo trinta e escreve um parágrafo ruim.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu sumia da orientação. Depois mandei página feia toda sexta.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou cortar um tema gigante pra caber num semestre.' },
      ],
    },
    {
      question: 'Como conseguir bolsa na faculdade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Bate em três lugares: Prouni, secretaria e sindicato.' },
        { mechanism: 'erro', text: 'Pagar a primeira mensalidade cheia sem perguntar de desconto.' },
        { mechanism: 'desafio', text: 'Liga na secretaria e pede o edital de bolsas.' },
        { mechanism: 'mito', text: 'Bolsa também sai por renda, esporte e trabalho na biblioteca.' },
        { mechanism: 'chamada', text: 'Venceu o boleto e a conta não fecha? Começa por aqui.' },
        { mechanism: 'loop', text: 'Esse edital no mural pode pagar até o ônibus.' },
        { mechanism: 'dialogo', text: '“Já começou o semestre.” Vaga remanescente também existe.' },
        { mechanism: 'cena', text: 'Fila da secretaria, e o comprovante de renda tá amassado na pasta.' },
      ],
    },
  ],
};
