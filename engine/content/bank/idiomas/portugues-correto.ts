import type { BankSubtopic } from '../../content-types.ts';

export const portuguesCorreto: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'portugues-correto',
  questions: [
    {
      question: 'Como usar crase sem decorar regra?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Troca praia por parque: apareceu ao, põe o acento.' },
        { mechanism: 'numero', text: 'Verbo, palavra masculina e a pé: três portas sem crase.' },
        { mechanism: 'prova', text: 'Vou trocar feira por mercado, e o acento se explica.' },
        { mechanism: 'erro', text: 'Preços à partir de dez, na faixa da loja inteira.' },
        { mechanism: 'contra', text: 'Nem toda palavra feminina quer crase na frente.' },
        { mechanism: 'quebra', text: 'Apaga o acento que sobrou em “a pé”.' },
        {
          mechanism: 'confissao',
          text: 'Paguei uma faixa nova por causa da crase em “a prazo”.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Das oito às dez: esse acento aí volta já.' },
      ],
    },
    {
      question: 'Por que confundo “mim” e “eu” na hora de escrever?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“É pra mim fazer.” Quem faz, lava e paga sou eu.' },
        { mechanism: 'lacuna', text: 'A palavrinha logo depois decide entre os dois.' },
        { mechanism: 'desafio', text: 'Para depois da dúvida e procura um verbo.' },
        { mechanism: 'erro', text: 'Saiu “entre eu e você” no convite de casamento.' },
        { mechanism: 'mito', text: '“Isso é pra mim” tá certo, pode falar sem medo.' },
        { mechanism: 'cena', text: 'Mensagem pro chefe enviada, e o mim ali antes do verbo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fugia do mim. Agora olho o que vem depois.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Um mim fora do lugar rouba a atenção da proposta.' },
      ],
    },
    {
      question: 'Mal ou mau: como saber qual usar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Bem puxa mal com ele, bom puxa mau com u.' },
        { mechanism: 'numero', text: 'Uma troca só resolve os dois: bem ou bom.' },
        { mechanism: 'desafio', text: 'Escreve bom humor e procura o oposto.' },
        { mechanism: 'prova', text: 'Lobo, tempo, olhado, humor: testo os quatro aqui.' },
        { mechanism: 'mito', text: 'Maldade começa com ele, e mesmo assim o lobo é mau.' },
        { mechanism: 'contra', text: 'Essa regra cabe no guardanapo e dispensa lista.' },
        { mechanism: 'erro', text: 'Escreveu mal humor com ele na legenda de bom dia.' },
        { mechanism: 'chamada', text: 'Se a mão trava entre o ele e o u, fica.' },
      ],
    },
    {
      question: 'Quando usar “há” ou “a” pra falar de tempo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Há dez anos ficou pra trás; daqui a dez ainda vem.' },
        { mechanism: 'mito', text: 'Há muitos anos atrás fala a mesma coisa duas vezes.' },
        { mechanism: 'cena', text: 'Bilhete na porta: volto daqui a pouco, com agá sobrando.' },
        { mechanism: 'lacuna', text: 'Um verbinho de três letras entrega o passado.' },
        { mechanism: 'erro', text: 'Escreveu daqui há pouco e viajou pro passado errado.' },
        { mechanism: 'quebra', text: 'Tapa o agá e pergunta: isso já aconteceu?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu colava agá em todo prazo. Hoje olho o relógio.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Põe faz no lugar e lê em voz alta.' },
      ],
    },
    {
      question: 'Quais são os erros de português mais comuns?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Um verbo que recusa plural estraga muito e-mail bom.' },
        { mechanism: 'custo', text: 'Um houveram na primeira linha tira a força da proposta.' },
        { mechanism: 'compara', text: 'Houve problemas, aconteceram problemas: só um vai pro plural.' },
        { mechanism: 'erro', text: 'Seje bem-vindo, em letra dourada, na porta da festa.' },
        { mechanism: 'prova', text: 'Corrijo fazem dez anos aqui, e somem duas letras.' },
        { mechanism: 'chamada', text: 'Pra quem escreve concerteza junto e com toda certeza.' },
        {
          mechanism: 'confissao',
          text: 'Escrevi menas num cartaz que ficou um mês na parede.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse a gente aqui tá esperando um verbo.' },
      ],
    },
  ],
};
