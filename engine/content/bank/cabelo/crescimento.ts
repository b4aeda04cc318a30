import type { BankSubtopic } from '../../content-types.ts';

export const crescimento: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'crescimento',
  questions: [
    {
      question: 'Como fazer o cabelo crescer mais rápido?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Lua crescente só lota a agenda da cabeleireira.' },
        { mechanism: 'contra', text: 'Seu cabelo já cresce. O problema é o que cai da ponta.' },
        { mechanism: 'numero', text: 'É um centímetro por mês, com tônico ou sem.' },
        { mechanism: 'erro', text: 'Tomar cápsula de manhã e dormir de cabelo molhado e preso.' },
        { mechanism: 'desafio', text: 'Massageia a nuca sem unha, um minuto, agora.' },
        { mechanism: 'custo', text: 'O elástico apertado tira da ponta o que a raiz deu.' },
        { mechanism: 'cena', text: 'A fita métrica no azulejo, e a trança no mesmo risco.' },
        { mechanism: 'quebra', text: 'Joga fora o elástico com ferrinho.' },
      ],
    },
    {
      question: 'Por que meu cabelo não passa do ombro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Tem uma coisa roçando no seu ombro o dia inteiro.' },
        { mechanism: 'dialogo', text: '“Empacou no ombro.” Empacou na gola e no cinto do carro.' },
        { mechanism: 'prova', text: 'Vou bater a ponta nesse papel: cada risquinho é quebra.' },
        { mechanism: 'chamada', text: 'Faz três anos que sua foto de costas sai igual?' },
        { mechanism: 'mito', text: 'Ele não parou de crescer, só quebra na mesma altura.' },
        { mechanism: 'numero', text: 'Loiro, escova e chapinha são três ladrões de comprimento.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu corria da tesoura. Aparei dois dedos, e ele andou.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Fugir da tesoura até a ponta dupla subir um palmo.' },
      ],
    },
    {
      question: 'Óleo de alecrim faz o cabelo crescer?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Cheirar forte não faz crescer nada.' },
        { mechanism: 'cena', text: 'Panela no fogo, alecrim da feira e azeite na camiseta.' },
        { mechanism: 'erro', text: 'Pingar óleo essencial puro direto no couro.' },
        { mechanism: 'mito', text: 'O alecrim do estudo não saiu da panela da avó.' },
        { mechanism: 'numero', text: 'Aquele teste famoso do alecrim durou seis meses.' },
        { mechanism: 'compara', text: 'Massagem sem óleo ou óleo sem massagem? Aposto no dedo.' },
        {
          mechanism: 'confissao',
          text: 'Manchei três fronhas antes de ver um centímetro.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Põe uma gota diluída no braço e espera até amanhã.' },
      ],
    },
    {
      question: 'Quanto o cabelo cresce por mês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O ano inteiro do seu cabelo cabe em doze centímetros.' },
        { mechanism: 'desafio', text: 'Mede a faixa sem tinta hoje e daqui a trinta dias.' },
        {
          mechanism: 'prova',
          text: 'Minha raiz sem retoque virou régua: olha essa faixa.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Raspar a nuca não acorda raiz nenhuma.' },
        { mechanism: 'compara', text: 'Olha a largura do seu mindinho: um mês é mais ou menos isso.' },
        { mechanism: 'custo', text: 'Medir toda terça só gasta a sua paciência.' },
        { mechanism: 'loop', text: 'Esse fio que ficou na escova demorou anos pra chegar aí.' },
        { mechanism: 'pergunta', text: 'Você mede pela raiz ou pela ponta?' },
      ],
    },
    {
      question: 'Precisa cortar as pontas pro cabelo crescer?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'A tesoura na ponta não manda recado pra raiz.' },
        { mechanism: 'compara', text: 'Dois dedos em agosto ou um palmo em dezembro?' },
        { mechanism: 'cena', text: 'Você pediu só as pontinhas, e o chão do salão encheu.' },
        { mechanism: 'prova', text: 'Vou puxar essa ponta dupla: olha até onde ela abre.' },
        { mechanism: 'contra', text: 'Se a ponta tá inteira, pode esperar uns meses.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu cortava todo mês por fé. Hoje olho o fio antes.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Fugi do salão um ano inteiro, e a trança afinou.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga essa tesourinha de unha em cima da pia.' },
      ],
    },
  ],
};
