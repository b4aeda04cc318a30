import type { BankSubtopic } from '../../content-types.ts';

export const vegetarianoVegano: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'vegetariano-vegano',
  questions: [
    {
      question: 'Como parar de comer carne aos poucos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Churrasco de domingo, o espeto passando, e você no vinagrete.' },
        { mechanism: 'numero', text: 'Uma segunda sem carne por semana já muda a feira.' },
        { mechanism: 'contra', text: 'Começa pelo feijão de sempre e deixa o tofu pra depois.' },
        { mechanism: 'erro', text: 'Você tirou o bife e deixou o buraco no prato.' },
        { mechanism: 'desafio', text: 'Lista cinco pratos sem carne que você já ama.' },
        {
          mechanism: 'antes-depois',
          text: 'Primeiro larguei o boi, depois o frango. O peixe demorou.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Lá no segundo mês aparece um obstáculo bem bobo.' },
        { mechanism: 'chamada', text: 'Se você quer largar a carne e a casa almoça linguiça, vem.' },
      ],
    },
    {
      question: 'Por que sinto tanta fome na dieta vegetariana?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Comi uma bacia de salada e quis a mesa.” Faltou grão.' },
        { mechanism: 'mito', text: 'Alface não faz o serviço do bife; lentilha faz.' },
        { mechanism: 'custo', text: 'Semana de macarrão na manteiga dá sono às duas da tarde.' },
        { mechanism: 'prova', text: 'Pus dois pratos na balança: o de folha e o de feijão.' },
        { mechanism: 'erro', text: 'Queijo no café, queijo no almoço, queijo no jantar, e a fome igual.' },
        { mechanism: 'cena', text: 'Dez da manhã, terceira maçã, e o estômago ainda reclamando.' },
        { mechanism: 'quebra', text: 'Puxa o pote de grão-de-bico pra frente da geladeira.' },
        {
          mechanism: 'numero',
          text: 'Uma concha caprichada de feijão sustenta mais que três andares de folha.',
        },
      ],
    },
    {
      question: 'O que substitui a carne nas refeições?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Lentilha cozinha em meia hora; grão-de-bico pede a véspera.' },
        { mechanism: 'contra', text: 'Eu deixaria o hambúrguer de caixinha pro fim da fila.' },
        { mechanism: 'loop', text: 'Essa panela de feijão preto já responde metade.' },
        { mechanism: 'prova', text: 'Desfiei jaca verde: textura ela tem, proteína quase nada.' },
        { mechanism: 'mito', text: 'Feijão e arroz juntos se completam na proteína.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro tofu tinha gosto de esponja molhada.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Espreme o bloco de tofu no pano antes do tempero.' },
        { mechanism: 'erro', text: 'Botar cogumelo no lugar do bife e parar por aí.' },
      ],
    },
    {
      question: 'Quando o vegano precisa tomar vitamina B12?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Alga e missô não dão conta da B12.' },
        { mechanism: 'contra', text: 'Comprimido de B12 faz parte do plano, e tudo bem.' },
        { mechanism: 'lacuna', text: 'O corpo guarda um estoque de B12, e é isso que engana.' },
        { mechanism: 'numero', text: 'Uma reserva de três ou quatro anos pode esconder a falta.' },
        { mechanism: 'custo', text: 'Esperar sintoma pra repor é chegar depois da hora.' },
        { mechanism: 'chamada', text: 'Sem ovo, sem leite e sem suplemento? Marca o exame.' },
        { mechanism: 'erro', text: 'A B12 do seu amigo foi receitada pelo exame dele.' },
        { mechanism: 'pergunta', text: 'B12 apareceu no seu último pedido de exame?' },
      ],
    },
    {
      question: 'Como lidar com a família quando não como carne?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Ceia de Natal, arroz com passas, e presunto em tudo.' },
        { mechanism: 'dialogo', text: '“Mas frango você come, né?” A tia não desiste.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu discutia na mesa; agora chego com uma travessa grande.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Já almocei farofa com azeitona pra não dar trabalho.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Avisar antes rende prato; avisar na mesa rende assunto.' },
        { mechanism: 'quebra', text: 'Guarda o discurso e passa a lasanha.' },
        { mechanism: 'loop', text: 'Levo esse prato, e quem come carne repete.', needsTruth: true },
        { mechanism: 'desafio', text: 'Liga pra quem vai cozinhar antes de sexta.' },
      ],
    },
  ],
};
