import type { BankSubtopic } from '../../content-types.ts';

export const espanhol: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'espanhol',
  questions: [
    {
      question: 'Como aprender espanhol sozinho em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Louça na pia, rádio de Buenos Aires, uma palavra por prato.' },
        { mechanism: 'desafio', text: 'Narra em espanhol o caminho até a padaria.' },
        { mechanism: 'numero', text: 'Quatro verbos irregulares sustentam um papo de feira.' },
        { mechanism: 'prova', text: 'Conto meu dia sem nenhuma palavra parecida com a nossa.' },
        { mechanism: 'erro', text: 'Botou ción no fim de tudo e saiu com confiança.' },
        { mechanism: 'contra', text: 'Entender de primeira é a armadilha de quem fala português.' },
        {
          mechanism: 'confissao',
          text: 'Pedi um copo na lanchonete; lá isso se chama vaso.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Em espanhol, exquisito é elogio: daqui a pouco te provo.' },
      ],
    },
    {
      question: 'Por que falo portunhol e não espanhol?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Idioma parecido engana mais que idioma distante.' },
        { mechanism: 'dialogo', text: '“Estoy embarazada.” Calma, isso quer dizer grávida.' },
        { mechanism: 'lacuna', text: 'O portunhol se entrega sempre no mesmo verbo.' },
        { mechanism: 'compara', text: 'Apellido é sobrenome; apelido, por lá, é apodo.' },
        { mechanism: 'custo', text: 'Dez anos entendendo tudo e respondendo em português lento.' },
        { mechanism: 'chamada', text: 'Se o seu espanhol é português com ue, fica aqui.' },
        { mechanism: 'quebra', text: 'Larga o muito e escolhe entre muy e mucho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu adivinhava pela semelhança. Hoje anoto cada falso amigo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo um brasileiro leva pra aprender espanhol?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Dá pra ler em semanas; conversar pede meses.' },
        { mechanism: 'numero', text: 'Meia hora por dia, e em seis meses dá pra tentar novela.' },
        { mechanism: 'cena', text: 'Terceira semana, tabela do pretérito, saudade do portunhol.' },
        { mechanism: 'desafio', text: 'Fala três minutos e conta quantas palavras eram nossas.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu jurava que era um mês. No quarto, ainda tropeçava no passado.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O ouvido demora mais com um país: já conto qual.' },
        { mechanism: 'contra', text: 'Cantar o refrão inteiro ainda não conta como conversa.' },
        { mechanism: 'quebra', text: 'Troca a palavra fluente por um pedido na farmácia.' },
      ],
    },
    {
      question: 'Espanhol da Espanha ou da América Latina: qual estudar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Vosotros em Madri, ustedes daqui até o México.' },
        { mechanism: 'pergunta', text: 'Você vai conversar mais com Bogotá ou com Barcelona?' },
        { mechanism: 'contra', text: 'Qualquer sotaque serve, desde que seja um só no começo.' },
        { mechanism: 'erro', text: 'Misturou vos, tú e vosotros na mesma mensagem.' },
        { mechanism: 'numero', text: 'Um sotaque pra falar, dois pra escutar no fone.' },
        { mechanism: 'lacuna', text: 'Uma consoante da palavra gracias entrega o continente.' },
        { mechanism: 'prova', text: 'Peço suco aqui de dois jeitos: um só funciona em Madri.' },
        { mechanism: 'custo', text: 'Foram seis meses escolhendo sotaque e nenhum buenos días dito.' },
      ],
    },
    {
      question: 'Como se virar em espanhol numa viagem?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“La cuenta, por favor.” Com quatro palavras você já janta.' },
        { mechanism: 'numero', text: 'Seis frases levam do aeroporto até a sopa.' },
        { mechanism: 'erro', text: 'Você fala português mais alto pra ver se vira espanhol.' },
        { mechanism: 'desafio', text: 'Ensaia alergia, endereço e banheiro antes do voo.' },
        { mechanism: 'cena', text: 'Táxi em Montevidéu, dedo no mapa, frase na ponta da língua.' },
        { mechanism: 'mito', text: 'Propina em restaurante, por lá, é só a gorjeta.' },
        { mechanism: 'quebra', text: 'Guarda o tradutor na padaria e pede olhando no olho.' },
        { mechanism: 'chamada', text: 'Pra quem viaja sexta e só sabe dizer hola.' },
      ],
    },
  ],
};
