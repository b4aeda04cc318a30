import type { BankSubtopic } from '../../content-types.ts';

export const duvidasDeFe: BankSubtopic = {
  domain: 'fe',
  subtopic: 'duvidas-de-fe',
  questions: [
    {
      question: 'Como lidar com dúvidas de fé?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Penúltimo banco, sermão no meio, uma pergunta atravessada.' },
        { mechanism: 'desafio', text: 'Escreve a dúvida inteira, com ponto de interrogação.' },
        { mechanism: 'contra', text: 'Pergunta teimosa também é sinal de vida.' },
        { mechanism: 'erro', text: 'Pesquisar às duas da manhã, cair no pior comentário.' },
        { mechanism: 'numero', text: 'Três ouvidos ajudam: um mais velho, um calmo, um que discorda.' },
        {
          mechanism: 'prova',
          text: 'Abro meu caderno na página das perguntas sem resposta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Sai da briga dos comentários e procura um rosto.' },
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
        { mechanism: 'dialogo', text: '“E o corpo como templo?” Lê a carta toda, sem pressa.' },
        { mechanism: 'compara', text: 'Uma igreja acolhe, outra aconselha que não: conversa na sua.' },
        { mechanism: 'mito', text: 'Tinta na pele não mede quem a pessoa é.' },
        { mechanism: 'lacuna', text: 'O verso mais citado fala de um costume antigo.' },
        { mechanism: 'cena', text: 'Agulha parada, nome da mãe no braço, medo do domingo.' },
        { mechanism: 'contra', text: 'Por trás da tinta, a pergunta costuma ser outra.' },
        { mechanism: 'erro', text: 'Marcar a sessão no impulso e procurar permissão depois.' },
        { mechanism: 'pergunta', text: 'A marca é pra lembrar ou pra provar?' },
      ],
    },
    {
      question: 'Preciso dar o dízimo todo mês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Dízimo não compra resposta de oração.' },
        { mechanism: 'numero', text: 'A palavra vem de dez, mas a conversa vai além.' },
        { mechanism: 'cena', text: 'Envelope na mão, mercado por fazer, cesta passando.' },
        { mechanism: 'contra', text: 'Contribuir também pode ser tempo, sopa e carona.' },
        { mechanism: 'dialogo', text: '“Esse mês não deu.” Dá pra dizer de cabeça erguida.' },
        { mechanism: 'custo', text: 'Parcela atrasada por culpa não vira oferta alegre.' },
        { mechanism: 'desafio', text: 'Conversa em casa antes de escrever o valor.' },
        { mechanism: 'chamada', text: 'Pra quem dobra o envelope com vergonha da nota.' },
      ],
    },
    {
      question: 'Por que tenho medo de estar pecando em tudo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Culpa o dia inteiro não é termômetro de fé.' },
        { mechanism: 'cena', text: 'Pedido de perdão repetido sete vezes antes do sono.' },
        { mechanism: 'lacuna', text: 'Esse aperto, às vezes, tem nome fora da igreja.' },
        { mechanism: 'numero', text: 'Duas portas ajudam: a do confessor e a do consultório.' },
        { mechanism: 'quebra', text: 'Solta a lista de hoje e apaga a luz.' },
        { mechanism: 'confissao', text: 'Eu pedia perdão até por bocejar na missa.', needsTruth: true },
        { mechanism: 'compara', text: 'Consciência orienta; acusação sem fim só desgasta.' },
        { mechanism: 'erro', text: 'Guardar esse peso sem falar com alguém de confiança.' },
      ],
    },
    {
      question: 'Ter dúvida é falta de fé?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'A incerteza visita até quem prega.' },
        { mechanism: 'dialogo', text: '“Ajuda a minha incredulidade.” Alguém orou assim no evangelho.' },
        { mechanism: 'mito', text: 'Duvidar também é olhar de perto.' },
        { mechanism: 'lacuna', text: 'Um discípulo ganhou fama por pedir prova.' },
        { mechanism: 'cena', text: 'Hino na boca, cabeça longe, mão no bolso.' },
        { mechanism: 'loop', text: 'Essa pergunta já tirou o sono de muito santo.' },
        { mechanism: 'chamada', text: 'Você canta, serve, e ela não vai embora: fica aqui.' },
        { mechanism: 'custo', text: 'Fingir certeza gasta mais força que perguntar.' },
      ],
    },
  ],
};
