import type { BankSubtopic } from '../../content-types.ts';

export const brecho: BankSubtopic = {
  domain: 'moda',
  subtopic: 'brecho',
  questions: [
    {
      question: 'Como garimpar roupa boa em brechó?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Arara apertada, cheiro de guardado, uma seda no meio.' },
        { mechanism: 'quebra', text: 'Fecha os olhos e passa a mão na arara inteira.' },
        { mechanism: 'numero', text: 'Três olhadas antes de pagar: axila, zíper e barra.' },
        { mechanism: 'erro', text: 'Procurar pelo número da etiqueta e pular metade da loja.' },
        { mechanism: 'prova', text: 'Viro essa camisa do avesso: a costura entrega a idade.' },
        { mechanism: 'desafio', text: 'Entra com três na lista e sai com uma.' },
        { mechanism: 'loop', text: 'Essa plaquinha do zíper vale dez minutos de arara.' },
        { mechanism: 'contra', text: 'O melhor achado mora na seção dos outros.' },
      ],
    },
    {
      question: 'Por que nunca acho nada no brechó?',
      family: 'obstaculo',
      hooks: [
        {
          mechanism: 'dialogo',
          text: '“Só tem coisa velha.” Você foi sábado à tarde, depois de todo mundo.',
        },
        { mechanism: 'erro', text: 'Ir uma vez por ano e esperar tesouro na porta.' },
        { mechanism: 'custo', text: 'Levou porque era dez reais, e são dez reais parados.' },
        { mechanism: 'lacuna', text: 'A reposição tem dia fixo, e a dona responde.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ia correndo, no almoço. Na terça cedo, acho até alfaiataria.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Você volta do bazar com sacola cheia e sem calça.' },
        { mechanism: 'mito', text: 'Bairro rico não é dono da arara boa.' },
        { mechanism: 'compara', text: 'Bazar de igreja ou loja com curadoria: muda a poeira e o preço.' },
      ],
    },
    {
      question: 'Vale a pena comprar roupa usada pela internet?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Pede três medidas e uma foto da axila.' },
        { mechanism: 'contra', text: 'Foto feia às vezes esconde a melhor peça.' },
        { mechanism: 'cena', text: 'Pacote aberto, blusa linda, cheiro de armário de praia.' },
        { mechanism: 'erro', text: 'Acreditar na letra M e não na fita métrica.' },
        { mechanism: 'prova', text: 'Ponho a peça do lado do anúncio e comparo.' },
        { mechanism: 'dialogo', text: '“Sapato usado uma vez só.” Então manda a foto da sola.' },
        { mechanism: 'pergunta', text: 'Você perguntou o comprimento ou só o preço?' },
        {
          mechanism: 'confissao',
          text: 'Comprei um casaco infantil achando que era curto de propósito.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo demora pra vender roupa usada?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Seis fotos na janela andam mais que duas no espelho.' },
        { mechanism: 'erro', text: 'Anunciar lã em dezembro e culpar o aplicativo.' },
        { mechanism: 'cena', text: 'Cabide na porta, luz boa, o gato entrando na foto.' },
        { mechanism: 'desafio', text: 'Mede busto e comprimento antes de ligar a câmera.' },
        { mechanism: 'contra', text: 'Peça encalhada às vezes precisa de foto, não de desconto.' },
        { mechanism: 'mito', text: 'Etiqueta famosa também encalha com foto escura.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu vestido dormiu sete meses no anúncio. Troquei a capa e saiu.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Frete calculado no chute come o lucro da saia.' },
      ],
    },
    {
      question: 'Como tirar cheiro de roupa de brechó?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Esconde o perfume e pega o vinagre.' },
        { mechanism: 'numero', text: 'Meio copo de vinagre branco no enxágue, e varal.' },
        { mechanism: 'mito', text: 'Aroma de baú sai com ar, não com mais amaciante.' },
        { mechanism: 'erro', text: 'Enfiar a jaqueta úmida direto na gaveta.' },
        { mechanism: 'compara', text: 'Sol da manhã ou sombra com vento: a seda escolhe.' },
        { mechanism: 'lacuna', text: 'O mofo fica numa dobra que ninguém lava.' },
        { mechanism: 'confissao', text: 'Fui a uma festa cheirando ao armário da bisavó.', needsTruth: true },
        { mechanism: 'loop', text: 'Esse saquinho no bolso do casaco trabalha a noite toda.' },
      ],
    },
  ],
};
