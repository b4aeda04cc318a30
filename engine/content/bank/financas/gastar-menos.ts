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
        { mechanism: 'desafio', text: 'Fotografa o armário aberto antes do mercado.' },
        { mechanism: 'erro', text: 'O terceiro iogurte saiu de graça, direto pro lixo.' },
        { mechanism: 'prova', text: 'Duas cestas, mesmo cardápio: olha as notinhas lado a lado.' },
        { mechanism: 'confissao', text: 'Já comprei o quarto pote de orégano.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Na prateleira, o barato costuma ficar numa altura só.' },
      ],
    },
    {
      question: 'Por que eu compro por impulso?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Eu mereço.” Merece, só que a fatura também chega.' },
        { mechanism: 'mito', text: 'Impulso dura minutos, parcela dura doze meses.' },
        { mechanism: 'custo', text: 'Cada etiqueta pendurada no armário foi um almoço.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu abria loja no ônibus. Agora abro caça-palavras.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Sacola na portaria e você nem lembra o que pediu?' },
        { mechanism: 'lacuna', text: 'O dedo compra mais numa certa hora do dia.' },
        { mechanism: 'compara', text: 'Querer agora é uma coisa, querer no domingo é outra.' },
        { mechanism: 'quebra', text: 'Sai da loja e deixa a sacola no balcão.' },
      ],
    },
    {
      question: 'Marca própria do mercado vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Rótulo famoso ou rótulo branco: prova de olho fechado.' },
        {
          mechanism: 'prova',
          text: 'Cozinhei três arrozes: adivinha comigo qual é o caro.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'No sal e no açúcar, o rótulo é só roupa.' },
        { mechanism: 'numero', text: 'Troca cinco itens por mês, e deixa o café quieto.' },
        { mechanism: 'erro', text: 'Detergente fraco sai barato até você usar o dobro.' },
        { mechanism: 'pergunta', text: 'Qual desses molhos a sua família nem notaria?' },
        { mechanism: 'cena', text: 'A criança torce o nariz pra embalagem branca do biscoito.' },
        { mechanism: 'dialogo', text: '“O barato sai caro.” No papel higiênico, às vezes sai.' },
      ],
    },
    {
      question: 'Compra do mês ou da semana: qual gasta menos?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Terceira ida na semana, “só pelo pão”, sacola cheia.' },
        { mechanism: 'numero', text: 'Quatro idas por mês são quatro chances de chocolate.' },
        { mechanism: 'confissao', text: 'Fiz compra pro mês, e a alface durou até terça.', needsTruth: true },
        { mechanism: 'custo', text: 'Verdura de compra grande acaba virando lixo na quinta.' },
        { mechanism: 'mito', text: 'Estoque só economiza com lista, freezer e memória.' },
        { mechanism: 'desafio', text: 'Tenta sete dias sem mercado, só com o que tem no armário.' },
        { mechanism: 'compara', text: 'Arroz de mês em mês, tomate de sete em sete.' },
        { mechanism: 'quebra', text: 'Pula uma ida ao mercado e cozinha a sobra.' },
      ],
    },
    {
      question: 'Como diminuir a conta de luz?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Chuveiro no morno e banho de uma música só.' },
        { mechanism: 'lacuna', text: 'Um aparelho da sala gasta com todo mundo dormindo.' },
        { mechanism: 'erro', text: 'Abrir a geladeira pra pensar no jantar também gasta.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu lavava roupa todo dia. Agora a máquina só roda cheia.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Tirei uma tomada por um mês. Olha as duas contas.', needsTruth: true },
        { mechanism: 'contra', text: 'Lâmpada nova ajuda, o chuveiro é que pesa.' },
        { mechanism: 'chamada', text: 'Subiu sem aparelho novo? Confere a leitura do relógio.' },
        { mechanism: 'prova', text: 'Vou achar com você a linha que subiu nesse papel.' },
      ],
    },
  ],
};
