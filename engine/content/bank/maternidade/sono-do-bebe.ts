import type { BankSubtopic } from '../../content-types.ts';

export const sonoDoBebe: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'sono-do-bebe',
  questions: [
    {
      question: 'Como fazer o bebê dormir no berço?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quinze minutos de balanço, e o olho abre quando encosta no lençol.' },
        { mechanism: 'quebra', text: 'Tira o bichinho, a almofada e o rolinho de dentro do berço.' },
        {
          mechanism: 'confissao',
          text: 'Aprendi a sair do quarto de meia, pisando só no tapete.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Berço sem nada dentro parece triste, e é o mais seguro.' },
        { mechanism: 'desafio', text: 'Estreia o berço na soneca da manhã, a mais fácil.' },
        { mechanism: 'mito', text: 'Colo não vicia; com dois meses ele ainda mora nele.' },
        { mechanism: 'prova', text: 'Vou descer a boneca devagar: bumbum primeiro, cabeça por último.' },
        { mechanism: 'loop', text: 'Essa mão na barriguinha fica mais um minuto depois da descida.' },
      ],
    },
    {
      question: 'Por que meu bebê só dorme no colo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Braço dormente, bexiga cheia, e o bebê num sono lindo.' },
        { mechanism: 'lacuna', text: 'O colo balança, esquenta e faz uma terceira coisa.' },
        { mechanism: 'dialogo', text: '“Vai ficar mal-acostumado.” Ele chegou ao mundo há quarenta dias.' },
        {
          mechanism: 'antes-depois',
          text: 'No começo era a noite inteira no peito; hoje a mão basta.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Colo o dia todo leva o almoço, o banho e a lombar.' },
        { mechanism: 'compara', text: 'Canguru de dia, com você de pé; berço na madrugada.' },
        { mechanism: 'erro', text: 'Descer o bebê antes que o bracinho amoleça.' },
        { mechanism: 'chamada', text: 'Se a campainha das três da tarde virou inimiga, senta aqui.' },
      ],
    },
    {
      question: 'Ruído branco ajuda ou atrapalha o sono do bebê?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Lá dentro da barriga era barulho dia e noite.' },
        { mechanism: 'prova', text: 'Escuta comigo: se cobre a minha voz, tá alto demais.' },
        { mechanism: 'erro', text: 'Caixinha de som encostada na grade, volume de festa.' },
        {
          mechanism: 'compara',
          text: 'Ventilador velho ou aplicativo de chuva: um deles não cobra mensalidade.',
        },
        { mechanism: 'quebra', text: 'Leva o aparelho pro outro lado do quarto.' },
        { mechanism: 'contra', text: 'Chiado nenhum vence fralda cheia e barriga vazia.' },
        { mechanism: 'numero', text: 'Dois metros de distância e volume de chuveiro do vizinho.' },
        { mechanism: 'dialogo', text: '“E se ele depender disso?” Dá pra baixar um pontinho por semana.' },
      ],
    },
    {
      question: 'Com quantos meses o bebê dorme a noite toda?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Noite toda, nessa idade, pode ser cinco horas seguidas.' },
        {
          mechanism: 'numero',
          text: 'Aos três meses uns engatam seis horas, outros acordam de duas em duas.',
        },
        { mechanism: 'dialogo', text: '“O meu apagava desde o primeiro mês.” Toda família tem essa tia.' },
        { mechanism: 'chamada', text: 'Cinco mamadas entre meia-noite e seis: passei um café pra você.' },
        { mechanism: 'mito', text: 'Mingau grosso antes de deitar não compra madrugada.' },
        {
          mechanism: 'antes-depois',
          text: 'No segundo mês eu cochilava em pé; no décimo, sonhei de novo.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Comparar com a prima gasta o resto da paciência.' },
        { mechanism: 'lacuna', text: 'Lá pelos quatro meses, a madrugada que era boa desanda.' },
      ],
    },
    {
      question: 'Como organizar as sonecas do bebê durante o dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Marca num papel a hora do bocejo, três dias seguidos.' },
        { mechanism: 'erro', text: 'Pular a da tarde pra ver se desmaia à noite.' },
        { mechanism: 'mito', text: 'Bebê que passou da hora briga mais com a cama.' },
        { mechanism: 'cena', text: 'Cortina fechada, cachorro latindo, onze minutos de descanso.' },
        { mechanism: 'loop', text: 'Essa mãozinha esfregando o olho já é o convite.' },
        {
          mechanism: 'prova',
          text: 'Colori os cochilos da semana na agenda: repara na quinta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Apaga a luz da sala antes que o bocejo vire choro.' },
        {
          mechanism: 'confissao',
          text: 'Eu passava o aspirador bem nessa hora e depois reclamava.',
          needsTruth: true,
        },
      ],
    },
  ],
};
