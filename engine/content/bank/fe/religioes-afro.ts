import type { BankSubtopic } from '../../content-types.ts';

export const religioesAfro: BankSubtopic = {
  domain: 'fe',
  subtopic: 'religioes-afro',
  questions: [
    {
      question: 'Como visitar um terreiro de umbanda pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Roupa clara, chinelo na porta e o atabaque esquentando.' },
        { mechanism: 'erro', text: 'Não filma a gira sem pedir licença.' },
        { mechanism: 'numero', text: 'Três gestos bastam: chegar cedo, ouvir e perguntar.' },
        { mechanism: 'quebra', text: 'Desliga o flash antes de entrar no terreiro.' },
        { mechanism: 'mito', text: 'Visitar não compromete ninguém com nada.' },
        { mechanism: 'desafio', text: 'Liga antes e pergunta qual cor de roupa a casa pede.' },
        { mechanism: 'confissao', text: 'Cheguei com medo e saí com café e abraço.', needsTruth: true },
        { mechanism: 'loop', text: 'Esta senha na mão é pra quem quer conselho.' },
      ],
    },
    {
      question: 'Por que existe preconceito contra umbanda e candomblé?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Esse medo foi ensinado, e dá pra desaprender.' },
        { mechanism: 'cena', text: 'No ônibus, ela esconde o fio de contas embaixo da blusa.' },
        { mechanism: 'dialogo', text: '“Isso é coisa ruim.” Convida a pessoa pra provar o caruru.' },
        { mechanism: 'mito', text: 'A figura do diabo não faz parte dessa tradição.' },
        { mechanism: 'custo', text: 'Basta uma piada na escola, e a criança esconde a guia.' },
        { mechanism: 'numero', text: 'Ataque a terreiro é crime, e o 100 recebe denúncia.' },
        { mechanism: 'lacuna', text: 'Tem comida famosa de tabuleiro que nasceu em cozinha de santo.' },
        { mechanism: 'chamada', text: 'Se a sua avó benzia com arruda, escuta essa história.' },
      ],
    },
    {
      question: 'Qual a diferença entre umbanda e candomblé?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma nasceu aqui no Brasil; a outra guardou línguas da África.' },
        { mechanism: 'numero', text: 'São duas religiões, muitas nações, e cada casa tem seu jeito.' },
        { mechanism: 'mito', text: 'Tambor parecido não quer dizer a mesma fé.' },
        { mechanism: 'erro', text: 'Não explica uma com as palavras da outra.' },
        { mechanism: 'prova', text: 'Vou colocar um ponto e uma cantiga: escuta a língua.' },
        { mechanism: 'lacuna', text: 'A resposta aparece em quem chega pra dar conselho.' },
        { mechanism: 'cena', text: "No congá tem vela branca, imagem de santo e um copo d'água." },
        { mechanism: 'pergunta', text: 'Por que tem São Jorge em tanto congá?' },
      ],
    },
    {
      question: 'Quanto tempo leva a iniciação no candomblé?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Todo mundo fala em sete anos, mas cada casa tem sua conta.' },
        { mechanism: 'contra', text: 'Ali dentro, pressa é falta de educação.' },
        { mechanism: 'erro', text: 'Não procura feitura em anúncio de internet.' },
        { mechanism: 'cena', text: 'Roupa branca no varal, cabeça coberta e dias de recolhimento.' },
        {
          mechanism: 'antes-depois',
          text: 'Entrei com mil perguntas. Lá aprendi a escutar primeiro.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Falta muito?” A mais velha sorri e entrega a vassoura.' },
        { mechanism: 'custo', text: 'Quem não tem tempo pra casa não aprende o fundamento.' },
        { mechanism: 'loop', text: 'Este fio no pescoço mostra o tempo de casa.' },
      ],
    },
    {
      question: 'Como saber qual é o meu orixá de cabeça?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Teste de internet não joga búzios.' },
        { mechanism: 'erro', text: 'Escolher pelo signo ou pela cor preferida não vale.' },
        { mechanism: 'prova', text: 'Vou mostrar os búzios de perto, com licença da casa.' },
        { mechanism: 'contra', text: 'Ninguém confirma orixá por comentário.' },
        { mechanism: 'compara', text: 'O jeito parecido é pista; a resposta vem do jogo.' },
        { mechanism: 'desafio', text: 'Antes de sentar à mesa do jogo, escreve a sua pergunta.' },
        {
          mechanism: 'confissao',
          text: 'Eu jurava que era do mar, e o jogo falou em vento.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Guarda o palpite e procura uma casa séria.' },
      ],
    },
  ],
};
