import type { BankSubtopic } from '../../content-types.ts';

export const livesDeVenda: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'lives-de-venda',
  questions: [
    {
      question: 'Como fazer a primeira live de vendas?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Arara montada, tripé torto, duas pessoas assistindo.' },
        { mechanism: 'numero', text: 'Começa com cinco peças na arara e o preço na mão.' },
        { mechanism: 'erro', text: 'Dez minutos de “tá dando pra ouvir?” e a sala esvazia.' },
        { mechanism: 'desafio', text: 'Vende uma caneca pro espelho sem parar de falar.' },
        { mechanism: 'prova', text: 'Olha a bancada dois minutos antes do ao vivo.' },
        { mechanism: 'confissao', text: 'A minha estreia teve minha mãe e um robô.', needsTruth: true },
        { mechanism: 'contra', text: 'Live boa tem mais de feira que de palestra.' },
        { mechanism: 'quebra', text: 'Escreve o preço num papelão bem grande.' },
      ],
    },
    {
      question: 'Por que ninguém compra na minha live?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Lindo, quero.” E ninguém disse onde clica.' },
        { mechanism: 'mito', text: 'Sala cheia não quer dizer sacola cheia.' },
        { mechanism: 'custo', text: 'Preço falado uma vez some quando entra gente nova.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu mostrava trinta peças por noite. Hoje mostro quatro direito.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se chove coração na tela e o carrinho tá seco, mostra o botão.' },
        { mechanism: 'compara', text: 'Falar “tecido ótimo” vende menos que esticar a barra na câmera.' },
        { mechanism: 'lacuna', text: 'Antes do clique, falta mostrar um pedaço da peça.' },
        { mechanism: 'loop', text: 'Vou virar essa bolsa do avesso daqui a pouco.' },
      ],
    },
    {
      question: 'Live na Shopee ou no TikTok Shop: por onde começar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na Shopee a gente entra pra comprar, no TikTok pra passear.' },
        { mechanism: 'numero', text: 'Faz quatro testes: a mesma arara, duas noites em cada um.' },
        { mechanism: 'pergunta', text: 'Em qual dos dois o freguês já salvou o cartão?' },
        { mechanism: 'erro', text: 'Dois aplicativos abertos, um celular, nenhuma sala cheia.' },
        { mechanism: 'contra', text: 'Escolhe a vitrine pelo que já tem no estoque.' },
        { mechanism: 'custo', text: 'Frete, comissão e cupom saem do mesmo preço.' },
        { mechanism: 'prova', text: 'Vou seguir uma blusa de sessenta até o dinheiro cair.' },
        { mechanism: 'mito', text: 'Aplicativo em alta não traz plateia pronta.' },
      ],
    },
    {
      question: 'Quanto tempo deve durar uma live de vendas?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Quarenta minutos no ar, e a água acabou antes da voz.' },
        { mechanism: 'numero', text: 'De dez em dez minutos, recomeça como se abrisse agora.' },
        {
          mechanism: 'confissao',
          text: 'Fiquei três horas, e o movimento foi nos vinte primeiros minutos.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'A live acabou bem na hora que a sala encheu.' },
        { mechanism: 'desafio', text: 'Cronometra cinco peças antes de marcar o horário.' },
        { mechanism: 'mito', text: 'Transmissão comprida só ajuda quando sobra arara.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu saía da live sem voz. Agora saio na hora marcada.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'A peça mais pedida fica pro fim, e tem motivo.' },
      ],
    },
    {
      question: 'O que falar numa live de vendas quando tá vazia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Não tem ninguém assistindo.” A gravação vai ter.' },
        { mechanism: 'quebra', text: 'Para de olhar o contador e veste a próxima.' },
        { mechanism: 'contra', text: 'Sala sem gente é ensaio com luz acesa.' },
        { mechanism: 'numero', text: 'Fala com uma pessoa só, pelo nome, três vezes.' },
        { mechanism: 'chamada', text: 'Pra quem já desligou com vergonha aos sete minutos.' },
        { mechanism: 'desafio', text: 'Conta em voz alta de onde veio esse tecido.' },
        { mechanism: 'lacuna', text: 'Existe um objeto que segura quem entra por acaso.' },
        { mechanism: 'prova', text: 'Dois minutos de live com zero na sala, sem corte.' },
      ],
    },
  ],
};
