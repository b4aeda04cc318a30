import type { BankSubtopic } from '../../content-types.ts';

export const traicao: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'traicao',
  questions: [
    {
      question: 'Como lidar com uma traição?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Não decide nada hoje à noite.' },
        { mechanism: 'cena', text: 'Notificação na tela do carro, nome desconhecido, almoço esfriando.' },
        { mechanism: 'erro', text: 'Ler oito meses de conversa às duas da manhã.' },
        { mechanism: 'numero', text: 'Escolhe uma pessoa pra contar, não o grupo de doze.' },
        { mechanism: 'confissao', text: 'Decorei o horário, a roupa e a desculpa daquele dia.', needsTruth: true },
        { mechanism: 'dialogo', text: '“O que faltou em mim?” A pergunta foi pro endereço errado.' },
        { mechanism: 'contra', text: 'Vingança também estraga o seu sábado.' },
        { mechanism: 'chamada', text: 'Se você soube ontem, come alguma coisa antes de responder.' },
      ],
    },
    {
      question: 'Por que alguém trai mesmo gostando?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Casa feliz não vem com alarme contra traição.' },
        { mechanism: 'lacuna', text: 'Quem trai nem sempre tava procurando outra pessoa.' },
        { mechanism: 'compara', text: 'Falta de amor explica umas; falta de coragem explica outras.' },
        { mechanism: 'loop', text: 'Costuma começar por isso aqui: uma conversa apagada sem motivo.' },
        { mechanism: 'erro', text: 'Procurar o defeito no próprio corpo.' },
        { mechanism: 'pergunta', text: 'Vocês já combinaram o que é traição nessa casa?' },
        { mechanism: 'contra', text: 'Explicação não é desculpa, mas devolve o sono.' },
        { mechanism: 'custo', text: 'Investigar o porquê por meses deixa você morando naquele dia.' },
      ],
    },
    {
      question: 'Vale a pena continuar depois da traição?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Três coisas precisam aparecer antes do “eu te perdoo”.' },
        { mechanism: 'compara', text: 'Ficar com medo ou sair com saudade: cada uma dói diferente.' },
        { mechanism: 'mito', text: 'Perdoar não obriga ninguém a ficar.' },
        { mechanism: 'erro', text: 'Continuar pelas crianças e brigar na frente delas.' },
        { mechanism: 'antes-depois', text: 'Eu revistava o bolso. No dia que parei, soube a resposta.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Uma parte do pedido de desculpa falta em quase todos.' },
        { mechanism: 'prova', text: 'Escrevi duas cartas: a de quem fica e a de quem vai.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Foi só uma vez.” A conta que importa é outra.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra recuperar a confiança?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Senha do celular não devolve confiança.' },
        { mechanism: 'numero', text: 'Cem promessas pesam menos que um atraso avisado.' },
        { mechanism: 'cena', text: 'Oito e dez, a chave não girou, o estômago sobe.' },
        { mechanism: 'custo', text: 'Vigiar a localização o dia todo esgota os dois lados.' },
        { mechanism: 'erro', text: 'Marcar data pra outra pessoa “superar logo”.' },
        { mechanism: 'contra', text: 'Confiança volta no dia sem novidade.' },
        { mechanism: 'desafio', text: 'Combina um aviso só: quando atrasar, manda mensagem.' },
        { mechanism: 'loop', text: 'Esse sinal vem antes das palavras: quem puxa o assunto.' },
      ],
    },
    {
      question: 'Curtir foto de outra pessoa é traição?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“É só uma curtida.” Então curte na minha frente.' },
        { mechanism: 'compara', text: 'Curtida em foto de praia não é conversa às três da manhã.' },
        { mechanism: 'lacuna', text: 'O combinado de vocês já responde isso, ou nunca existiu.' },
        { mechanism: 'erro', text: 'Brigar pela foto e calar sobre o que doeu.' },
        { mechanism: 'numero', text: 'Dez curtidas na mesma noite contam outra história que uma.' },
        { mechanism: 'cena', text: 'Polegar rápido, tela virada, silêncio no sofá.' },
        { mechanism: 'desafio', text: 'Cada um escreve num papel o que é traição.' },
        { mechanism: 'confissao', text: 'Fiz escândalo por um coração, e a ferida era antiga.', needsTruth: true },
      ],
    },
  ],
};
