import type { BankSubtopic } from '../../content-types.ts';

export const surfeESkate: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'surfe-e-skate',
  questions: [
    {
      question: 'Como ficar em pé na prancha de surfe?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A espuma te empurra, o peito sobe, e o pé cai errado.' },
        { mechanism: 'desafio', text: 'Sobe trinta vezes no tapete da sala, do peito pro pé.' },
        { mechanism: 'erro', text: 'Você levanta olhando pro bico da prancha.' },
        { mechanism: 'contra', text: 'A onda pequena e sem graça ensina mais que a bonita.' },
        { mechanism: 'prova', text: 'Vou deitar na toalha e subir em câmera lenta.' },
        { mechanism: 'loop', text: 'Este joelho que encosta primeiro derruba muita gente.' },
        { mechanism: 'numero', text: 'São dois tempos só: mãos na costela, pés de uma vez.' },
        { mechanism: 'quebra', text: 'Olha pra barraca de coco e esquece a água.' },
      ],
    },
    {
      question: 'Por que meu ollie no skate não sai do chão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O estalo foi bonito, e as quatro rodas nem saíram do lugar.' },
        { mechanism: 'lacuna', text: 'A altura vem do pé que parece parado.' },
        { mechanism: 'mito', text: 'Pisar mais forte na tábua só faz mais barulho.' },
        { mechanism: 'erro', text: 'Não tenta andando antes de acertar sem andar.' },
        { mechanism: 'dialogo', text: '“É só pular.” A canela lembra de outro jeito, né?' },
        { mechanism: 'numero', text: 'Faz cinquenta tentativas na grama, onde a roda não foge.' },
        { mechanism: 'custo', text: 'O tênis furou na lateral, e a lixa da frente tá nova.' },
        { mechanism: 'prova', text: 'Vou filmar o pé da frente de pertinho, em meia velocidade.' },
      ],
    },
    {
      question: 'Qual prancha comprar pra começar a surfar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Prancha feia e grande pega mais onda que a bonita.' },
        { mechanism: 'erro', text: 'Quem leva a fininha do vídeo passa o verão afundando.' },
        { mechanism: 'compara', text: 'A de espuma bate e perdoa; a de fibra bate e dói.' },
        { mechanism: 'numero', text: 'Com dois palmos a mais de prancha, a remada rende.' },
        { mechanism: 'custo', text: 'Prancha usada com trinca bebe água e cobra conserto.' },
        { mechanism: 'chamada', text: 'Se o carro é pequeno e o sonho é pranchão, mede o teto.' },
        { mechanism: 'pergunta', text: 'Na sua sala cabe uma prancha de dois metros?' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei a pequena pela pose. Depois troquei pela grande.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Dá pra começar no skate depois dos 30?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Joelho ralado não pede identidade pra ninguém.' },
        {
          mechanism: 'cena',
          text: 'Sete da manhã na pista, três crianças e eu de crachá.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Vai quebrar o punho.” Por isso a munhequeira vem primeiro.' },
        { mechanism: 'erro', text: 'Não volta direto na rampa que você descia aos quinze.' },
        { mechanism: 'quebra', text: 'Veste a joelheira e esquece quem tá olhando.' },
        { mechanism: 'confissao', text: 'Um menino de oito anos me ensinou a cair.', needsTruth: true },
        { mechanism: 'desafio', text: 'Treina primeiro a queda no gramado, depois a subida.' },
        { mechanism: 'compara', text: 'Antes o medo era da mãe; agora é da segunda-feira.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender a surfar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez manhãs no mar valem mais que um ano de vídeo.' },
        { mechanism: 'cena', text: 'O sol nasceu, tem parafina na unha, e o mar tá vazio.' },
        { mechanism: 'compara', text: 'Primeiro a gente desce na espuma; a parede verde demora.' },
        { mechanism: 'chamada', text: 'Pra quem surfa só nas férias e todo janeiro volta pro zero.' },
        { mechanism: 'custo', text: 'Um mês longe da água, e o braço já esquece a remada.' },
        { mechanism: 'confissao', text: 'Levei um verão inteiro só pra descer reto.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Tem uma hora certa de remar, e o horizonte avisa antes.' },
        { mechanism: 'contra', text: 'Quem marca a aula de surfe é o vento.' },
      ],
    },
  ],
};
