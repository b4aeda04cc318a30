import type { BankSubtopic } from '../../content-types.ts';

export const guardaRoupaCapsula: BankSubtopic = {
  domain: 'moda',
  subtopic: 'guarda-roupa-capsula',
  questions: [
    {
      question: 'Como montar um guarda-roupa cápsula?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Esvazia tudo na cama antes de comprar uma meia.' },
        { mechanism: 'numero', text: 'Começa com trinta cabides e guarda o resto numa mala.' },
        { mechanism: 'erro', text: 'Copiar lista com sobretudo bege morando em Belém.' },
        { mechanism: 'desafio', text: 'Vira todos os cabides ao contrário hoje e espera um mês.' },
        { mechanism: 'cena', text: 'Sábado, roupa até o teto, e três blusas pretas quase iguais.' },
        { mechanism: 'contra', text: 'Cápsula não precisa ser bege: a sua pode ser toda vermelha.' },
        { mechanism: 'prova', text: 'São doze peças nessa arara: vou montar a semana sem repetir.' },
        { mechanism: 'lacuna', text: 'Sua peça principal tá no cesto de roupa suja agora.' },
      ],
    },
    {
      question: 'Por que meu guarda-roupa cápsula não dá certo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Enjoei em duas semanas.” Faltou uma peça só de alegria.' },
        { mechanism: 'erro', text: 'Jogar metade do armário fora num domingo de raiva.' },
        { mechanism: 'custo', text: 'Doou na segunda, comprou outra igual na sexta.' },
        { mechanism: 'mito', text: 'Ter poucas peças não faz elas combinarem.' },
        {
          mechanism: 'antes-depois',
          text: 'Era tudo preto liso. Troquei duas por estampa e parei de enjoar.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse armário tem um buraco, e ele fica abaixo do tornozelo.' },
        { mechanism: 'cena', text: 'Onze camisetas lindas, e nenhuma calça pra sexta à noite.' },
        { mechanism: 'chamada', text: 'Se você trabalha de uniforme, pra que cinco blazers?' },
      ],
    },
    {
      question: 'Quantas peças ter num guarda-roupa cápsula?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Conta os dias até a próxima máquina: começa por esse número.' },
        { mechanism: 'contra', text: 'Aquela lista de trinta e três peças foi feita pra outro clima.' },
        { mechanism: 'compara', text: 'Vinte que saem de casa ou oitenta que só fazem sombra?' },
        { mechanism: 'mito', text: 'Pijama e roupa de academia não entram nessa conta.' },
        { mechanism: 'pergunta', text: 'Quais você vestiu nos últimos quinze dias?' },
        { mechanism: 'desafio', text: 'Tira as repetidas da arara e conta de novo.' },
        { mechanism: 'prova', text: 'Vou despejar a mala no tapete e contar em voz alta.' },
        {
          mechanism: 'confissao',
          text: 'Fui contar minhas calças jeans e parei na décima quarta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'De quanto em quanto tempo renovar a cápsula de roupas?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Se aí só tem calor e chuva, duas revisões no ano bastam.' },
        { mechanism: 'cena', text: 'Primeira frente fria, e o casaco cheirando a naftalina.' },
        { mechanism: 'contra', text: 'Mudou a estação, e o armário pode continuar igual.' },
        { mechanism: 'erro', text: 'Guardar o linho suado de janeiro pro ano que vem.' },
        { mechanism: 'lacuna', text: 'Olha um cantinho da camiseta: ele avisa a hora de aposentar.' },
        { mechanism: 'quebra', text: 'Fecha o carrinho e desce a caixa do armário.' },
        { mechanism: 'custo', text: 'Comprar coleção nova sem lista deixa peça sem par no cabide.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava a cada vitrine. Agora, só quando vaga um cabide.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como desapegar de roupa que não uso?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Um dia ainda serve.” Esse dia já faz oito anos.' },
        { mechanism: 'desafio', text: 'Fecha dez peças num saco e escreve a data de hoje.' },
        { mechanism: 'chamada', text: 'O vestido ainda tá com etiqueta e já fez três anos.' },
        {
          mechanism: 'confissao',
          text: 'Guardei o jeans do colégio como quem guarda boletim.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'A calça que aperta ocupa um cabide e estraga o seu humor.' },
        { mechanism: 'mito', text: 'Ter custado caro não paga o aluguel do cabide.' },
        { mechanism: 'prova', text: 'Vou provar uma por uma: fica, sai ou costureira.' },
        { mechanism: 'compara', text: 'Sacola de doação ou anúncio: quem decide é o zíper.' },
      ],
    },
  ],
};
