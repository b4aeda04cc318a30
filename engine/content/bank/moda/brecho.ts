import type { BankSubtopic } from '../../content-types.ts';

export const brecho: BankSubtopic = {
  domain: 'moda',
  subtopic: 'brecho',
  questions: [
    {
      question: 'Como garimpar roupa boa em brechó?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Arara apertada, cheiro de guardado, e uma seda no meio.' },
        { mechanism: 'quebra', text: 'Fecha os olhos e passa a mão na arara inteira.' },
        { mechanism: 'numero', text: 'Três olhadas antes de pagar: axila, zíper e barra.' },
        { mechanism: 'erro', text: 'Procurar pelo número da etiqueta e pular metade da loja.' },
        { mechanism: 'prova', text: 'Vou virar essa camisa do avesso: a costura entrega a idade.' },
        { mechanism: 'desafio', text: 'Entra no brechó com três coisas na lista e sai com uma.' },
        { mechanism: 'loop', text: 'Olha o zíper antes do tecido: essa plaquinha diz muito.' },
        { mechanism: 'contra', text: 'O melhor achado tá na seção que não é a sua.' },
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
        { mechanism: 'lacuna', text: 'Tem dia certo pra reposição, e a dona fala se você perguntar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ia correndo no almoço. Na terça cedo, acho até alfaiataria.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Você volta do bazar com sacola cheia e sem calça.' },
        { mechanism: 'mito', text: 'Não é só brechó de bairro rico que tem peça boa.' },
        { mechanism: 'compara', text: 'Bazar de igreja ou curadoria? Muda a poeira e muda o preço.' },
      ],
    },
    {
      question: 'Vale a pena comprar roupa usada pela internet?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Antes de comprar, pede três medidas e uma foto da axila.' },
        { mechanism: 'contra', text: 'Foto feia às vezes esconde a melhor peça.' },
        { mechanism: 'cena', text: 'Blusa linda, e um cheiro de armário de praia saindo do pacote.' },
        { mechanism: 'erro', text: 'Confiar na letra M em vez de pedir a medida.' },
        { mechanism: 'prova', text: 'Vou botar a peça do lado do anúncio pra gente comparar.' },
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
        { mechanism: 'numero', text: 'Seis fotos na janela vendem mais que duas no espelho.' },
        { mechanism: 'erro', text: 'Anunciar casaco de lã em dezembro e culpar o aplicativo.' },
        { mechanism: 'cena', text: 'Cabide na porta, luz boa, o gato entrando na foto.' },
        { mechanism: 'desafio', text: 'Mede busto e comprimento antes de ligar a câmera.' },
        { mechanism: 'contra', text: 'Peça encalhada às vezes precisa de foto, não de desconto.' },
        { mechanism: 'mito', text: 'Peça de marca também encalha com foto escura.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu vestido ficou sete meses parado. Troquei a capa e saiu.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Calcular o frete no chute come o lucro da saia.' },
      ],
    },
    {
      question: 'Como tirar cheiro de roupa de brechó?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Larga o perfume e pega o vinagre.' },
        { mechanism: 'numero', text: 'Meio copo de vinagre branco no enxágue, e depois varal.' },
        { mechanism: 'mito', text: 'Cheiro de baú sai com vento, não com mais amaciante.' },
        { mechanism: 'erro', text: 'Guardar a jaqueta ainda úmida na gaveta.' },
        { mechanism: 'compara', text: 'Sol da manhã ou sombra com vento? Depende do tecido.' },
        { mechanism: 'lacuna', text: 'O mofo fica numa dobra que ninguém lava.' },
        { mechanism: 'confissao', text: 'Fui a uma festa cheirando ao armário da bisavó.', needsTruth: true },
        { mechanism: 'loop', text: 'Esse saquinho no bolso do casaco trabalha a noite inteira.' },
      ],
    },
  ],
};
