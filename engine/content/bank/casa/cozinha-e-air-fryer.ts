import type { BankSubtopic } from '../../content-types.ts';

export const cozinhaEAirFryer: BankSubtopic = {
  domain: 'casa',
  subtopic: 'cozinha-e-air-fryer',
  questions: [
    {
      question: 'Como limpar air fryer engordurada por dentro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Pão de queijo saindo com fumaça, e a gordura lá na resistência.' },
        { mechanism: 'quebra', text: 'Tira da tomada e espera esfriar de verdade.' },
        { mechanism: 'erro', text: 'Palha de aço no antiaderente brilha hoje e descasca amanhã.' },
        { mechanism: 'numero', text: 'Água quente, detergente e vinte minutos soltam quase tudo.' },
        { mechanism: 'prova', text: 'Virei a air fryer de lado: olha onde ninguém passa pano.' },
        { mechanism: 'lacuna', text: 'O cheiro da air fryer não vem do cesto.' },
        { mechanism: 'desafio', text: 'Passa papel-toalha na gaveta ainda morninha, fora da tomada.' },
        { mechanism: 'confissao', text: 'Achei batata de fevereiro embaixo da grade.', needsTruth: true },
      ],
    },
    {
      question: 'Por que minha air fryer solta fumaça branca?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Queimou o motor.” Calma, deve ser o toucinho pingando.' },
        { mechanism: 'mito', text: 'Fumaça branca costuma ser gordura; na preta, tira da tomada.' },
        { mechanism: 'custo', text: 'O resto de ontem tosta hoje e perfuma a casa toda.' },
        { mechanism: 'contra', text: 'Essa nuvem toda costuma sumir com a gaveta bem lavada.' },
        { mechanism: 'loop', text: 'Essa mancha marrom no teto dela explica o cheiro.' },
        { mechanism: 'chamada', text: 'Já correu pra abrir a janela por causa de linguiça? Essa é sua.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu lavava só o cesto, até o dia em que olhei pra cima.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Peito de frango quase não solta vapor; costelinha embaça a cozinha.' },
      ],
    },
    {
      question: 'Qual tamanho de air fryer comprar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Quatro litros dão pra dois; família de cinco pede o dobro.' },
        { mechanism: 'mito', text: 'O litro da caixa não conta quanto frango cabe no cesto.' },
        { mechanism: 'compara', text: 'Gaveta redonda perde canto; na quadrada cabem quatro bifes.' },
        { mechanism: 'erro', text: 'A gigante já tá na sala, e só agora você mediu a bancada.' },
        { mechanism: 'pergunta', text: 'Cabe um frango inteiro, ou você só faz nugget?' },
        { mechanism: 'desafio', text: 'Deixa uma caixa do tamanho dela na bancada três dias.' },
        { mechanism: 'prova', text: 'Pus seis coxas na de três litros: conta comigo.' },
        { mechanism: 'dialogo', text: '“Quanto maior, melhor.” Quem lava é você?' },
      ],
    },
    {
      question: 'Quanto tempo dura o antiaderente da air fryer?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Esponja verde na mão, e a casquinha preta descendo pelo ralo.' },
        { mechanism: 'numero', text: 'Um risco hoje, dez no mês, e no Natal já descascou.' },
        { mechanism: 'contra', text: 'Trocar só o cesto costuma sair bem mais barato.' },
        { mechanism: 'quebra', text: 'Larga esse garfo e mexe com silicone.' },
        { mechanism: 'erro', text: 'Usar spray de óleo no cesto até virar crosta amarela.' },
        { mechanism: 'lacuna', text: 'A peça de reposição tem um código escondido no fundo.' },
        { mechanism: 'custo', text: 'Cesto pelando na água fria empena e solta a camada.' },
        { mechanism: 'mito', text: 'Poder ir na lava-louças não quer dizer durar lá dentro.' },
      ],
    },
    {
      question: 'Panela elétrica, mixer ou processador: qual comprar primeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'chamada', text: 'Bancada de sessenta centímetros e uma tomada livre? É com você.' },
        { mechanism: 'compara', text: 'A de pressão elétrica cozinha só, o mixer pede braço.' },
        { mechanism: 'loop', text: 'Esse aqui lava em trinta segundos e por isso trabalha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu tinha seis aparelhos no armário; ficaram dois na bancada.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Comprei máquina de waffle e fiz waffle duas vezes.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Você lava cinco peças por causa de uma cenoura ralada.' },
        { mechanism: 'contra', text: 'Compra primeiro o que não vai morar no armário.' },
        { mechanism: 'desafio', text: 'Conta quantas cenouras você ralou este mês.' },
      ],
    },
  ],
};
