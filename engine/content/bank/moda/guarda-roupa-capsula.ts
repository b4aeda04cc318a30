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
        { mechanism: 'numero', text: 'Começa com trinta cabides e tranca o resto numa mala.' },
        { mechanism: 'erro', text: 'Copiar lista com sobretudo bege morando em Belém.' },
        { mechanism: 'desafio', text: 'Hoje vira os cabides pra trás e espera um mês.' },
        { mechanism: 'cena', text: 'Sábado, roupa até o teto, três blusas pretas quase gêmeas.' },
        { mechanism: 'contra', text: 'Sua cápsula pode ser inteira vermelha e verde.' },
        { mechanism: 'prova', text: 'Doze peças nessa arara: combino uma semana sem repetir.' },
        { mechanism: 'lacuna', text: 'A peça principal tá no cesto de roupa suja.' },
      ],
    },
    {
      question: 'Por que meu guarda-roupa cápsula não dá certo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Enjoei em duas semanas.” Faltou uma peça só de alegria.' },
        { mechanism: 'erro', text: 'Jogar metade fora num domingo de raiva.' },
        { mechanism: 'custo', text: 'Doou na segunda, comprou parecido na sexta.' },
        { mechanism: 'mito', text: 'Poucas peças não conversam só por serem poucas.' },
        {
          mechanism: 'antes-depois',
          text: 'Era tudo preto liso. Troquei duas por estampa e parei de enjoar.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O furo dessa arara fica do tornozelo pra baixo.' },
        { mechanism: 'cena', text: 'Onze camisetas lindas, nenhuma calça pra sexta à noite.' },
        { mechanism: 'chamada', text: 'Quem vive de uniforme não precisa de cinco blazers.' },
      ],
    },
    {
      question: 'Quantas peças ter num guarda-roupa cápsula?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Conta os dias até a próxima máquina: esse é o começo.' },
        { mechanism: 'contra', text: 'Trinta e três peças é lista de outro clima.' },
        { mechanism: 'compara', text: 'Vinte que passeiam ou oitenta que só fazem sombra.' },
        { mechanism: 'mito', text: 'Pijama e roupa de academia ficam fora dessa soma.' },
        { mechanism: 'pergunta', text: 'O que saiu do cabide nos últimos quinze dias?' },
        { mechanism: 'desafio', text: 'Tira as gêmeas da arara e conta de novo.' },
        { mechanism: 'prova', text: 'Despejo a mala no tapete e somo em voz alta.' },
        {
          mechanism: 'confissao',
          text: 'Fui contar as calças jeans e parei na décima quarta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'De quanto em quanto tempo renovar a cápsula de roupas?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Onde só tem calor e chuva, bastam duas revisões.' },
        { mechanism: 'cena', text: 'Primeira frente fria, casaco cheirando a naftalina.' },
        { mechanism: 'contra', text: 'Mudou a estação, e o armário pode continuar igual.' },
        { mechanism: 'erro', text: 'Guardar o linho suado de janeiro até o ano seguinte.' },
        { mechanism: 'lacuna', text: 'A camiseta pede aposentadoria por um canto escondido.' },
        { mechanism: 'quebra', text: 'Fecha o carrinho e desce a caixa do armário.' },
        { mechanism: 'custo', text: 'Coleção nova sem lista vira peça órfã no cabide.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava a cada vitrine. Agora, só quando um cabide vaga.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como desapegar de roupa que não uso?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Um dia ainda serve.” Esse dia já fez oito anos.' },
        { mechanism: 'desafio', text: 'Fecha dez peças num saco com data escrita.' },
        { mechanism: 'chamada', text: 'O vestido ainda tem etiqueta e já fez três aniversários.' },
        {
          mechanism: 'confissao',
          text: 'Guardei o jeans do colegial como quem guarda boletim.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Calça que aperta rouba cabide e o humor das sete.' },
        { mechanism: 'mito', text: 'Ter custado caro não paga aluguel no armário.' },
        { mechanism: 'prova', text: 'Provo aqui, uma por uma: fica, sai, costureira.' },
        { mechanism: 'compara', text: 'Sacola da doação ou anúncio de usado: o zíper decide.' },
      ],
    },
  ],
};
