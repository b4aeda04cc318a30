import type { BankSubtopic } from '../../content-types.ts';

export const modaPlusSize: BankSubtopic = {
  domain: 'moda',
  subtopic: 'moda-plus-size',
  questions: [
    {
      question: 'Como se vestir bem sendo plus size?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Caimento começa no ombro, em qualquer numeração.' },
        { mechanism: 'erro', text: 'Botar casaco pra disfarçar num dia de trinta graus.' },
        { mechanism: 'quebra', text: 'Corta a etiqueta do número e esquece dele.' },
        { mechanism: 'prova', text: 'A mesma saia com a blusa solta e com a blusa presa: repara.' },
        { mechanism: 'numero', text: 'Três ajustes na costureira, e a camisa da loja vira sua.' },
        { mechanism: 'cena', text: 'Provador apertado, cortina curta, três números no cabide.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu armário era só preto. Hoje tem macacão amarelo.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Amanhã, veste a cor que ainda tá com etiqueta.' },
      ],
    },
    {
      question: 'Por que é difícil achar roupa plus size que vista bem?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Aumentaram o molde todo e esqueceram de um pedaço.' },
        { mechanism: 'cena', text: 'A calça fecha, e sobra um palmo de pano na cintura.' },
        { mechanism: 'dialogo', text: '“Só vai até o quarenta e seis.” O cartaz dizia todos os corpos.' },
        { mechanism: 'numero', text: 'O cinquenta de uma loja é o cinquenta e quatro da outra.' },
        { mechanism: 'custo', text: 'Três shoppings num sábado, e você voltou com um sapato.' },
        { mechanism: 'chamada', text: 'Se você já comprou bolsa porque roupa não tinha, fica.' },
        { mechanism: 'compara', text: 'Viscose escorrega, brim segura: metade da prova é o tecido.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no provador e culpei meu quadril. Era o molde.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Plus size pode usar listra horizontal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Listra deitada não muda o tamanho de ninguém.' },
        { mechanism: 'prova', text: 'Vou vestir a de pé e a deitada: me fala qual fica.' },
        { mechanism: 'contra', text: 'Regra de listra foi feita pra gente se esconder.' },
        { mechanism: 'compara', text: 'Risca fininha ou faixa larga? O efeito é bem outro.' },
        { mechanism: 'quebra', text: 'Rasga a lista do que não pode.' },
        { mechanism: 'dialogo', text: '“Listra engorda.” Desde quando tecido tem caloria?' },
        { mechanism: 'erro', text: 'Comprar a vertical dois números acima, por medo.' },
        { mechanism: 'pergunta', text: 'Quem te ensinou que essa estampa era proibida?' },
      ],
    },
    {
      question: 'Quando vale levar roupa plus size na costureira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois dedos sobrando na cintura já valem a viagem.' },
        { mechanism: 'contra', text: 'Ombro errado não tem costureira que conserte.' },
        { mechanism: 'cena', text: 'Alfinete na lateral, braço pra cima, espelho de três lados.' },
        { mechanism: 'custo', text: 'Aquela calça parada no cabide custou mais que uma pence.' },
        { mechanism: 'erro', text: 'Tirar medida sem o sapato e o sutiã que vai usar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu prendia a cintura com alfinete. Agora a pence resolve.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa costurinha nas costas desenha o vestido inteiro.' },
        { mechanism: 'desafio', text: 'Belisca o pano na lombar: mais de três dedos, separa.' },
      ],
    },
    {
      question: 'Como usar vestido no calor sem assar a coxa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Larga o talco e veste um short de algodão por baixo.' },
        { mechanism: 'numero', text: 'O short tem que descer dois dedos abaixo do atrito.' },
        {
          mechanism: 'confissao',
          text: 'Saí de vestido florido e voltei andando feito caubói.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Janeiro, ladeira, vestido novo, e o mercado ainda longe.' },
        { mechanism: 'compara', text: 'Na bermudinha ou no bastão antiatrito: só um aguenta a praia.' },
        { mechanism: 'mito', text: 'Coxa que encosta não é defeito, é coxa.' },
        { mechanism: 'lacuna', text: 'Uma costura desse short pode piorar tudo na caminhada.' },
        { mechanism: 'chamada', text: 'Vai de vestido curto e volta a pé? Leva essa.' },
      ],
    },
  ],
};
