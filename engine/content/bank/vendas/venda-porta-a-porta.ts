import type { BankSubtopic } from '../../content-types.ts';

export const vendaPortaAPorta: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'venda-porta-a-porta',
  questions: [
    {
      question: 'Como vender mais com catálogo de cosméticos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A revista tá aberta na mesa do café, e a caneta circulando.' },
        { mechanism: 'numero', text: 'Deixa a revista três dias, nem um a mais.' },
        { mechanism: 'erro', text: 'O catálogo ficou na casa dela, e você não voltou.' },
        { mechanism: 'contra', text: 'Amostra na pele convence mais que página dobrada.' },
        { mechanism: 'desafio', text: 'Dobra a ponta de três páginas pra cada cliente.' },
        { mechanism: 'lacuna', text: 'O dedo da cliente para numa página antes da boca.' },
        { mechanism: 'confissao', text: 'Comprei mais da revista do que vendi no começo.', needsTruth: true },
        { mechanism: 'prova', text: 'Essa sacolinha vai pro trabalho comigo toda sexta.', needsTruth: true },
      ],
    },
    {
      question: 'Por que vendo fiado e não recebo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Te pago no dia dez.” Anota dez de qual mês.' },
        { mechanism: 'custo', text: 'O caderninho tá cheio, e o boleto da revista vence amanhã.' },
        { mechanism: 'mito', text: 'Fiado segura a amizade até o segundo mês.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes o fiado era de cabeça. Hoje é com assinatura.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Tem perfume seu na vizinha desde março, sem pix.' },
        { mechanism: 'quebra', text: 'Não entrega a sacola antes do pix.' },
        { mechanism: 'compara', text: 'Dez vendas no caderno ou cinco que caem na hora.' },
        { mechanism: 'erro', text: 'O pedido da revista saiu do dinheiro do mercado.' },
      ],
    },
    {
      question: 'Vale a pena revender cosméticos hoje em dia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Comissão menos encalhe menos pedido mínimo: faz as três contas.' },
        { mechanism: 'pergunta', text: 'Quantas vizinhas suas já têm revendedora?' },
        { mechanism: 'contra', text: 'Revenda é loja pequena, com estoque no guarda-roupa.' },
        { mechanism: 'cena', text: 'O guarda-roupa virou depósito de hidratante, e a validade chegando.' },
        { mechanism: 'loop', text: 'No fundo dessa caixa tá o que sobrou do pedido.' },
        { mechanism: 'mito', text: 'O preço da página não é o que fica no bolso.' },
        { mechanism: 'dialogo', text: '“Você ganha tudo de brinde, né?” Antes fosse.' },
        { mechanism: 'custo', text: 'Completar pedido mínimo enche a gaveta de batom laranja.' },
      ],
    },
    {
      question: 'Qual o melhor horário pra vender de porta em porta?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Sábado, dez da manhã, portão aberto, cheiro de café.' },
        { mechanism: 'contra', text: 'Hora do almoço é porta fechada e fome.' },
        { mechanism: 'numero', text: 'Duas ruas por tarde, e volta na mesma semana.' },
        { mechanism: 'confissao', text: 'Toquei campainha na final da novela.', needsTruth: true },
        { mechanism: 'erro', text: 'Ninguém atende palma na hora do banho das crianças.' },
        { mechanism: 'desafio', text: 'Marca no caderno a hora em que cada portão abriu.' },
        { mechanism: 'lacuna', text: 'Toda rua tem uma hora de cadeira na calçada.' },
        { mechanism: 'quebra', text: 'Troca a campainha por uma mensagem antes.' },
      ],
    },
    {
      question: 'Como conseguir mais clientes na revenda?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'loop',
          text: 'Uma cliente minha abriu cinco portas, e já conto como.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Lê comigo o bilhete que eu colaria no elevador do prédio.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu oferecia só pra prima. Aí levei amostra pro salão.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Com duas amostras na bolsa, qualquer fila vira conversa.' },
        { mechanism: 'erro', text: 'A promoção veio antes de saber o cheiro preferido.' },
        { mechanism: 'compara', text: 'Indicação de freguesa abre mais portão que panfleto.' },
        { mechanism: 'chamada', text: 'Se são sempre as mesmas seis compradoras, vem comigo.' },
        { mechanism: 'quebra', text: 'Deixa o catálogo no salão, com o seu nome na capa.' },
      ],
    },
  ],
};
