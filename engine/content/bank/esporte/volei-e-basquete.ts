import type { BankSubtopic } from '../../content-types.ts';

export const voleiEBasquete: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'volei-e-basquete',
  questions: [
    {
      question: 'Como sacar por cima no vôlei?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'No fundo da quadra, bola na mão, e a rede parece longe.' },
        { mechanism: 'erro', text: 'Você lança torto e depois caça a bola com o braço.' },
        { mechanism: 'lacuna', text: 'O saque se perde na mão que não bate na bola.' },
        { mechanism: 'numero', text: 'Lança trinta vezes sem bater, e o braço acha a bola.' },
        { mechanism: 'quebra', text: 'Solta o ombro antes de pegar a bola.' },
        { mechanism: 'prova', text: 'Vou sacar de pertinho e recuar um passo por acerto.' },
        { mechanism: 'contra', text: 'Saque fraco que entra vale mais que canhão na parede.' },
        { mechanism: 'compara', text: 'Por baixo a bola passa; por cima ela incomoda.' },
      ],
    },
    {
      question: 'Por que erro tanto lance livre no basquete?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Um ponto atrás, o ginásio quieto, e a bola quica três vezes.' },
        { mechanism: 'mito', text: 'Força no ombro não resolve joelho duro.' },
        { mechanism: 'numero', text: 'Dez arremessos no fim do treino, com a perna já pesada.' },
        { mechanism: 'dialogo', text: '“É o lance mais fácil.” Tenta com a torcida vaiando.' },
        { mechanism: 'desafio', text: 'Repete o mesmo ritual até na tabela da praça.' },
        { mechanism: 'erro', text: 'Você acompanha a bola no ar e esquece o aro.' },
        { mechanism: 'loop', text: 'Este cotovelo aponta pro aro ou pra arquibancada?' },
        { mechanism: 'custo', text: 'De um em um, você perde o jogo por dois.' },
      ],
    },
    {
      question: 'Basquete ou vôlei: qual faz crescer mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Nenhum dos dois estica osso de ninguém.' },
        { mechanism: 'dialogo', text: '“Põe no basquete que espicha.” A altura já veio de casa.' },
        { mechanism: 'contra', text: 'Não é a quadra que espicha: gente alta é que procura a quadra.' },
        { mechanism: 'compara', text: 'No vôlei a rede separa; no basquete é trombada o jogo todo.' },
        { mechanism: 'pergunta', text: 'Seu filho gosta de trombar ou prefere distância?' },
        { mechanism: 'numero', text: 'São cinco num, seis no outro, e nenhum acrescenta centímetro.' },
        { mechanism: 'confissao', text: 'Entrei pra crescer e fiquei pela turma.', needsTruth: true },
        { mechanism: 'cena', text: 'Tem um risco de lápis no batente e uma bola no corredor.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra melhorar a impulsão no vôlei?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Tênis com mola não substitui meses de agachamento.' },
        { mechanism: 'desafio', text: 'Pula do lado do muro e risca com giz onde alcançou.' },
        { mechanism: 'erro', text: 'Não salta todo dia até o joelho reclamar.' },
        { mechanism: 'contra', text: 'Antes de subir mais, a gente aprende a cair.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes só a unha raspava na fita; hoje o pulso passa.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Treino sem folga cobra primeiro no tendão, depois no placar.' },
        { mechanism: 'lacuna', text: 'Parte do salto tá longe da perna.' },
        { mechanism: 'chamada', text: 'Bloqueou com a unha e jurou que pegou na bola? Vem cá.' },
      ],
    },
    {
      question: 'Como fazer manchete sem machucar o braço?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O antebraço ficou vermelho, e a bola foi parar na arquibancada.' },
        { mechanism: 'erro', text: 'Na hora do contato, você dobra o cotovelo.' },
        { mechanism: 'quebra', text: 'Desce o quadril antes de juntar as mãos.' },
        { mechanism: 'prova', text: 'Pintei no antebraço o lugar exato do toque: olha aqui.' },
        {
          mechanism: 'compara',
          text: 'Com os polegares juntos é uma plataforma; separados, são dois ossos.',
        },
        { mechanism: 'loop', text: 'Esta faixa lisa, longe do punho, é que aguenta a pancada.' },
        { mechanism: 'mito', text: 'Marca roxa não é medalha de treino, viu?' },
        { mechanism: 'chamada', text: 'Pra quem usa manga comprida no calor por causa da manchete.' },
      ],
    },
  ],
};
