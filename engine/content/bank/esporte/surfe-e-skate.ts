import type { BankSubtopic } from '../../content-types.ts';

export const surfeESkate: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'surfe-e-skate',
  questions: [
    {
      question: 'Como ficar em pé na prancha de surfe?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Espuma nas costas, peito colado, pé no lugar errado.' },
        { mechanism: 'desafio', text: 'Trinta vezes no tapete da sala, do peito ao pé.' },
        { mechanism: 'erro', text: 'Levantar olhando pro bico.' },
        { mechanism: 'contra', text: 'Onda pequena e sem graça ensina mais.' },
        { mechanism: 'prova', text: 'Deito numa toalha e subo em câmera lenta.' },
        { mechanism: 'loop', text: 'Esse joelho que encosta primeiro derruba muita gente.' },
        { mechanism: 'numero', text: 'Um, dois: mãos na costela, pés de uma vez.' },
        { mechanism: 'quebra', text: 'Mira na barraca de coco e esquece o chão.' },
      ],
    },
    {
      question: 'Por que meu ollie no skate não sai do chão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Calçada vazia, estalo seco, quatro rodas no mesmo lugar.' },
        { mechanism: 'lacuna', text: 'A altura vem do pé que parece parado.' },
        { mechanism: 'mito', text: 'Pisar mais forte só faz mais barulho.' },
        { mechanism: 'erro', text: 'Tentar andando antes de acertar sem andar.' },
        { mechanism: 'dialogo', text: '“É só pular.” A canela lembra de outro jeito.' },
        { mechanism: 'numero', text: 'Cinquenta tentativas na grama, nenhuma roda fugindo.' },
        { mechanism: 'custo', text: 'Tênis furado na lateral, lixa intacta na frente.' },
        { mechanism: 'prova', text: 'Filmo o pé da frente de pertinho, em meia velocidade.' },
      ],
    },
    {
      question: 'Qual prancha comprar pra começar a surfar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Prancha feia e grande pega mais onda.' },
        { mechanism: 'erro', text: 'Levar a fininha do vídeo, que afunda até com toalha.' },
        { mechanism: 'compara', text: 'A de espuma bate e perdoa; a de fibra bate e lembra.' },
        { mechanism: 'numero', text: 'Dois palmos a mais, e a remada rende.' },
        { mechanism: 'custo', text: 'Usada com trinca bebe água e cobra conserto.' },
        { mechanism: 'chamada', text: 'Carro pequeno e sonho de pranchão: mede o teto primeiro.' },
        { mechanism: 'pergunta', text: 'Cabe na sua sala uma prancha de dois metros?' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei a pequena pela pose. Voltei com a grande.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Dá pra começar no skate depois dos 30?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Joelho ralado não pede identidade.' },
        { mechanism: 'cena', text: 'Pista às sete da manhã, três crianças e um crachá.' },
        { mechanism: 'dialogo', text: '“Vai quebrar o punho.” Por isso a munhequeira vem primeiro.' },
        { mechanism: 'erro', text: 'Voltar direto na rampa que você descia aos quinze.' },
        { mechanism: 'quebra', text: 'Veste a joelheira e esquece a plateia.' },
        { mechanism: 'confissao', text: 'Um menino de oito anos me ensinou a cair.', needsTruth: true },
        { mechanism: 'desafio', text: 'Treina a queda no gramado, depois a subida.' },
        { mechanism: 'compara', text: 'Antes o medo era da mãe; agora é da segunda-feira.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender a surfar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez manhãs de mar valem um ano de vídeo.' },
        { mechanism: 'cena', text: 'Sol nascendo, parafina na unha, mar sem fila.' },
        { mechanism: 'compara', text: 'Primeiro vem a espuma; a parede verde demora mais.' },
        { mechanism: 'chamada', text: 'Surfe só nas férias, e todo janeiro volta pro zero.' },
        { mechanism: 'custo', text: 'Um mês longe da água, e o braço esquece a remada.' },
        { mechanism: 'confissao', text: 'Levei um verão inteiro pra descer reto.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Tem uma hora de remar, e o horizonte avisa.' },
        { mechanism: 'contra', text: 'Quem marca a aula é o vento.' },
      ],
    },
  ],
};
