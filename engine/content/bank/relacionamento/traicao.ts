import type { BankSubtopic } from '../../content-types.ts';

export const traicao: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'traicao',
  questions: [
    {
      question: 'Como lidar com uma traição?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Não decide o futuro do casamento hoje à noite.' },
        {
          mechanism: 'cena',
          text: 'A notificação na tela do carro, um nome desconhecido, o almoço esfriando.',
        },
        { mechanism: 'erro', text: 'Duas da manhã, e você lendo oito meses de conversa.' },
        { mechanism: 'numero', text: 'Escolhe uma pessoa pra contar, e deixa o grupo de doze fora.' },
        {
          mechanism: 'confissao',
          text: 'Decorei o horário, a roupa e a desculpa daquele dia.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“O que faltou em mim?” A pergunta foi pro endereço errado.' },
        { mechanism: 'contra', text: 'Vingança também estraga o seu sábado, não só o da pessoa.' },
        { mechanism: 'chamada', text: 'Se você soube ontem, come alguma coisa antes de responder.' },
      ],
    },
    {
      question: 'Por que alguém trai mesmo gostando?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Casa feliz também não vem com alarme contra traição.' },
        { mechanism: 'lacuna', text: 'Quem trai nem sempre tava procurando outra pessoa.' },
        { mechanism: 'compara', text: 'Falta de amor explica umas traições; falta de conversa, outras.' },
        { mechanism: 'loop', text: 'Costuma começar por isso aqui: uma conversa apagada sem motivo.' },
        { mechanism: 'erro', text: 'Você procura no espelho um defeito que não explica nada.' },
        { mechanism: 'pergunta', text: 'Vocês já combinaram o que é traição nessa casa?' },
        { mechanism: 'contra', text: 'Entender por que aconteceu não é assinar embaixo.' },
        { mechanism: 'custo', text: 'Investigar por meses deixa você morando naquele dia.' },
      ],
    },
    {
      question: 'Vale a pena continuar depois da traição?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Três coisas precisam aparecer antes do “eu te perdoo”.' },
        { mechanism: 'compara', text: 'Quem fica sente de noite; quem sai sente no domingo.' },
        { mechanism: 'mito', text: 'Perdoar não obriga ninguém a ficar.' },
        { mechanism: 'erro', text: 'Ficaram pelas crianças e brigam na frente delas todo dia.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu revistava bolso. No dia que parei, já sabia a resposta.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Quase todo pedido de desculpa vem faltando a mesma parte.' },
        {
          mechanism: 'prova',
          text: 'Escrevi duas cartas: a de quem fica e a de quem vai.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Foi só uma vez.” A conta que importa é outra.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra recuperar a confiança?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Entregar a senha do celular não devolve confiança.' },
        { mechanism: 'numero', text: 'Cem promessas pesam menos que um atraso avisado.' },
        { mechanism: 'cena', text: 'Oito e dez, a chave não girou, e o estômago sobe.' },
        { mechanism: 'custo', text: 'Vigiar a localização o dia inteiro esgota os dois.' },
        { mechanism: 'erro', text: 'Um pediu desculpa uma vez e mandou o outro superar.' },
        { mechanism: 'contra', text: 'A confiança volta num dia comum, sem novidade nenhuma.' },
        { mechanism: 'desafio', text: 'Combina um aviso só: quando atrasar, manda mensagem.' },
        { mechanism: 'loop', text: 'Repara quem puxa o assunto: esse sinal vem antes das palavras.' },
      ],
    },
    {
      question: 'Curtir foto de outra pessoa é traição?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“É só uma curtida.” Então curte na minha frente.' },
        { mechanism: 'compara', text: 'Da curtida na praia pra conversa às três tem uma estrada.' },
        { mechanism: 'lacuna', text: 'O combinado de vocês já responde isso, ou nunca existiu.' },
        { mechanism: 'erro', text: 'A briga foi pela foto, e o que doeu ficou calado.' },
        { mechanism: 'numero', text: 'Uma curtida é distração. Dez na mesma noite já é conversa.' },
        { mechanism: 'cena', text: 'O polegar rápido, a tela virada, e o silêncio no sofá.' },
        { mechanism: 'desafio', text: 'Cada um escreve num papel onde começa a traição.' },
        {
          mechanism: 'confissao',
          text: 'Fiz escândalo por um coração, e a ferida era antiga.',
          needsTruth: true,
        },
      ],
    },
  ],
};
