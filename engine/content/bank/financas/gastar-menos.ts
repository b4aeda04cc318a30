import type { BankSubtopic } from '../../content-types.ts';

export const gastarMenos: BankSubtopic = {
  domain: 'financas',
  subtopic: 'gastar-menos',
  questions: [
    {
      question: 'Como gastar menos no mercado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Lista com oito itens, carrinho com vinte e três.' },
        { mechanism: 'numero', text: 'Decide cinco jantares antes de escrever a lista.' },
        { mechanism: 'contra', text: 'Carrinho grande pede companhia, vai de cestinha.' },
        { mechanism: 'desafio', text: 'Fotografa o armário aberto antes de sair de casa.' },
        { mechanism: 'erro', text: 'Levar três pra ganhar um que vai estragar.' },
        { mechanism: 'prova', text: 'Duas cestas, mesmo cardápio: olha as notinhas lado a lado.' },
        { mechanism: 'confissao', text: 'Já comprei o quarto pote de orégano.', needsTruth: true },
        { mechanism: 'lacuna', text: 'O mais barato da prateleira costuma morar na mesma altura.' },
      ],
    },
    {
      question: 'Por que eu compro por impulso?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Eu mereço.” Merece, só que a fatura também chega.' },
        { mechanism: 'mito', text: 'Vontade passa até domingo, parcela fica doze meses.' },
        { mechanism: 'custo', text: 'Cada etiqueta pendurada no armário foi um almoço.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu abria loja no ônibus. Agora abro caça-palavras.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Sacola na portaria e você nem lembra o que pediu?' },
        { mechanism: 'lacuna', text: 'O dedo tem um horário preferido pra clicar em comprar.' },
        { mechanism: 'compara', text: 'Querer agora ou querer ainda no domingo.' },
        { mechanism: 'quebra', text: 'Sai da loja e deixa a sacola no balcão.' },
      ],
    },
    {
      question: 'Marca própria do mercado vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Rótulo famoso ou rótulo branco: prova de olho fechado.' },
        { mechanism: 'prova', text: 'Três arrozes em três copinhos: adivinha o caro.' },
        { mechanism: 'contra', text: 'No sal e no açúcar, o rótulo é só roupa.' },
        { mechanism: 'numero', text: 'Troca cinco itens por mês, e deixa o café quieto.' },
        { mechanism: 'erro', text: 'Pegar o detergente fraco e usar o dobro.' },
        { mechanism: 'pergunta', text: 'Qual desses molhos a sua família nem notaria?' },
        { mechanism: 'cena', text: 'Criança torcendo o nariz pra embalagem branca do biscoito.' },
        { mechanism: 'dialogo', text: '“O barato sai caro.” No papel higiênico, às vezes sai.' },
      ],
    },
    {
      question: 'Compra do mês ou da semana: qual gasta menos?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Terceira ida na semana, “só pelo pão”, sacola cheia.' },
        { mechanism: 'numero', text: 'Quatro idas por mês são quatro chances de chocolate.' },
        { mechanism: 'confissao', text: 'Fiz a do mês inteira, e a alface caiu na terça.', needsTruth: true },
        { mechanism: 'custo', text: 'Verdura de compra grande acaba virando lixo na quinta.' },
        { mechanism: 'mito', text: 'Estoque só economiza com lista, freezer e memória.' },
        { mechanism: 'desafio', text: 'Fica sete dias longe do mercado e usa o armário.' },
        { mechanism: 'compara', text: 'Seco de trinta em trinta, fresco de sete em sete.' },
        { mechanism: 'quebra', text: 'Pula uma ida e cozinha a sobra.' },
      ],
    },
    {
      question: 'Como diminuir a conta de luz?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Chuveiro no morno e banho de uma música.' },
        { mechanism: 'lacuna', text: 'Um aparelho da sala gasta com todo mundo dormindo.' },
        { mechanism: 'erro', text: 'Abrir a geladeira pra pensar.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha máquina de lavar agora só roda de barriga cheia.',
          needsTruth: true,
        },
        {
          mechanism: 'loop',
          text: 'Desliguei uma tomada por um mês e guardei as duas contas.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Lâmpada nova ajuda, o chuveiro é que pesa.' },
        { mechanism: 'chamada', text: 'Se subiu sem aparelho novo, confere a leitura do relógio.' },
        { mechanism: 'prova', text: 'Essa linha da conta de luz explica a bandeira.' },
      ],
    },
  ],
};
