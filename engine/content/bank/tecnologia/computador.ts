import type { BankSubtopic } from '../../content-types.ts';

export const computador: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'computador',
  questions: [
    {
      question: 'Qual notebook comprar pra estudar e trabalhar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Abaixo de oito gigas de memória, três abas já brigam.' },
        { mechanism: 'erro', text: 'O adesivo do processador não conta nada da tela.' },
        { mechanism: 'cena', text: 'Reunião com câmera aberta, vinte abas, e a voz picotando.' },
        { mechanism: 'contra', text: 'Pra escrever TCC, teclado bom ganha de placa de vídeo.' },
        { mechanism: 'compara', text: 'Um quilo a menos na mochila ou teclado numérico?' },
        {
          mechanism: 'confissao',
          text: 'Comprei um de jogos pra abrir planilha. Pesa um tijolo.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Dá a volta no quarteirão com três quilos na mochila.' },
        { mechanism: 'custo', text: 'Memória soldada não cresce depois, nem pagando.' },
      ],
    },
    {
      question: 'Por que meu notebook esquenta e trava?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O notebook tá no edredom, e a ventoinha não para de gritar.' },
        { mechanism: 'mito', text: 'Base com luz azul não tira poeira de dentro.' },
        { mechanism: 'numero', text: 'Dois dedos de altura atrás já deixam o ar passar.' },
        { mechanism: 'quebra', text: 'Tira a máquina do colo e põe na mesa.' },
        { mechanism: 'lacuna', text: 'A sujeira que atrapalha fica onde o pano não chega.' },
        { mechanism: 'custo', text: 'Poeira de três anos encurta a vida da peça devagar.' },
        { mechanism: 'chamada', text: 'Se dá pra fritar ovo perto do teclado, senta aqui.' },
        { mechanism: 'dialogo', text: '“Posso limpar com secador de cabelo?” Larga esse secador.' },
      ],
    },
    {
      question: 'Como deixar o computador mais rápido?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Abre o gerenciador de tarefas e lê a primeira linha.' },
        {
          mechanism: 'numero',
          text: 'Onze programas ligavam com o meu, e só dois tinham convite.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Três limpadores instalados, e os três abrem junto com a máquina.' },
        { mechanism: 'prova', text: 'Cronômetro na tela: ligo, espero e desmarco quatro itens.' },
        { mechanism: 'contra', text: 'Ícone espalhado cansa mais a vista que o processador.' },
        { mechanism: 'loop', text: 'Deixa marcado só esse item aqui na inicialização.' },
        { mechanism: 'quebra', text: 'Fecha as quarenta abas que você jurou ler.' },
        { mechanism: 'dialogo', text: '“Preciso de um novo?” Primeiro reinicia esse, ligado há um mês.' },
      ],
    },
    {
      question: 'Quantos anos dura um notebook?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Máquina antiga nem sempre tá morta, às vezes tá cheia.' },
        { mechanism: 'cena', text: 'Dobradiça com fita, tecla banguela, e segue trabalhando.' },
        { mechanism: 'custo', text: 'Três consertos na mesma peça pagavam um usado melhor.' },
        { mechanism: 'compara', text: 'Placa queimada ou tela trincada: só uma costuma compensar.' },
        { mechanism: 'numero', text: 'Lá pelo quarto ano, a bateria costuma cansar primeiro.' },
        { mechanism: 'erro', text: 'Fechar a tampa com tudo ligado e enfiar na mochila.' },
        { mechanism: 'chamada', text: 'Pra quem ainda estuda no mesmo desde o ensino médio.' },
        {
          mechanism: 'confissao',
          text: 'O meu mais velho ainda abre planilha, de mau humor.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena trocar o HD por SSD?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Eu ligava e ia passar café. Agora nem levanto.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Notebook de seis anos ainda aceita peça nova antes do lixo.' },
        { mechanism: 'lacuna', text: 'Quatro parafusos separam a máquina velha da segunda chance.' },
        { mechanism: 'cena', text: 'Barulhinho de areia vindo do disco, ampulheta girando na tela.' },
        { mechanism: 'erro', text: 'Antes de abrir a tampa, faltou copiar as fotos.' },
        { mechanism: 'prova', text: 'Dois aparelhos iguais, uma peça diferente: aperto os botões juntos.' },
        { mechanism: 'mito', text: 'Disco rápido não resolve memória de quatro gigas.' },
        { mechanism: 'desafio', text: 'Encosta o ouvido na mesa e procura o estalo.' },
      ],
    },
  ],
};
