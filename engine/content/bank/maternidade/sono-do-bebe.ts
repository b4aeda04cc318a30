import type { BankSubtopic } from '../../content-types.ts';

export const sonoDoBebe: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'sono-do-bebe',
  questions: [
    {
      question: 'Como fazer o bebê dormir no berço?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Vinte minutos de balanço, e o olho abre no lençol.' },
        { mechanism: 'quebra', text: 'Tira bichinho, almofada e rolinho do berço.' },
        {
          mechanism: 'confissao',
          text: 'Aprendi a sair do quarto de meia, só pelo tapete.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Berço sem nada dentro parece triste, mas é o mais seguro.' },
        { mechanism: 'desafio', text: 'Estreia o berço na soneca da manhã, a mais fácil.' },
        { mechanism: 'mito', text: 'Colo não vicia. Com dois meses, bebê ainda mora nele.' },
        { mechanism: 'prova', text: 'Vou descer a boneca devagar: bumbum primeiro, cabeça por último.' },
        { mechanism: 'loop', text: 'Encostou ele no lençol? Não tira a mão ainda, falta uma coisa.' },
      ],
    },
    {
      question: 'Por que meu bebê só dorme no colo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Braço dormente, bexiga cheia, bebê num sono lindo.' },
        { mechanism: 'lacuna', text: 'O colo balança, esquenta e faz uma terceira coisa.' },
        { mechanism: 'dialogo', text: '“Vai ficar mal-acostumado.” Ele tem quarenta dias de mundo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eram horas de poltrona. Hoje basta a mão na barriga.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Sem revezar, o colo leva o almoço, o banho e a lombar.' },
        { mechanism: 'compara', text: 'De dia, canguru com você de pé. De madrugada, berço.' },
        { mechanism: 'erro', text: 'Descer o bebê antes do bracinho amolecer.' },
        { mechanism: 'chamada', text: 'Se a campainha da tarde virou sua inimiga, senta aqui.' },
      ],
    },
    {
      question: 'Ruído branco ajuda ou atrapalha o sono do bebê?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Silêncio total ele nunca teve: a barriga era barulhenta.' },
        { mechanism: 'prova', text: 'Escuta comigo: se o chiado cobriu a minha voz, tá alto.' },
        { mechanism: 'erro', text: 'O som de chuva encostado na grade, volume de festa.' },
        { mechanism: 'compara', text: 'Ventilador velho ou aplicativo de chuva: um não cobra mensalidade.' },
        { mechanism: 'quebra', text: 'Leva o chiado pro outro lado do quarto.' },
        { mechanism: 'contra', text: 'Nenhum chiado do mundo ganha de fralda cheia.' },
        { mechanism: 'numero', text: 'Deixa a caixinha a dois metros do berço, e bem baixinho.' },
        { mechanism: 'dialogo', text: '“E se viciar no chiado?” Baixa um pontinho por semana.' },
      ],
    },
    {
      question: 'Com quantos meses o bebê dorme a noite toda?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Pra um bebê, noite inteira pode ser cinco horas seguidas.' },
        { mechanism: 'numero', text: 'Aos três meses, uns engatam seis horas, outros duas.' },
        { mechanism: 'dialogo', text: '“O meu já dormia direto.” Toda família tem essa tia.' },
        { mechanism: 'chamada', text: 'Cinco mamadas entre meia-noite e seis: passei um café pra você.' },
        { mechanism: 'mito', text: 'Mingau grosso antes de deitar não compra madrugada.' },
        {
          mechanism: 'antes-depois',
          text: 'No segundo mês eu cochilava em pé. No décimo, eu sonhei.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Comparar madrugada com a da prima gasta a paciência que sobrou.' },
        { mechanism: 'lacuna', text: 'Lá pelos quatro meses, a noite que era boa desanda.' },
      ],
    },
    {
      question: 'Como organizar as sonecas do bebê durante o dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Marca a hora do primeiro bocejo por três dias seguidos.' },
        { mechanism: 'erro', text: 'Pular o cochilo da tarde pra ver se desmaia à noite.' },
        { mechanism: 'mito', text: 'Bebê que passou da hora não desmaia, briga com a cama.' },
        { mechanism: 'cena', text: 'Cortina fechada, o cachorro latiu: onze minutos de soneca.' },
        { mechanism: 'loop', text: 'Antes do choro vem a mãozinha no olho: espera por ela.' },
        {
          mechanism: 'prova',
          text: 'Pintei os cochilos da semana na agenda: olha a quinta-feira.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Apaga a luz da sala antes que o bocejo vire choro.' },
        {
          mechanism: 'confissao',
          text: 'Eu passava o aspirador no cochilo dele e depois reclamava.',
          needsTruth: true,
        },
      ],
    },
  ],
};
