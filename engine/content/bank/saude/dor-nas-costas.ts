import type { BankSubtopic } from '../../content-types.ts';

export const dorNasCostas: BankSubtopic = {
  domain: 'saude',
  subtopic: 'dor-nas-costas',
  questions: [
    {
      question: 'Por que acordo com dor nas costas?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Um pé na meia, o outro no ar, e a lombar trava.' },
        { mechanism: 'erro', text: 'Você dorme de bruços, com o pescoço torto, e xinga o colchão.' },
        { mechanism: 'mito', text: 'Colchão de tábua não é remédio de coluna.' },
        { mechanism: 'desafio', text: 'Hoje à noite, um travesseiro entre os joelhos. Amanhã me conta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu saía da cama num pulo; agora rolo de lado primeiro.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Colchão novo em dez vezes, e você cochila torto no sofá.' },
        {
          mechanism: 'lacuna',
          text: 'Antes de trocar de colchão, lembra o que você carregou ontem à tarde.',
        },
        { mechanism: 'numero', text: 'Sete horas na mesma posição, e a coluna range por dez minutos.' },
      ],
    },
    {
      question: 'Como aliviar dor na lombar em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Três dias de cama costumam endurecer ainda mais a coluna.' },
        { mechanism: 'prova', text: 'Estendi o tapete aqui pra mostrar: um joelho no peito por vez.' },
        { mechanism: 'compara', text: 'Bolsa quente ou gelo? Fica com o que te deixa mexer.' },
        { mechanism: 'quebra', text: 'Sai da cadeira e vai buscar água, sem pressa.' },
        { mechanism: 'dialogo', text: '“Deve ser rim.” E a cadeira da firma só escutando.' },
        { mechanism: 'chamada', text: 'Esse é pra quem sai do carro em duas etapas.' },
        {
          mechanism: 'confissao',
          text: 'Só lembrei de alongar quando não alcancei o cadarço.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Faço isso aqui enquanto a água do café ferve.', needsTruth: true },
      ],
    },
    {
      question: 'Qual cadeira é melhor pra quem tem dor nas costas?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Dois pés no chão valem mais que cinco alavancas.' },
        { mechanism: 'mito', text: 'Cadeira cara também entorta quem não levanta dela.' },
        {
          mechanism: 'cena',
          text: 'Notebook na mesa da cozinha, caixa de sapato embaixo, e a lombar reclamando.',
        },
        { mechanism: 'erro', text: 'Comprar pelo encosto bonito e ficar com o pé balançando.' },
        { mechanism: 'desafio', text: 'Senta até o fundo e vê se sobram três dedos atrás do joelho.' },
        {
          mechanism: 'compara',
          text: 'Cadeira gamer de um lado, toalha enrolada do outro: testei as duas.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Nenhum assento foi feito pra oito horas sem pausa.' },
        { mechanism: 'custo', text: 'Deixou um salário no encosto, e a tela ficou na altura do umbigo.' },
      ],
    },
    {
      question: 'Quando a dor nas costas precisa de médico?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se a dor desce pela perna e formiga o pé, marca consulta.' },
        {
          mechanism: 'mito',
          text: 'Fisgada forte nem sempre é grave, e dor fraca que teima merece consulta.',
        },
        { mechanism: 'numero', text: 'Com qualquer um destes quatro sinais, o alongamento espera.' },
        { mechanism: 'erro', text: 'Relaxante muscular de gaveta, mês após mês, sem consulta.' },
        { mechanism: 'loop', text: 'Guarda essa: perna sem força é caso pra hoje.' },
        { mechanism: 'dialogo', text: '“Mais uma semana e a coluna melhora.” Já é a sexta.' },
        { mechanism: 'quebra', text: 'Fecha o vídeo de alongamento se teve tombo.' },
        { mechanism: 'lacuna', text: 'A lombar que pede médico avisa por outro lugar do corpo.' },
      ],
    },
    {
      question: 'Quem tem hérnia de disco pode fazer musculação?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Hérnia no exame não é cartão vermelho na academia.' },
        {
          mechanism: 'confissao',
          text: 'Depois da ressonância, tive medo até da sacola do mercado.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Halter no chão, laudo na mochila, e a coragem ficou no carro.' },
        { mechanism: 'erro', text: 'Primeira semana sem dor, e a carga antiga de volta.' },
        {
          mechanism: 'antes-depois',
          text: 'Fugi do agachamento dois anos. Hoje o treino abre com ele.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou mostrar três agachamentos, do sofá até a barra.' },
        { mechanism: 'custo', text: 'De tanto medo de mexer, a coluna perde o músculo que sustentava.' },
        { mechanism: 'compara', text: 'Máquina ou peso livre? Essa eu levaria pro fisioterapeuta.' },
      ],
    },
    {
      question: 'O que fazer quando a coluna trava?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Escova na boca, barriga na pia, e você não desdobra.' },
        { mechanism: 'quebra', text: 'Solta o botijão e apoia as mãos na parede.' },
        { mechanism: 'erro', text: 'Pedir pro cunhado aquele estalo no corredor.' },
        { mechanism: 'numero', text: 'De lado, dois joelhos dobrados, três respirações bem lentas.' },
        { mechanism: 'mito', text: 'Esse travão assusta e costuma soltar em poucos dias.' },
        { mechanism: 'loop', text: 'Esse jeito de rolar da cama dispensa o grito.' },
        { mechanism: 'chamada', text: 'Perdeu força na perna ou o xixi escapou? Hospital agora.' },
        { mechanism: 'desafio', text: 'Deita no chão e sobe a panturrilha no sofá.' },
      ],
    },
    {
      question: 'Por que meu pescoço dói depois do computador?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'prova', text: 'Filmei minha tarde de perfil: olha onde o queixo parou.' },
        { mechanism: 'compara', text: 'Notebook no colo ou sobre três livros: a nuca sabe.' },
        { mechanism: 'cena', text: 'Quinta reunião seguida, ombro na orelha, nariz na tela.' },
        { mechanism: 'lacuna', text: 'Nuca dura toda tarde às vezes começa nos óculos.' },
        {
          mechanism: 'confissao',
          text: 'Troquei o travesseiro e continuei respondendo e-mail na cama.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Economizou no suporte e gasta em pomada toda sexta.' },
        { mechanism: 'desafio', text: 'Encosta a nuca na parede: o queixo empinou?' },
        { mechanism: 'dialogo', text: '“Foi friagem.” Foi a tarde inteira olhando pra baixo.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra passar a dor no ciático?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Costuma ceder em algumas semanas, com dias de recaída.' },
        { mechanism: 'cena', text: 'Banco do ônibus, perna queimando, ainda faltam nove pontos.' },
        { mechanism: 'erro', text: 'Puxar com força a perna que tá dando choque.' },
        { mechanism: 'mito', text: 'Injeção alivia, mas não conserta o jeito de sentar.' },
        {
          mechanism: 'antes-depois',
          text: 'Em maio eu dirigia de lado. Em julho jantei na mesa.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'A fisgada sair do pé e subir pra nádega pode ser avanço.' },
        { mechanism: 'quebra', text: 'Tira a carteira do bolso de trás.' },
        { mechanism: 'chamada', text: 'Dois meses mancando na base da pomada? Marca ortopedista.' },
      ],
    },
  ],
};
