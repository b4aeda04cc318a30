import type { BankSubtopic } from '../../content-types.ts';

export const frutasEmVaso: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'frutas-em-vaso',
  questions: [
    {
      question: 'Qual fruta dá bem em vaso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Limão, jabuticaba, pitanga, acerola: quatro que topam varanda.' },
        { mechanism: 'compara', text: 'Jabuticaba pede água, pitanga perdoa esquecimento.' },
        { mechanism: 'mito', text: 'Abacateiro de caroço no copo dificilmente vira salada na varanda.' },
        { mechanism: 'contra', text: 'Fruta de varanda se escolhe pelo sol antes do gosto.' },
        { mechanism: 'cena', text: 'Sexto andar, domingo cedo, e uma abelha achou o limoeiro.' },
        { mechanism: 'erro', text: 'O caroço brotou, e a mangueira foi parar num balde.' },
        { mechanism: 'chamada', text: 'Varanda de meio sol e sonho de pomar: senta aqui.' },
        { mechanism: 'desafio', text: 'Conta as horas de sol no piso antes da feira.' },
      ],
    },
    {
      question: 'Por que o limoeiro no vaso floresce e não dá fruto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Chão coberto de florzinha conta o que aconteceu de noite.' },
        { mechanism: 'mito', text: 'Nem toda flor vira limão: o pé derruba a maioria.' },
        { mechanism: 'dialogo', text: '“Caiu tudo.” Ele guarda só os que consegue sustentar.' },
        { mechanism: 'erro', text: 'Mudou o pé de lugar bem no meio da florada.' },
        { mechanism: 'custo', text: 'Um feriado sem rega põe a florada inteira no chão.' },
        { mechanism: 'quebra', text: 'Faz papel de abelha com um pincel, flor por flor.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu adubava quando florescia. Passei a preparar antes da florada.',
          needsTruth: true,
        },
        {
          mechanism: 'prova',
          text: 'Marquei com linha dez limõezinhos: olha quantos ficaram.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo jabuticaba em vaso leva pra dar fruto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'De enxerto, uns três anos; de semente, talvez dez.' },
        { mechanism: 'loop', text: 'Casca soltando no tronco: guarda essa pista da idade.' },
        { mechanism: 'cena', text: 'Tronco branquinho de flor, e o neto contando bolinha.' },
        { mechanism: 'contra', text: 'Muda que já frutou custa mais e encurta a espera.' },
        { mechanism: 'mito', text: 'Vaso pequeno atrasa a festa, vaso gigante encharca.' },
        { mechanism: 'confissao', text: 'Quase dei o pé pra sogra no quinto ano.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Alguém na loja já viu essa muda dar fruta?' },
        { mechanism: 'desafio', text: 'Pergunta se é enxerto antes de perguntar o preço.' },
      ],
    },
    {
      question: 'Como plantar pitanga ou acerola em vaso?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Furei o fundo em cinco pontos antes da terra.' },
        { mechanism: 'erro', text: 'Só terra de quintal vira tijolo em dois meses.' },
        { mechanism: 'desafio', text: 'Enche com terra, composto e areia, sem socar.' },
        { mechanism: 'quebra', text: 'Para de sacudir a raiz e planta com torrão.' },
        { mechanism: 'loop', text: 'Essa estaca ao lado do caule trabalha no primeiro vento.' },
        { mechanism: 'compara', text: 'Vaso de quarenta litros cresce; balde de dez sofre.' },
        { mechanism: 'chamada', text: 'Guardou caroço de acerola no guardanapo? Vem plantar comigo.' },
        { mechanism: 'custo', text: 'Vaso estreito hoje é transplante suado daqui a dois anos.' },
      ],
    },
    {
      question: 'Quando podar e adubar fruta em vaso?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três adubadas por ano, e o inverno de folga.' },
        { mechanism: 'mito', text: 'Galho que aponta pra dentro rouba sol do próprio fruto.' },
        { mechanism: 'lacuna', text: 'O galho que sai abaixo do enxerto dá outra planta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu tinha dó da tesoura. Hoje tiro o galho cruzado depois da colheita.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Fruta demais no pé novo enfraquece o pé.' },
        { mechanism: 'dialogo', text: '“Cortei na flor.” A safra foi junto com o galho.' },
        { mechanism: 'quebra', text: 'Solta a tesoura enquanto houver botão fechado.' },
        { mechanism: 'cena', text: 'Em agosto o pé tá pelado, mas o broto já incha.' },
      ],
    },
  ],
};
