import type { BankSubtopic } from '../../content-types.ts';

export const acne: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'acne',
  questions: [
    {
      question: 'Como tratar espinha em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira essa pasta de dente da testa, ela é pra escova.' },
        { mechanism: 'desafio', text: 'Encosta um gelo enrolado em pano por um minuto.' },
        { mechanism: 'cena', text: 'Véspera de casamento, luz do banheiro, e um caroço no queixo.' },
        { mechanism: 'erro', text: 'Limão, algodão e sol no quintal: assim se faz uma mancha.' },
        { mechanism: 'contra', text: 'A espinha que apareceu hoje começou semanas atrás.' },
        { mechanism: 'numero', text: 'Duas lavagens por dia bastam. A terceira só irrita.' },
        { mechanism: 'loop', text: 'Cola o adesivo redondinho: o que ele segura é outra coisa.' },
        { mechanism: 'dialogo', text: '“Só uma espremidinha.” E lá vem um mês de marca.' },
      ],
    },
    {
      question: 'Por que tenho espinha na fase adulta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Espinha e boleto convivem bem depois dos trinta.' },
        { mechanism: 'lacuna', text: 'Aquela do queixo costuma voltar na mesma época. Repara quando.' },
        { mechanism: 'erro', text: 'O creme do cabelo escorre na testa a tarde inteira.' },
        { mechanism: 'mito', text: 'A adolescência acaba, e a glândula nem fica sabendo.' },
        { mechanism: 'chamada', text: 'Trinta e cinco anos, crachá no pescoço, três caroços no maxilar.' },
        { mechanism: 'desafio', text: 'Marca no calendário o dia em que cada uma aparece.' },
        { mechanism: 'custo', text: 'Os cinco cremes parados na gaveta já pagavam uma consulta.' },
        { mechanism: 'confissao', text: 'Usei franja um ano inteiro por causa da testa.', needsTruth: true },
      ],
    },
    {
      question: 'Isotretinoína: quando vale a pena tomar?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'chamada',
          text: 'Se todo mês fica uma cicatriz nova, leva esse nome pro dermatologista.',
        },
        { mechanism: 'mito', text: 'O lábio rachado leva a fama, mas quem manda é o exame.' },
        { mechanism: 'contra', text: 'Nem toda espinha feia pede o remédio forte.' },
        { mechanism: 'numero', text: 'São meses de cápsula, exame no meio e hidratante labial no bolso.' },
        { mechanism: 'loop', text: 'Antes da cápsula vem uma conversa séria: gravidez não pode.' },
        { mechanism: 'compara', text: 'Creme primeiro ou cápsula direto: quem decide é o grau da acne.' },
        {
          mechanism: 'antes-depois',
          text: 'Fugi da cápsula por dois anos. Hoje eu guardo as duas fotos.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Comprar a caixa pela internet e pular a consulta.' },
      ],
    },
    {
      question: 'Quanto tempo a acne demora pra melhorar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Conta oito semanas antes de dar nota pro gel.' },
        { mechanism: 'mito', text: 'Piorar um pouco no começo pode fazer parte do tratamento.' },
        { mechanism: 'cena', text: 'Décimo dia, o tubo quase cheio, e aquela vontade de largar.' },
        { mechanism: 'erro', text: 'Passar o gel só em cima da que já nasceu.' },
        { mechanism: 'custo', text: 'Quem para na quarta semana volta pro primeiro dia.' },
        {
          mechanism: 'prova',
          text: 'Tirei uma foto por domingo, na mesma janela: olha a oitava.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Guarda a pinça e o espelho de aumento, longe um do outro.' },
        { mechanism: 'antes-depois', text: 'Primeiro some a dor, depois o caroço, por último a cor.' },
      ],
    },
    {
      question: 'Como tirar marca e cicatriz de espinha?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Mancha escura clareia com paciência. Buraquinho já pede consultório.',
        },
        { mechanism: 'desafio', text: 'Passa o dedo devagar: afundou, é cicatriz; liso, é mancha.' },
        { mechanism: 'numero', text: 'Dez segundos de unha viram uns quatro meses de marca.' },
        { mechanism: 'erro', text: 'Esfregar pó de café em cima de uma ferida aberta.' },
        { mechanism: 'quebra', text: 'Antes de comprar clareador, bota o protetor na mochila.' },
        {
          mechanism: 'confissao',
          text: 'Lixei a bochecha com açúcar e arrumei outra mancha.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou mostrar a mesma bochecha em duas luzes.' },
        { mechanism: 'pergunta', text: 'Sua marca tem relevo ou só tem cor?' },
      ],
    },
  ],
};
