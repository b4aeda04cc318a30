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
        { mechanism: 'erro', text: 'Vestir casaco de disfarce num dia de trinta graus.' },
        { mechanism: 'quebra', text: 'Corta a etiqueta do número e esquece ele.' },
        { mechanism: 'prova', text: 'A mesma saia com blusa solta e blusa presa: repara.' },
        { mechanism: 'numero', text: 'Três ajustes na costureira, e a camisa da loja vira sua.' },
        { mechanism: 'cena', text: 'Provador apertado, cortina curta, três números no cabide.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu armário era só preto. Hoje tem macacão amarelo.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Veste amanhã a cor que ainda mora com etiqueta.' },
      ],
    },
    {
      question: 'Por que é difícil achar roupa plus size que vista bem?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Aumentaram o molde inteiro e esqueceram um pedaço.' },
        { mechanism: 'cena', text: 'A calça fecha, e atrás sobra um palmo de cintura.' },
        { mechanism: 'dialogo', text: '“Só vai até o quarenta e seis.” O cartaz dizia todos os corpos.' },
        { mechanism: 'numero', text: 'Na loja ao lado, o cinquenta vira cinquenta e quatro.' },
        { mechanism: 'custo', text: 'Três shoppings num sábado, e de compra só um sapato.' },
        { mechanism: 'chamada', text: 'Quem já comprou bolsa por falta de número conhece essa.' },
        { mechanism: 'compara', text: 'Viscose escorrega, brim segura: o pano faz metade da prova.' },
        {
          mechanism: 'confissao',
          text: 'Chorei num provador e culpei meu quadril pelo molde deles.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Plus size pode usar listra horizontal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Listra deitada não muda o tamanho de ninguém.' },
        { mechanism: 'prova', text: 'Visto a de pé, visto a deitada: me diz qual fica.' },
        { mechanism: 'contra', text: 'Regra de listra foi feita pra esconder gente.' },
        { mechanism: 'compara', text: 'Risca fina ou faixa larga: o desenho é outro.' },
        { mechanism: 'quebra', text: 'Rasga a lista do que não pode.' },
        { mechanism: 'dialogo', text: '“Listra engorda.” Tecido não tem caloria.' },
        { mechanism: 'erro', text: 'Comprar a vertical dois números acima, por medo.' },
        { mechanism: 'pergunta', text: 'Quem te ensinou que essa estampa era proibida?' },
      ],
    },
    {
      question: 'Quando vale levar roupa plus size na costureira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois dedos sobrando na cintura já valem a viagem.' },
        { mechanism: 'contra', text: 'Ombro errado, nem a melhor agulha conserta.' },
        { mechanism: 'cena', text: 'Alfinete na lateral, braço erguido, espelho de três faces.' },
        { mechanism: 'custo', text: 'Calça parada no cabide custa mais que uma pence.' },
        { mechanism: 'erro', text: 'Tirar medida sem o sapato e o sutiã do dia.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu prendia a cintura com alfinete. Agora a pence fica escondida.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa costurinha nas costas desenha o vestido inteiro.' },
        { mechanism: 'desafio', text: 'Belisca o pano na lombar: passou de três dedos, separa.' },
      ],
    },
    {
      question: 'Como usar vestido no calor sem assar a coxa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Esquece o talco e veste um short de algodão.' },
        { mechanism: 'numero', text: 'O short termina dois dedos abaixo do atrito.' },
        {
          mechanism: 'confissao',
          text: 'Saí de vestido florido e voltei andando feito caubói.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Janeiro, ladeira, vestido novo, o mercado ainda longe.' },
        { mechanism: 'compara', text: 'Bermudinha ou bastão antiatrito: um deles aguenta a praia.' },
        { mechanism: 'mito', text: 'Coxa que encosta não é defeito, é coxa.' },
        { mechanism: 'lacuna', text: 'Uma costura desse short pode piorar a caminhada.' },
        { mechanism: 'chamada', text: 'Vai de vestido curto e volta a pé: leva essa.' },
      ],
    },
  ],
};
