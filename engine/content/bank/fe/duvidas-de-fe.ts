import type { BankSubtopic } from '../../content-types.ts';

export const duvidasDeFe: BankSubtopic = {
  domain: 'fe',
  subtopic: 'duvidas-de-fe',
  questions: [
    {
      question: 'Como lidar com dúvidas de fé?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Penúltimo banco, sermão no meio, e uma pergunta que não sossega.' },
        { mechanism: 'desafio', text: 'Escreve a dúvida inteira num papel, com ponto de interrogação.' },
        { mechanism: 'contra', text: 'Pergunta que insiste também é sinal de fé viva.' },
        { mechanism: 'erro', text: 'Quem pesquisa a dúvida às duas da manhã cai no pior comentário.' },
        {
          mechanism: 'numero',
          text: 'Conversa com três pessoas: uma mais velha, uma calma, uma que discorda.',
        },
        {
          mechanism: 'prova',
          text: 'Vou abrir meu caderno na página das perguntas sem resposta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Sai da briga dos comentários e procura alguém pra um café.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu escondia a pergunta; hoje levo pro café do grupo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Fazer tatuagem é pecado?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“E o corpo como templo?” Lê a carta inteira, sem pressa.' },
        { mechanism: 'compara', text: 'Uma igreja acolhe, outra aconselha que não: pergunta na sua.' },
        { mechanism: 'mito', text: 'Tinta na pele não mede a fé de ninguém.' },
        { mechanism: 'lacuna', text: 'O verso que mais citam falava de um costume da época.' },
        { mechanism: 'cena', text: 'Desenho pronto, o nome da mãe no papel, e vem o medo do domingo.' },
        { mechanism: 'contra', text: 'Por trás da tinta, a pergunta costuma ser outra.' },
        { mechanism: 'erro', text: 'Não marca a sessão no impulso pra depois procurar permissão.' },
        { mechanism: 'pergunta', text: 'Essa tatuagem é pra lembrar ou pra provar alguma coisa?' },
      ],
    },
    {
      question: 'Preciso dar o dízimo todo mês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Dízimo não compra resposta de oração.' },
        { mechanism: 'numero', text: 'A palavra dízimo vem de dez, mas a conversa não para na conta.' },
        { mechanism: 'cena', text: 'Com o mercado por fazer, o envelope pesa na mão.' },
        { mechanism: 'contra', text: 'Tem mês em que a gente contribui com tempo, sopa e carona.' },
        { mechanism: 'dialogo', text: '“Esse mês não deu.” Dá pra dizer isso de cabeça erguida.' },
        { mechanism: 'custo', text: 'Atrasar o aluguel por culpa não deixa a oferta mais alegre.' },
        { mechanism: 'desafio', text: 'Antes de escrever o valor, conversa em casa.' },
        { mechanism: 'chamada', text: 'Pra quem dobra o envelope pra esconder a nota.' },
      ],
    },
    {
      question: 'Por que tenho medo de estar pecando em tudo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Sentir culpa o dia inteiro não é termômetro de fé.' },
        { mechanism: 'cena', text: 'Já pediu perdão sete vezes, e o sono não vem.' },
        { mechanism: 'lacuna', text: 'Esse aperto às vezes tem nome fora da igreja.' },
        { mechanism: 'numero', text: 'Você pode bater em duas portas: a do confessor e a do consultório.' },
        { mechanism: 'quebra', text: 'Solta a lista de hoje e apaga a luz.' },
        { mechanism: 'confissao', text: 'Eu pedia perdão até por bocejar na missa.', needsTruth: true },
        { mechanism: 'compara', text: 'A consciência orienta; a acusação sem fim só desgasta.' },
        { mechanism: 'erro', text: 'Não carrega isso sem contar pra alguém de confiança.' },
      ],
    },
    {
      question: 'Ter dúvida é falta de fé?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Até quem prega tem noite de incerteza.' },
        { mechanism: 'dialogo', text: '“Ajuda a minha incredulidade.” Um pai pediu isso no evangelho.' },
        { mechanism: 'mito', text: 'Dá pra duvidar e continuar no banco, cantando.' },
        { mechanism: 'lacuna', text: 'Um discípulo ganhou fama por pedir prova.' },
        { mechanism: 'cena', text: 'Hino na boca, mão no bolso, cabeça em outro lugar.' },
        { mechanism: 'loop', text: 'Essa pergunta já tirou o sono de muito santo.' },
        { mechanism: 'chamada', text: 'Se você canta, serve e a dúvida não vai embora, fica aqui.' },
        { mechanism: 'custo', text: 'Fingir que tá tudo certo cansa mais que perguntar.' },
      ],
    },
  ],
};
