import type { BankSubtopic } from '../../content-types.ts';

export const santosEDevocoes: BankSubtopic = {
  domain: 'fe',
  subtopic: 'santos-e-devocoes',
  questions: [
    {
      question: 'Como rezar o terço pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Conta de plástico na mão, credo pela metade.' },
        { mechanism: 'numero', text: 'Cinco dezenas, e o dedo sabe onde parou.' },
        { mechanism: 'quebra', text: 'Começa pela cruzinha, sem pressa.' },
        { mechanism: 'erro', text: 'Correr as contas olhando o relógio.' },
        { mechanism: 'mito', text: 'Trocar a ordem dos mistérios não estraga a reza.' },
        { mechanism: 'prova', text: 'Rezo uma dezena inteira aqui, devagar, com você.' },
        { mechanism: 'loop', text: 'Esse papelzinho da avó traz o mistério do dia.' },
        { mechanism: 'chamada', text: 'Anos no retrovisor, nunca na mão: tira o terço de lá.' },
      ],
    },
    {
      question: 'Por que começo uma novena e não termino?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'São nove dias, e o quinto some numa terça cheia.' },
        { mechanism: 'erro', text: 'Marcar pra meia-noite com despertador às cinco.' },
        { mechanism: 'contra', text: 'Perdeu uma noite, muita gente retoma e segue.' },
        { mechanism: 'desafio', text: 'Pendura a oração no espelho do banheiro.' },
        { mechanism: 'dialogo', text: '“Agora recomeço do zero.” Pergunta ao padre antes.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu parava no quarto dia; com as vizinhas, cheguei ao nono.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'A hora da sua novena já existe na rotina.' },
        { mechanism: 'cena', text: 'Cadeira de fio na calçada, vela no copo, coro desafinado.' },
      ],
    },
    {
      question: 'Vale a pena fazer promessa pra santo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Promessa não é compra no balcão.' },
        { mechanism: 'compara', text: 'Subir escada de joelhos ou servir sopa: as duas são devoção.' },
        { mechanism: 'numero', text: 'Uma que caiba no corpo vale mais que três.' },
        { mechanism: 'erro', text: 'Prometer no susto o que o joelho não aguenta.' },
        { mechanism: 'dialogo', text: '“E se eu não conseguir pagar?” O padre ajuda a trocar.' },
        { mechanism: 'cena', text: 'Sala de ex-votos, cabeça de cera, retrato três por quatro.' },
        { mechanism: 'confissao', text: 'Prometi na UTI e paguei de tênis novo.', needsTruth: true },
        { mechanism: 'pergunta', text: 'O que você faria por gratidão, sem pedir nada?' },
      ],
    },
    {
      question: 'Quando chegar em Belém pra ver o Círio de Nazaré?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Segundo domingo de outubro, ainda escuro, rua já cheia.' },
        { mechanism: 'cena', text: 'Corda esticada, pé descalço, mão que não solta.' },
        { mechanism: 'quebra', text: 'Deixa a sandália nova no hotel.' },
        { mechanism: 'erro', text: 'Procurar quarto só em setembro.' },
        { mechanism: 'contra', text: 'Da janela também é Círio.' },
        { mechanism: 'desafio', text: 'Guarda o sábado à noite pra trasladação.' },
        { mechanism: 'compara', text: 'Junto da corda, empurra; na varanda, arrepia.' },
        { mechanism: 'loop', text: 'Esse cheiro de maniçoba avisa antes do sino.' },
      ],
    },
    {
      question: 'Por que tanta devoção a Nossa Senhora Aparecida?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'Três pescadores, uma rede, uma imagem em duas partes.' },
        { mechanism: 'cena', text: 'Doze de outubro, passarela cheia, foto colada no peito.' },
        { mechanism: 'lacuna', text: 'Antes da basílica, a imagem viveu num lugar bem menor.' },
        { mechanism: 'contra', text: 'A santa é pequena; a fila de romeiro, não.' },
        { mechanism: 'confissao', text: 'Fui pela minha avó e voltei sem palavras.', needsTruth: true },
        { mechanism: 'custo', text: 'Três dias de acostamento, e uma bolha em cada dedo.' },
        { mechanism: 'chamada', text: 'Pra quem leva a santinha no painel do caminhão.' },
        { mechanism: 'prova', text: 'Mostro o bilhete que deixei na sala das promessas.', needsTruth: true },
      ],
    },
  ],
};
