import type { BankSubtopic } from '../../content-types.ts';

export const praia: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'praia',
  questions: [
    {
      question: 'O que levar pra praia com a família?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Caixa térmica cheia de lata e nenhuma garrafa de água.' },
        {
          mechanism: 'numero',
          text: 'Lençol de elástico, quatro mochilas nos cantos, areia do lado de fora.',
        },
        {
          mechanism: 'confissao',
          text: 'Já levei cinco livros e li o rótulo do biscoito.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Carrega tudo até a esquina antes de pegar a estrada.' },
        { mechanism: 'compara', text: 'Duas toalhas finas secam antes de uma felpuda.' },
        { mechanism: 'cena', text: 'Barraca voando, areia no sanduíche, criança pedindo colo.' },
        { mechanism: 'quebra', text: 'Tira a chave do carro do bolso da bermuda.' },
        { mechanism: 'prova', text: 'Vou virar a bolsa de praia na mesa, com areia e tudo.' },
      ],
    },
    {
      question: 'Por que a viagem de praia sai tão cara?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Porção de peixe, duas cervejas, e a conta vem dobradinha no pires.' },
        { mechanism: 'custo', text: 'Cadeira, guarda-sol, consumo mínimo: o dia já começa devendo.' },
        { mechanism: 'erro', text: 'Sentar sem perguntar quanto tá a sombra.' },
        { mechanism: 'dialogo', text: '“É só uma caipirinha.” Foram seis, e ninguém viu o cardápio.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu almoçava na barraca. Agora a gente leva o lanche pronto.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Duas ruas pra trás da orla, o prato costuma mudar de preço.' },
        { mechanism: 'mito', text: 'Tudo incluso quase nunca inclui o passeio de barco.' },
        { mechanism: 'chamada', text: 'Pra quem fecha a semana devendo pra barraca.' },
      ],
    },
    {
      question: 'Pousada ou casa alugada na praia: o que compensa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Café posto na mesa ou pia com areia e louça?' },
        { mechanism: 'custo', text: 'Casa grande divide por oito, e a faxina também.' },
        { mechanism: 'erro', text: 'A foto mostra a piscina e esconde a distância do mar.' },
        { mechanism: 'numero', text: 'Oito pessoas voltando da água, um banheiro só.' },
        { mechanism: 'dialogo', text: '“É pertinho, tá?” De carro, e na subida.' },
        { mechanism: 'contra', text: 'Casal em casa de quatro quartos paga silêncio demais.' },
        { mechanism: 'desafio', text: 'Mede no mapa a caminhada com criança e guarda-sol.' },
        {
          mechanism: 'confissao',
          text: 'Passei um feriado lavando panela de quem foi dormir.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Qual a melhor época pra viajar pra praia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Mês de férias nem sempre é mês de sol.' },
        { mechanism: 'lacuna', text: 'Além da previsão de chuva, tem outra tabela que manda no banho.' },
        { mechanism: 'numero', text: 'Quinze dias depois do carnaval, a areia volta a ter espaço.' },
        { mechanism: 'cena', text: 'Na quarta-feira comum, o vendedor de coco até puxa conversa.' },
        { mechanism: 'erro', text: 'Comprou janeiro sem olhar a chuva dos últimos anos.' },
        { mechanism: 'pergunta', text: 'Você quer onda, água parada ou sossego?' },
        { mechanism: 'contra', text: 'Água mais fria às vezes vem com areia livre.' },
        { mechanism: 'loop', text: 'Esse gráfico de chuva aqui vem antes da passagem.' },
      ],
    },
    {
      question: 'O que fazer na praia quando chove?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Trovejou, sai da água e recolhe a barraca.' },
        { mechanism: 'cena', text: 'Baralho úmido, janela embaçada, cheiro de bolinho frito.' },
        { mechanism: 'contra', text: 'Chuva fina esvazia a fila do restaurante bom.' },
        { mechanism: 'erro', text: 'Atualizar a previsão a tarde toda não abre o sol.' },
        { mechanism: 'numero', text: 'Um dominó de vinte e oito pedras segura a casa inteira.' },
        { mechanism: 'dialogo', text: '“Amanhã abre.” Disseram isso nos quatro dias.' },
        { mechanism: 'custo', text: 'Cada hora esperando o sol é um passeio coberto a menos.' },
        {
          mechanism: 'confissao',
          text: 'Minha melhor foto de praia saiu com céu de chumbo.',
          needsTruth: true,
        },
      ],
    },
  ],
};
