import type { BankSubtopic } from '../../content-types.ts';

export const crescimento: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'crescimento',
  questions: [
    {
      question: 'Como fazer o cabelo crescer mais rápido?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Lua crescente só lota a agenda da cabeleireira.' },
        { mechanism: 'contra', text: 'O fio já cresce; quem perde a corrida é a ponta.' },
        { mechanism: 'numero', text: 'Um centímetro por mês, com tônico ou sem tônico.' },
        { mechanism: 'erro', text: 'Tomar cápsula de manhã e prender molhado de noite.' },
        { mechanism: 'desafio', text: 'Massageia a nuca sem unha, um minuto, agora.' },
        { mechanism: 'custo', text: 'Elástico apertado leva na ponta o lucro da raiz.' },
        { mechanism: 'cena', text: 'Fita métrica no azulejo, e a trança no mesmo risco.' },
        { mechanism: 'quebra', text: 'Joga fora o elástico com ferrinho.' },
      ],
    },
    {
      question: 'Por que meu cabelo não passa do ombro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Alguma coisa roça no seu ombro o dia inteiro.' },
        { mechanism: 'dialogo', text: '“Empacou no ombro.” Empacou na gola do casaco e no cinto do carro.' },
        { mechanism: 'prova', text: 'Encosto a ponta nesse papel branco: cada risquinho é quebra.' },
        { mechanism: 'chamada', text: 'Faz três anos que a foto de costas sai igual.' },
        { mechanism: 'mito', text: 'Ele não parou de crescer, só arrebenta na mesma linha.' },
        { mechanism: 'numero', text: 'Loiro, escova e chapinha: três ladrões de comprimento.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu corria da tesoura. Aparei dois dedos e saí do lugar.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Adiar a ponta dupla até ela subir um palmo.' },
      ],
    },
    {
      question: 'Óleo de alecrim faz o cabelo crescer?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Cheiro forte na cabeça ainda não é cabelo na cintura.' },
        { mechanism: 'cena', text: 'Panela no fogo baixo, alecrim da feira, azeite na camiseta.' },
        { mechanism: 'erro', text: 'Pingar óleo essencial puro direto no couro.' },
        { mechanism: 'mito', text: 'O alecrim testado não saiu da panela da avó.' },
        { mechanism: 'numero', text: 'O teste famoso do alecrim durou seis meses.' },
        { mechanism: 'compara', text: 'Massagem sem óleo contra óleo sem massagem: aposto no dedo.' },
        { mechanism: 'confissao', text: 'Manchei três fronhas antes de medir o cabelo.', needsTruth: true },
        { mechanism: 'desafio', text: 'Põe uma gota diluída no braço e espera até amanhã.' },
      ],
    },
    {
      question: 'Quanto o cabelo cresce por mês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um ano inteiro cabe numa régua de doze centímetros.' },
        { mechanism: 'desafio', text: 'Mede a faixa sem tinta daqui a trinta dias.' },
        {
          mechanism: 'prova',
          text: 'Minha raiz sem retoque virou régua: olha essa faixa.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Raspar a nuca não acorda raiz nenhuma.' },
        { mechanism: 'compara', text: 'A largura do dedo mindinho, esse é o salário do mês.' },
        { mechanism: 'custo', text: 'Medir toda terça gasta fita e paciência.' },
        { mechanism: 'loop', text: 'Esse fio na escova levou anos pra chegar até aí.' },
        { mechanism: 'pergunta', text: 'Você mede pela raiz ou pela ponta?' },
      ],
    },
    {
      question: 'Precisa cortar as pontas pro cabelo crescer?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'A tesoura não manda recado pra raiz.' },
        { mechanism: 'compara', text: 'Dois dedos em agosto ou um palmo em dezembro.' },
        { mechanism: 'cena', text: 'Pediu só as pontinhas, e o chão do salão encheu.' },
        { mechanism: 'prova', text: 'Puxo essa ponta dupla, e ela abre até aqui.' },
        { mechanism: 'contra', text: 'Ponta inteira pode esperar o semestre sem drama.' },
        {
          mechanism: 'antes-depois',
          text: 'Cortava todo mês por fé. Hoje olho o fio antes de marcar.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Fugi do salão um ano inteiro, e a trança afinou.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a tesourinha de unha em cima da pia.' },
      ],
    },
  ],
};
