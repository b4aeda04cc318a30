import type { BankSubtopic } from '../../content-types.ts';

export const comidaDelivery: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'comida-delivery',
  questions: [
    {
      question: 'Como começar a vender marmita?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Seis da manhã, arroz no fogo, vinte quentinhas abertas na mesa.' },
        { mechanism: 'numero', text: 'Repete três pratos na semana pra compra encolher.' },
        { mechanism: 'erro', text: 'Cardápio de doze pratos num fogão de quatro bocas.' },
        { mechanism: 'desafio', text: 'Leva cinco marmitas na obra da esquina amanhã.' },
        { mechanism: 'prova', text: 'Vou pesar uma quentinha inteira, do arroz à salada.' },
        { mechanism: 'quebra', text: 'Antes da panela, liga na vigilância sanitária da cidade.' },
        { mechanism: 'contra', text: 'Feijão bem temperado chama mais gente que prato difícil.' },
        { mechanism: 'custo', text: 'Uma colherada a mais por marmita, e na sexta não sobra pra gente.' },
      ],
    },
    {
      question: 'Por que meu delivery recebe tão poucos pedidos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Oito da noite, a chapa tá quente e o celular, mudo.' },
        { mechanism: 'erro', text: 'Na foto tá um hambúrguer que nunca saiu da sua chapa.' },
        { mechanism: 'dialogo', text: '“Cliquei e tava fechado.” Esse cliente pediu pizza.' },
        { mechanism: 'custo', text: 'Atraso de vinte minutos vira nota baixa por meses.' },
        { mechanism: 'lacuna', text: 'O pedido some entre o carrinho e uma taxa.' },
        { mechanism: 'chamada', text: 'Se o único pedido de sexta é do seu cunhado, fica.' },
        { mechanism: 'mito', text: 'Sacola bonita não esquenta batata.' },
        { mechanism: 'loop', text: 'Nessa descrição do lanche falta a palavra que dá fome.' },
      ],
    },
    {
      question: 'Vale a pena vender no iFood ou só no WhatsApp?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O aplicativo traz desconhecido, a mensagem traz de volta.' },
        { mechanism: 'contra', text: 'Comissão cara ainda pode custar menos que panfleto.' },
        { mechanism: 'erro', text: 'Mesmo preço nos dois, e a taxa sai do seu bolso.' },
        { mechanism: 'numero', text: 'Faz essa conta com três taxas: comissão, entrega e cartão.' },
        { mechanism: 'mito', text: 'Entrar no aplicativo não faz pedido cair na primeira sexta.' },
        { mechanism: 'custo', text: 'Só no zap, a sua noite vira mandar cardápio.' },
        {
          mechanism: 'confissao',
          text: 'Perdi um pedido de dez lanches respondendo áudio.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Olha o bilhete que vai dentro dessa sacola.' },
      ],
    },
    {
      question: 'Qual o melhor horário pra abrir um delivery?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quatro horas caprichadas, das seis às dez, bastam pra testar.' },
        { mechanism: 'contra', text: 'Madrugada só dá pedido onde tem gente acordada.' },
        { mechanism: 'cena', text: 'Terça de chuva, três sacolas prontas, e nada do motoboy.' },
        { mechanism: 'desafio', text: 'Abre o histórico e circula a hora mais cheia.' },
        { mechanism: 'erro', text: 'Loja aberta às onze, escritório pedindo às dez.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu abria sete dias. Com cinco, o caldo voltou a prestar.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Desliga a chapa na segunda e conta o estoque.' },
        { mechanism: 'pergunta', text: 'A que horas o seu bairro janta de verdade?' },
      ],
    },
    {
      question: 'Food truck ou cozinha em casa: por onde começar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Caminhão com taxa de vaga ou o fogão que já é seu?' },
        { mechanism: 'contra', text: 'Carrinho bem parado ganha de caminhão bonito.' },
        { mechanism: 'erro', text: 'Financiar o caminhão antes do centésimo lanche.' },
        { mechanism: 'numero', text: 'Põe cinco linhas na conta: veículo, alvará, gás, água e vaga.' },
        { mechanism: 'dialogo', text: '“Meu ponto é a rua.” E na noite de temporal?' },
        { mechanism: 'mito', text: 'Food truck também paga vaga, não é só estacionar e vender.' },
        { mechanism: 'cena', text: 'Feira de domingo tem gerador roncando e fila até a calçada.' },
        { mechanism: 'desafio', text: 'Embala um lanche, anda vinte minutos e abre a caixa.' },
      ],
    },
  ],
};
