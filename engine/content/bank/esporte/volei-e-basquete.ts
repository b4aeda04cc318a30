import type { BankSubtopic } from '../../content-types.ts';

export const voleiEBasquete: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'volei-e-basquete',
  questions: [
    {
      question: 'Como sacar por cima no vôlei?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fundo de quadra, bola na palma, nove metros até a rede.' },
        { mechanism: 'erro', text: 'Lançar torto e caçar a bola com o braço.' },
        { mechanism: 'lacuna', text: 'O saque se perde na mão que não bate.' },
        { mechanism: 'numero', text: 'Trinta lançamentos sem bater, e o braço acha a bola.' },
        { mechanism: 'quebra', text: 'Para de bater. Só lança e deixa cair.' },
        { mechanism: 'prova', text: 'Bato de pertinho e recuo um passo por acerto.' },
        { mechanism: 'contra', text: 'Saque fraco dentro vale mais que canhão na parede.' },
        { mechanism: 'compara', text: 'Por baixo passa; por cima incomoda.' },
      ],
    },
    {
      question: 'Por que erro tanto lance livre no basquete?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Ginásio mudo, um ponto atrás, bola quicando três vezes.' },
        { mechanism: 'mito', text: 'Força de ombro não compensa joelho duro.' },
        { mechanism: 'numero', text: 'Dez arremessos com a perna já pesada, todo fim de treino.' },
        { mechanism: 'dialogo', text: '“É o lance mais fácil.” Experimenta com a torcida vaiando.' },
        { mechanism: 'desafio', text: 'Repete o mesmo ritual até na tabela da praça.' },
        { mechanism: 'erro', text: 'Seguir a bola no ar e largar o aro.' },
        { mechanism: 'loop', text: 'Esse cotovelo aqui aponta pro aro ou pra arquibancada.' },
        { mechanism: 'custo', text: 'De um em um, o que não caiu vira derrota por dois.' },
      ],
    },
    {
      question: 'Basquete ou vôlei: qual faz crescer mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Nenhum dos dois estica osso de ninguém.' },
        { mechanism: 'dialogo', text: '“Põe na escolinha que espicha.” A altura já veio de casa.' },
        { mechanism: 'contra', text: 'Gente alta procura a quadra; o resto é fama.' },
        { mechanism: 'compara', text: 'A rede separa, o garrafão encosta: o gosto decide.' },
        { mechanism: 'pergunta', text: 'Seu filho gosta de trombar ou de distância?' },
        { mechanism: 'numero', text: 'No basquete são cinco; no vôlei, três toques e tchau.' },
        { mechanism: 'confissao', text: 'Entrei pra crescer e fiquei pela turma.', needsTruth: true },
        { mechanism: 'cena', text: 'Risco de lápis no batente, bola embaixo do braço.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra melhorar a impulsão no vôlei?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Tênis de mola não substitui meses de agachamento.' },
        { mechanism: 'desafio', text: 'Pula ao lado do muro e risca com giz.' },
        { mechanism: 'erro', text: 'Saltar todo dia até o joelho chiar.' },
        { mechanism: 'contra', text: 'Aprender a cair vem antes de subir mais.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu raspava a unha na fita; hoje o pulso passa.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Treino sem folga cobra no tendão, depois no placar.' },
        { mechanism: 'lacuna', text: 'Parte do salto mora longe da perna.' },
        { mechanism: 'chamada', text: 'Bloqueou com a unha e jurou que pegou: vem cá.' },
      ],
    },
    {
      question: 'Como fazer manchete sem machucar o braço?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Antebraço vermelho, olho molhado, bola na arquibancada.' },
        { mechanism: 'erro', text: 'Dobrar o cotovelo na hora do contato.' },
        { mechanism: 'quebra', text: 'Desce o quadril antes de juntar as mãos.' },
        { mechanism: 'prova', text: 'Pinto no antebraço o lugar exato do toque.' },
        { mechanism: 'compara', text: 'Polegares juntos, punhos baixos: uma plataforma contra dois ossos.' },
        { mechanism: 'loop', text: 'Essa faixa lisa, longe do punho, aguenta a pancada.' },
        { mechanism: 'mito', text: 'Marca roxa não é medalha de treino.' },
        { mechanism: 'chamada', text: 'Manga comprida no calor, só pra disfarçar o treino: chega aqui.' },
      ],
    },
  ],
};
