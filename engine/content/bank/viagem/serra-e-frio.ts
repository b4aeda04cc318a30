import type { BankSubtopic } from '../../content-types.ts';

export const serraEFrio: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'serra-e-frio',
  questions: [
    {
      question: 'Que roupa levar pra serra no inverno?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Um casacão só esquenta menos que três blusas finas.' },
        { mechanism: 'cena', text: 'Luva às sete da manhã, camiseta ao meio-dia, cachecol às cinco.' },
        { mechanism: 'erro', text: 'Estrear bota na ladeira de pedra e ganhar bolha antes do almoço.' },
        { mechanism: 'numero', text: 'Três camadas: uma que seca, uma que esquenta, uma que corta vento.' },
        {
          mechanism: 'confissao',
          text: 'Levei dois casacos lindos e comprei meia no primeiro dia.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Veste tudo em casa e tenta cruzar os braços.' },
        { mechanism: 'quebra', text: 'Troca a calça jeans por uma que seque rápido.' },
        { mechanism: 'compara', text: 'Luva grossa e quente ou fina, que deixa mexer na tela?' },
      ],
    },
    {
      question: 'Por que viajar pra serra no inverno é tão caro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Um chocolate quente com foto, e a conta veio de almoço.' },
        { mechanism: 'custo', text: 'Fondue toda noite leva o orçamento antes da quarta.' },
        { mechanism: 'erro', text: 'Reservar em julho pra viajar em julho.' },
        { mechanism: 'contra', text: 'Sopa na pousada esquenta igual e sobra pro passeio.' },
        { mechanism: 'lacuna', text: 'A mesma lareira tem outro preço no meio da semana.' },
        { mechanism: 'dialogo', text: '“Já que a gente veio até aqui.” E lá vai mais um ingresso.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava ingresso na porta. Agora subo com dois escolhidos.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem espera o ano inteiro pra usar aquele casaco.' },
      ],
    },
    {
      question: 'Vale a pena ir pra serra fora do inverno?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Poltrona perto da lareira, em outubro, não tem disputa.' },
        { mechanism: 'mito', text: 'Noite de janeiro lá em cima também pode pedir blusa.' },
        { mechanism: 'compara', text: 'Frio com fila em julho ou flor sem fila em novembro?' },
        { mechanism: 'cena', text: 'Manhã de abril, e o estacionamento do mirante tá vazio.' },
        { mechanism: 'numero', text: 'Faz vinte graus à tarde, e ninguém disputa mesa.' },
        { mechanism: 'erro', text: 'Ir em fevereiro esperando vitrine de inverno.' },
        { mechanism: 'pergunta', text: 'Você tá atrás do frio ou do sossego?' },
        {
          mechanism: 'prova',
          text: 'Abri minhas fotos de maio e de julho: repara na calçada.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quantos dias ficar na serra?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois dias pro centrinho, um pra estrada de terra.' },
        { mechanism: 'custo', text: 'Bate e volta lá em cima é mais curva que passeio.' },
        { mechanism: 'erro', text: 'Marcou seis atrações e escureceu na terceira.' },
        { mechanism: 'contra', text: 'Tarde de cobertor na pousada também conta como passeio.' },
        { mechanism: 'mito', text: 'Cidade pequena engana: a subida come meia tarde.' },
        { mechanism: 'cena', text: 'Domingo à tarde, a serra inteira descendo de farol aceso.' },
        { mechanism: 'desafio', text: 'Escolhe três lugares e deixa uma manhã sem nada.' },
        { mechanism: 'chamada', text: 'Vai com avó e criança de colo? Corta o roteiro pela metade.' },
      ],
    },
    {
      question: 'Como dirigir na serra com neblina?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Apaga o farol alto: na neblina ele vira parede branca.' },
        { mechanism: 'mito', text: 'Pisca-alerta em movimento só confunde quem vem atrás.' },
        { mechanism: 'erro', text: 'Parar no meio da pista pra esperar clarear.' },
        { mechanism: 'cena', text: 'Curva fechada, faixa amarela sumindo, rádio desligado.' },
        { mechanism: 'numero', text: 'Quatro segundos atrás do carro da frente, no mínimo.' },
        { mechanism: 'lacuna', text: 'Descida comprida cansa o freio por um motivo bobo.' },
        { mechanism: 'contra', text: 'Chegar duas horas depois também é chegar.' },
        { mechanism: 'loop', text: 'Essa linha branca na beira da pista vira o seu guia.' },
      ],
    },
  ],
};
