import type { BankSubtopic } from '../../content-types.ts';

export const santosEDevocoes: BankSubtopic = {
  domain: 'fe',
  subtopic: 'santos-e-devocoes',
  questions: [
    {
      question: 'Como rezar o terço pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Terço de plástico na mão, e o credo só até a metade.' },
        { mechanism: 'numero', text: 'São cinco dezenas, e o dedo sabe onde parou.' },
        { mechanism: 'quebra', text: 'Começa pela cruzinha, sem pressa nenhuma.' },
        { mechanism: 'erro', text: 'Não corre as contas olhando o relógio.' },
        { mechanism: 'mito', text: 'Trocou a ordem dos mistérios? A reza não se estraga.' },
        { mechanism: 'prova', text: 'Vou rezar uma dezena inteira aqui, devagar, com você.' },
        { mechanism: 'loop', text: 'Este papelzinho da avó traz o mistério do dia.' },
        { mechanism: 'chamada', text: 'Se o terço só anda no retrovisor, tira ele de lá.' },
      ],
    },
    {
      question: 'Por que começo uma novena e não termino?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'São nove dias, e é no quinto que a semana enche.' },
        { mechanism: 'erro', text: 'Quem marca pra meia-noite e acorda às cinco não chega ao nono.' },
        { mechanism: 'contra', text: 'Perdeu uma noite? Muita gente retoma e segue.' },
        { mechanism: 'desafio', text: 'Cola a oração no espelho do banheiro.' },
        { mechanism: 'dialogo', text: '“Agora recomeço do zero.” Antes, pergunta ao padre.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu parava no quarto dia. Com as vizinhas, cheguei ao nono.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Já existe uma hora na sua rotina que é a da novena.' },
        { mechanism: 'cena', text: 'Cadeira de fio na calçada, vela no copo e coro desafinado.' },
      ],
    },
    {
      question: 'Vale a pena fazer promessa pra santo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Promessa não é compra no balcão.' },
        { mechanism: 'compara', text: 'Subir escada de joelhos ou servir sopa: as duas são devoção.' },
        { mechanism: 'numero', text: 'Uma promessa que cabe no corpo vale mais que três.' },
        { mechanism: 'erro', text: 'No susto a gente promete o que o joelho não aguenta.' },
        { mechanism: 'dialogo', text: '“E se eu não conseguir pagar?” Conversa com o padre, que ele ajuda.' },
        { mechanism: 'cena', text: 'Na sala de ex-votos, um retrato três por quatro e uma cabeça de cera.' },
        { mechanism: 'confissao', text: 'Prometi na UTI e paguei andando, de tênis novo.', needsTruth: true },
        { mechanism: 'pergunta', text: 'O que você faria só por gratidão, sem pedir nada?' },
      ],
    },
    {
      question: 'Quando chegar em Belém pra ver o Círio de Nazaré?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Segundo domingo de outubro, ainda escuro, e a rua já tá cheia.' },
        { mechanism: 'cena', text: 'Corda esticada, pé descalço e uma mão que não solta.' },
        { mechanism: 'quebra', text: 'Deixa a sandália nova no hotel, que lá a gente anda muito.' },
        { mechanism: 'erro', text: 'Não deixa pra procurar quarto em setembro.' },
        { mechanism: 'contra', text: 'Quem vê da janela também tá no Círio.' },
        { mechanism: 'desafio', text: 'Guarda o sábado à noite pra trasladação.' },
        { mechanism: 'compara', text: 'Perto da corda tem empurrão; na varanda, arrepio.' },
        { mechanism: 'loop', text: 'Este cheiro de maniçoba avisa antes do sino.' },
      ],
    },
    {
      question: 'Por que tanta devoção a Nossa Senhora Aparecida?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'Três pescadores, uma rede e uma imagem em duas partes.' },
        { mechanism: 'cena', text: 'Doze de outubro, passarela cheia e uma foto colada no peito.' },
        { mechanism: 'lacuna', text: 'Antes da basílica, a imagem ficou num lugar bem menor.' },
        { mechanism: 'contra', text: 'A imagem é pequenininha; a fila de romeiro é que não.' },
        { mechanism: 'confissao', text: 'Fui pela minha avó e voltei sem palavras.', needsTruth: true },
        { mechanism: 'custo', text: 'São três dias de acostamento e uma bolha em cada dedo.' },
        { mechanism: 'chamada', text: 'Pra quem leva a santinha no painel do caminhão.' },
        {
          mechanism: 'prova',
          text: 'Vou mostrar o bilhete que deixei na sala das promessas.',
          needsTruth: true,
        },
      ],
    },
  ],
};
