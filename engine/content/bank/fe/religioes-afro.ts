import type { BankSubtopic } from '../../content-types.ts';

export const religioesAfro: BankSubtopic = {
  domain: 'fe',
  subtopic: 'religioes-afro',
  questions: [
    {
      question: 'Como visitar um terreiro de umbanda pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Roupa clara, chinelo na porta, atabaque aquecendo.' },
        { mechanism: 'erro', text: 'Filmar a gira sem pedir licença.' },
        { mechanism: 'numero', text: 'Chegar cedo, ouvir, perguntar: três gestos bastam.' },
        { mechanism: 'quebra', text: 'Desliga o flash antes de cruzar o portão.' },
        { mechanism: 'mito', text: 'Visita não compromete ninguém com nada.' },
        { mechanism: 'desafio', text: 'Pergunta antes qual cor a casa pede.' },
        { mechanism: 'confissao', text: 'Cheguei com medo e saí com café e abraço.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa senha na mão é pra quem quer conselho.' },
      ],
    },
    {
      question: 'Por que existe preconceito contra umbanda e candomblé?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Esse medo foi ensinado, e dá pra desaprender.' },
        { mechanism: 'cena', text: 'Fio de contas escondido embaixo da blusa, no ônibus.' },
        { mechanism: 'dialogo', text: '“Isso é coisa ruim.” Convida pra provar o caruru.' },
        { mechanism: 'mito', text: 'A figura do diabo não pertence a essa tradição.' },
        { mechanism: 'custo', text: 'Uma piada na escola, e a criança esconde a guia.' },
        { mechanism: 'numero', text: 'Ataque a terreiro é crime, e o 100 recebe denúncia.' },
        { mechanism: 'lacuna', text: 'Comida famosa de tabuleiro nasceu em cozinha de santo.' },
        { mechanism: 'chamada', text: 'Se a sua avó benzia com arruda, escuta essa história.' },
      ],
    },
    {
      question: 'Qual a diferença entre umbanda e candomblé?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma nasceu aqui; a outra guardou línguas da África.' },
        { mechanism: 'numero', text: 'Duas religiões, muitas nações, cada casa com seu jeito.' },
        { mechanism: 'mito', text: 'Tambor parecido não faz fé igual.' },
        { mechanism: 'erro', text: 'Explicar uma com as palavras da outra.' },
        { mechanism: 'prova', text: 'Coloco um ponto e uma cantiga: escuta a língua.' },
        { mechanism: 'lacuna', text: 'A resposta aparece em quem vem dar conselho.' },
        { mechanism: 'cena', text: "Congá de vela branca, imagem de santo, copo d'água." },
        { mechanism: 'pergunta', text: 'Por que São Jorge mora em tanto congá?' },
      ],
    },
    {
      question: 'Quanto tempo leva a iniciação no candomblé?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Sete anos é conta conhecida, e cada casa tem a sua.' },
        { mechanism: 'contra', text: 'Ali a pressa é falta de educação.' },
        { mechanism: 'erro', text: 'Buscar feitura por anúncio de internet.' },
        { mechanism: 'cena', text: 'Roupa branca no varal, cabeça coberta, dias de recolhimento.' },
        {
          mechanism: 'antes-depois',
          text: 'Entrei com mil perguntas; aprendi a escutar primeiro.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Falta muito?” A mais velha sorri e entrega a vassoura.' },
        { mechanism: 'custo', text: 'Sem tempo pra casa, o fundamento não chega.' },
        { mechanism: 'loop', text: 'Esse fio no pescoço conta um tempo de casa.' },
      ],
    },
    {
      question: 'Como saber qual é o meu orixá de cabeça?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Teste de internet não joga búzios.' },
        { mechanism: 'erro', text: 'Escolher pelo signo ou pela cor preferida.' },
        { mechanism: 'prova', text: 'Mostro os búzios de perto, com licença da casa.' },
        { mechanism: 'contra', text: 'Ninguém confirma orixá por comentário.' },
        { mechanism: 'compara', text: 'Jeito parecido é pista; resposta é do jogo.' },
        { mechanism: 'desafio', text: 'Escreve a pergunta antes de sentar à mesa.' },
        { mechanism: 'confissao', text: 'Jurei que era do mar; o jogo falou em vento.', needsTruth: true },
        { mechanism: 'quebra', text: 'Guarda o palpite e procura uma casa séria.' },
      ],
    },
  ],
};
