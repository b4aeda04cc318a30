import type { BankSubtopic } from '../../content-types.ts';

export const jogarFutebol: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'jogar-futebol',
  questions: [
    {
      question: 'Como driblar melhor na pelada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O marcador te espremeu no alambrado, e a bola ainda tá no pé.' },
        { mechanism: 'contra', text: 'Na várzea, uma parada seca dribla mais que pedalada.' },
        { mechanism: 'erro', text: 'Você olha a bola e esquece o quadril do marcador.' },
        { mechanism: 'desafio', text: 'Dez minutos de parede, só com o pé ruim.' },
        { mechanism: 'prova', text: 'Vou fazer a pedalada devagar na garagem, driblando uma cadeira.' },
        { mechanism: 'numero', text: 'Um drible bem treinado vale por cinco inventados na hora.' },
        { mechanism: 'loop', text: 'Repara neste ombro: foi ele que derrubou o zagueiro.' },
        { mechanism: 'quebra', text: 'Solta a bola antes do terceiro corte.' },
      ],
    },
    {
      question: 'Por que canso rápido jogando futebol?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Quatro minutos de jogo, e eu já querendo ir pro gol.', needsTruth: true },
        { mechanism: 'mito', text: 'Corrida leve no parque não prepara a perna pro pique curto.' },
        { mechanism: 'custo', text: 'Cada bola perdida na frente cobra um pique de volta.' },
        {
          mechanism: 'confissao',
          text: 'Eu corria atrás de tudo até aprender onde esperar.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O cansaço do segundo tempo começa no primeiro pique.' },
        { mechanism: 'dialogo', text: '“Volta pra marcar.” O pulmão ficou lá no ataque.' },
        { mechanism: 'chamada', text: 'Pra quem come o churrasco antes e calça a chuteira depois.' },
        { mechanism: 'desafio', text: 'Dá seis tiros curtos na rua plana, com descanso no meio.' },
      ],
    },
    {
      question: 'Chuteira society ou de campo: qual comprar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Trava baixinha pro sintético, trava alta pra grama fofa.' },
        { mechanism: 'erro', text: 'Não pede um número maior por causa da meia grossa.' },
        { mechanism: 'mito', text: 'Chuteira colorida não chuta sozinha.' },
        { mechanism: 'custo', text: 'Trava comprida no sintético prende o pé bem na hora do giro.' },
        { mechanism: 'cena', text: 'A sola descolou no aquecimento, e alguém já traz a fita isolante.' },
        { mechanism: 'numero', text: 'Meio dedo de sobra na ponta e nada no calcanhar.' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei a do craque; troquei por uma que cabe no meu pé.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Onde você joga mais: terrão, tapete ou quadra?' },
      ],
    },
    {
      question: 'Quantas vezes por semana jogar bola depois dos 40?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Não é a idade que tira a gente da pelada, é a pressa.' },
        { mechanism: 'numero', text: 'Dois jogos na semana, com um dia de sofá no meio, já tá bom.' },
        { mechanism: 'contra', text: 'Quinze minutos de aquecimento valem mais que chuteira nova.' },
        { mechanism: 'dialogo', text: '“Entro só no segundo tempo.” Sem aquecer, direto do carro.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos vinte eu descia do carro jogando. Hoje alongo na vaga.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Ficou um ano no sofá e marcou terça, quarta e sábado.' },
        { mechanism: 'cena', text: 'Segunda de manhã, na escada do escritório, um degrau por vez.' },
        { mechanism: 'desafio', text: 'Marca a folga na folhinha antes de confirmar presença.' },
      ],
    },
    {
      question: 'Como ser um bom goleiro na pelada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Dá dois passos pra frente e olha o gol diminuir.' },
        { mechanism: 'erro', text: 'Você espera em cima da linha e o atacante só cresce.' },
        { mechanism: 'cena', text: 'A luva é emprestada, o velcro não fecha, e lá vem falta.' },
        { mechanism: 'contra', text: 'Goleiro bom voa menos, porque já tava no lugar.' },
        { mechanism: 'confissao', text: 'Fui pro gol por castigo e nunca mais saí.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou mostrar a queda de lado no colchão da sala.' },
        { mechanism: 'lacuna', text: 'Antes do chute, o corpo do atacante já diz o canto.' },
        { mechanism: 'numero', text: 'Com duas palavras você arruma a zaga: “minha” e “sai”.' },
      ],
    },
  ],
};
