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
        { mechanism: 'numero', text: 'Chega uma hora antes: só na revista vão vinte minutos.' },
        { mechanism: 'quebra', text: 'Deixa o guarda-chuva em casa, que ele costuma ficar na revista.' },
        { mechanism: 'erro', text: 'Não compra ingresso na calçada, por mais que jurem que é quente.' },
        { mechanism: 'confissao', text: 'Chorei no hino, e o jogo nem tinha começado.', needsTruth: true },
        { mechanism: 'desafio', text: 'Salva o mapa do setor enquanto ainda tem sinal.' },
        { mechanism: 'compara', text: 'Atrás do gol tem batuque; na central tem visão de jogo.' },
        { mechanism: 'dialogo', text: '“Posso ir com qualquer camisa?” Depende do portão.' },
      ],
    },
    {
      question: 'Por que meu time joga mal em casa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Torcida gritando não acerta passe por ninguém.' },
        { mechanism: 'cena', text: 'Quinze do segundo tempo, zero a zero, e já começou o resmungo.' },
        { mechanism: 'contra', text: 'Vaia no primeiro passe errado ajuda é o visitante.' },
        { mechanism: 'numero', text: 'Sobem dez, volta um, e o contra-ataque agradece.' },
        { mechanism: 'dialogo', text: '“Tira esse lateral.” E quem cobre o corredor?' },
        { mechanism: 'erro', text: 'Foram trinta cruzamentos pra um centroavante baixinho.' },
        { mechanism: 'lacuna', text: 'O gol que a gente toma nasce longe da bola, no meio-campo.' },
        { mechanism: 'prova', text: 'Vou pausar o lance e mostrar quem não voltou.' },
      ],
    },
    {
      question: 'Vale a pena ser sócio-torcedor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Doze boletos no ano ou seis ingressos avulsos: faz a conta.' },
        { mechanism: 'desafio', text: 'Divide a mensalidade pelas vezes que você foi.' },
        {
          mechanism: 'custo',
          text: 'Paguei doze meses e o clássico esgotou do mesmo jeito.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu caçava ingresso de madrugada; hoje entro pela carteirinha.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Morar a mil quilômetros e pagar mesmo assim também é torcer.' },
        { mechanism: 'chamada', text: 'Só vai em final e reclama da fila? Essa conta é sua.' },
        { mechanism: 'pergunta', text: 'Quantas vezes você passou na catraca no ano passado?' },
        { mechanism: 'lacuna', text: 'A melhor vantagem do plano tá na letra miúda.' },
      ],
    },
    {
      question: 'Quando é hora de trocar o técnico do time?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Prancheta nova não faz lateral voltar correndo.' },
        { mechanism: 'numero', text: 'Duas derrotas dão resmungo; cinco dão entrevista de cara fechada.' },
        { mechanism: 'cena', text: 'Água intacta na mesa, e o “confio no elenco” de novo.' },
        { mechanism: 'dialogo', text: '“Ele perdeu o vestiário.” Curioso, a porta tava fechada.' },
        { mechanism: 'erro', text: 'Mandaram embora na terça e o outro estreia na quinta.' },
        { mechanism: 'custo', text: 'Cada demissão deixa uma multa na conta do clube.' },
        { mechanism: 'loop', text: 'Repara no banco de reservas neste minuto aqui.' },
        {
          mechanism: 'confissao',
          text: 'Pedi a cabeça do técnico; em maio, pedi a volta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como entender tática de futebol pela TV?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira o olho da bola por uns cinco minutos.' },
        { mechanism: 'desafio', text: 'Até o intervalo, segue só o volante e mais nada.' },
        { mechanism: 'prova', text: 'Vou congelar a imagem e riscar duas linhas.' },
        { mechanism: 'numero', text: 'Quatro, quatro, dois: esse desenho some quando a bola rola.' },
        { mechanism: 'mito', text: 'Pra entender o jogo não precisa ter jogado.' },
        { mechanism: 'compara', text: 'O replay mostra o chute; a câmera alta mostra o porquê.' },
        { mechanism: 'lacuna', text: 'Três passes antes do grito, o gol já tava feito.' },
        { mechanism: 'chamada', text: 'Pra quem vê o comentarista desenhar na tela e continua boiando.' },
      ],
    },
  ],
};
