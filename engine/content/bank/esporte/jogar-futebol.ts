import type { BankSubtopic } from '../../content-types.ts';

export const jogarFutebol: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'jogar-futebol',
  questions: [
    {
      question: 'Como driblar melhor na pelada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Beira do alambrado, marcador na sola, bola grudada no pé.' },
        { mechanism: 'contra', text: 'Na várzea, parada seca dribla mais que pedalada.' },
        { mechanism: 'erro', text: 'Vigiar a bola e esquecer o quadril do marcador.' },
        { mechanism: 'desafio', text: 'Dez minutos de parede, só com o pé ruim.' },
        { mechanism: 'prova', text: 'Vou repetir a pedalada na garagem, devagar, com uma cadeira marcando.' },
        { mechanism: 'numero', text: 'Um drible bem treinado vale cinco inventados na hora.' },
        { mechanism: 'loop', text: 'Repara neste ombro: o zagueiro caiu antes da bola.' },
        { mechanism: 'quebra', text: 'Solta a bola antes do terceiro corte.' },
      ],
    },
    {
      question: 'Por que canso rápido jogando futebol?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Quatro minutos, mão no joelho, pedindo pra ir pro gol.' },
        { mechanism: 'mito', text: 'Trote de parque não prepara perna pro pique curto.' },
        { mechanism: 'custo', text: 'Bola perdida na frente cobra pique de volta.' },
        {
          mechanism: 'confissao',
          text: 'Eu corria atrás de tudo até aprender onde esperar.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O cansaço do segundo tempo nasce no primeiro pique.' },
        { mechanism: 'dialogo', text: '“Volta pra marcar.” O pulmão ficou no ataque.' },
        { mechanism: 'chamada', text: 'Churrasco primeiro, chuteira depois: a barriga entrou em campo.' },
        { mechanism: 'desafio', text: 'Seis tiros curtos na rua plana, com descanso no meio.' },
      ],
    },
    {
      question: 'Chuteira society ou de campo: qual comprar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Trava baixinha no sintético, trava alta na grama fofa.' },
        { mechanism: 'erro', text: 'Pedir um número maior pensando na meia grossa.' },
        { mechanism: 'mito', text: 'Chuteira colorida não chuta sozinha.' },
        { mechanism: 'custo', text: 'Trava comprida no tapete prende o pé no giro.' },
        { mechanism: 'cena', text: 'Sola descolando no aquecimento, fita isolante em volta.' },
        { mechanism: 'numero', text: 'Meio dedo de sobra na ponta, zero no calcanhar.' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei a do craque; troquei pela do meu pé largo.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Onde você joga mais: terrão, tapete ou quadra?' },
      ],
    },
    {
      question: 'Quantas vezes por semana jogar bola depois dos 40?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Idade não tira ninguém da pelada; a pressa tira.' },
        { mechanism: 'numero', text: 'Dois jogos na semana, com um dia de sofá no meio.' },
        { mechanism: 'contra', text: 'Quinze minutos de aquecimento valem mais que chuteira nova.' },
        { mechanism: 'dialogo', text: '“Entro só no segundo tempo.” Frio, direto do carro.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos vinte eu descia do carro jogando. Hoje alongo na vaga.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Terça, quarta e sábado, depois de um ano de controle remoto.' },
        { mechanism: 'cena', text: 'Segunda de manhã, escada do escritório, um degrau por vez.' },
        { mechanism: 'desafio', text: 'Marca a folga na folhinha antes de confirmar presença.' },
      ],
    },
    {
      question: 'Como ser um bom goleiro na pelada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Dá dois passos pra frente.' },
        { mechanism: 'erro', text: 'Esperar em cima da linha enquanto o atacante cresce.' },
        { mechanism: 'cena', text: 'Luva emprestada, velcro solto, barreira mal contada.' },
        { mechanism: 'contra', text: 'Goleiro bom voa menos, porque já estava no lugar.' },
        { mechanism: 'confissao', text: 'Fui pro gol por castigo e nunca mais saí.', needsTruth: true },
        { mechanism: 'prova', text: 'Mostro a queda de lado no colchão da sala.' },
        { mechanism: 'lacuna', text: 'Antes do chute, o corpo do atacante entrega o canto.' },
        { mechanism: 'numero', text: 'Duas palavras arrumam a zaga: “minha” e “sai”.' },
      ],
    },
  ],
};
