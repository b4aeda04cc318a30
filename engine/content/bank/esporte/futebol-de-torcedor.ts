import type { BankSubtopic } from '../../content-types.ts';

export const futebolDeTorcedor: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'futebol-de-torcedor',
  questions: [
    {
      question: 'Como ir ao estádio de futebol pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Rádio no ouvido, espetinho na mão, catraca girando devagar.' },
        { mechanism: 'numero', text: 'Chega uma hora antes: vinte minutos somem só na revista.' },
        { mechanism: 'quebra', text: 'Deixa o guarda-chuva em casa.' },
        { mechanism: 'erro', text: 'Comprar ingresso na calçada, de quem jura que é quente.' },
        { mechanism: 'confissao', text: 'Chorei no hino, com zero a zero no placar.', needsTruth: true },
        { mechanism: 'desafio', text: 'Salva o mapa do setor antes do sinal cair.' },
        { mechanism: 'compara', text: 'Atrás do gol é batuque; na central é visão.' },
        { mechanism: 'dialogo', text: '“Posso ir com qualquer camisa?” Depende do portão.' },
      ],
    },
    {
      question: 'Por que meu time joga mal em casa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Torcida gritando não acerta passe por ninguém.' },
        { mechanism: 'cena', text: 'Quinze do segundo tempo, zero a zero, a arquibancada bufando.' },
        { mechanism: 'contra', text: 'Vaia no primeiro passe torto joga pro visitante.' },
        { mechanism: 'numero', text: 'Dez subindo, um voltando: o contra-ataque agradece.' },
        { mechanism: 'dialogo', text: '“Tira esse lateral.” E quem cobre o corredor?' },
        { mechanism: 'erro', text: 'Cruzar trinta bolas pra um centroavante baixinho.' },
        { mechanism: 'lacuna', text: 'O gol sofrido nasce longe da bola, no meio-campo.' },
        { mechanism: 'prova', text: 'Pauso o lance e mostro quem não voltou.' },
      ],
    },
    {
      question: 'Vale a pena ser sócio-torcedor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Doze boletos no ano ou seis ingressos avulsos.' },
        { mechanism: 'desafio', text: 'Divide a mensalidade pelas vezes que você foi.' },
        { mechanism: 'custo', text: 'Doze meses pagos, e o clássico esgotado mesmo assim.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu caçava ingresso de madrugada; hoje entro pela carteirinha.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Morar a mil quilômetros e pagar: amor com boleto.' },
        { mechanism: 'chamada', text: 'Só vai em final e reclama da fila? Faz essa conta.' },
        { mechanism: 'pergunta', text: 'Quantas vezes você passou na catraca ano passado?' },
        { mechanism: 'lacuna', text: 'A melhor vantagem do plano vem em letra miúda.' },
      ],
    },
    {
      question: 'Quando é hora de trocar o técnico do time?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Prancheta nova não corre pelo lateral.' },
        { mechanism: 'numero', text: 'Duas derrotas, murmúrio; cinco, entrevista de cara fechada.' },
        { mechanism: 'cena', text: 'Sala de imprensa, água intacta, “confio no elenco” de novo.' },
        { mechanism: 'dialogo', text: '“Ele perdeu o vestiário.” Curioso, a porta estava fechada.' },
        { mechanism: 'erro', text: 'Demitir na terça e estrear outro na quinta.' },
        { mechanism: 'custo', text: 'Cada demissão deixa uma multa na folha do clube.' },
        { mechanism: 'loop', text: 'Repara no banco de reservas aos trinta do segundo.' },
        {
          mechanism: 'confissao',
          text: 'Pedi a cabeça do professor; em maio, pedi a volta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como entender tática de futebol pela TV?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira o olho da bola por cinco minutos.' },
        { mechanism: 'desafio', text: 'Até o intervalo, segue um volante e mais ninguém.' },
        { mechanism: 'prova', text: 'Congelo a imagem e risco duas linhas.' },
        { mechanism: 'numero', text: 'Quatro, quatro, dois: esse telefone some quando a bola rola.' },
        { mechanism: 'mito', text: 'Enxergar o jogo não exige ter jogado.' },
        { mechanism: 'compara', text: 'O replay mostra o chute; a câmera alta mostra o porquê.' },
        { mechanism: 'lacuna', text: 'Três passes antes do grito do narrador, o gol já existia.' },
        { mechanism: 'chamada', text: 'Se o comentarista desenha e você ainda boia, cola aqui.' },
      ],
    },
  ],
};
