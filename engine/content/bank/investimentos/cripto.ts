import type { BankSubtopic } from '../../content-types.ts';

export const cripto: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'cripto',
  questions: [
    {
      question: 'Como comprar Bitcoin com segurança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Clicou no primeiro anúncio, e era a cópia da corretora.' },
        { mechanism: 'desafio', text: 'Digita o endereço da corretora letra por letra.' },
        {
          mechanism: 'numero',
          text: 'Três travas antes da compra: senha única, aplicativo de código, saque testado.',
        },
        { mechanism: 'prova', text: 'Vou mandar um valor mínimo e conferir o endereço inteiro.' },
        { mechanism: 'contra', text: 'Dá pra comprar um pedacinho, ninguém precisa da moeda inteira.' },
        { mechanism: 'confissao', text: 'Guardei a senha numa foto e apaguei na faxina.', needsTruth: true },
        { mechanism: 'quebra', text: 'Guarda o cartão enquanto o conhecido explica a oportunidade.' },
        { mechanism: 'loop', text: 'Os quatro últimos caracteres do endereço voltam no fim.' },
      ],
    },
    {
      question: 'Por que Bitcoin sobe e desce tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Essa moeda é limitada e despenca do mesmo jeito.' },
        { mechanism: 'cena', text: 'Churrasco, celular na mesa, queda maior que o salário.' },
        { mechanism: 'dialogo', text: '“Já caiu muito, agora só sobe.” O gráfico não assinou isso.' },
        { mechanism: 'custo', text: 'O dinheiro da obra tava ali na semana da queda.' },
        { mechanism: 'compara', text: 'Ação tem balanço pra ler; moeda digital, quase só procura.' },
        { mechanism: 'lacuna', text: 'Esse mercado não fecha nem no Natal, e isso pesa no preço.' },
        { mechanism: 'chamada', text: 'Se a cotação te acorda às três, o valor tá grande.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava a cada susto. Agora tenho um teto escrito.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Deixar cripto na corretora ou em carteira própria?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na corretora, você confia nela; na carteira, só em você.' },
        { mechanism: 'erro', text: 'Foto das doze palavras vai parar na nuvem também.' },
        { mechanism: 'numero', text: 'Duas cópias em papel, dois lugares, zero foto.' },
        { mechanism: 'contra', text: 'Carteira própria também perde dinheiro, quando o papel some.' },
        { mechanism: 'pergunta', text: 'Quem da família acharia essas palavras se precisasse?' },
        { mechanism: 'custo', text: 'Um endereço trocado não tem gerente pra reclamar.' },
        { mechanism: 'mito', text: 'Suporte de verdade não pede a frase de recuperação.' },
        { mechanism: 'cena', text: 'Gaveta da cozinha, envelope lacrado, doze palavras a lápis.' },
      ],
    },
    {
      question: 'Como saber se uma oferta de criptomoeda é golpe?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Rende todo dia, sem risco.” Pode levantar da cadeira.' },
        { mechanism: 'lacuna', text: 'O golpe aparece na hora do saque, com um pedido novo.' },
        { mechanism: 'erro', text: 'Quem cobra taxa pra liberar o saque vai cobrar outra.' },
        { mechanism: 'chamada', text: 'Se te puseram num grupo de sinais sem pedir, sai.' },
        { mechanism: 'prova', text: 'Vou procurar essa empresa no alerta da CVM.' },
        { mechanism: 'desafio', text: 'Pede por escrito de onde vem o rendimento.' },
        { mechanism: 'quebra', text: 'Desconfia do primeiro saque que voltou direitinho: é isca.' },
        { mechanism: 'contra', text: 'Gente séria e inteligente cai, porque o roteiro é bem feito.' },
      ],
    },
    {
      question: 'Quando preciso declarar criptomoeda no imposto de renda?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Moeda parada na corretora também pode ir pra declaração.' },
        { mechanism: 'numero', text: 'Custo, data, quantidade, corretora: quatro colunas na planilha.' },
        { mechanism: 'erro', text: 'Deixou os comprovantes pra última noite, e o site travou.' },
        { mechanism: 'loop', text: 'O valor da ficha não vem da cotação de hoje.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu guardava só print. Hoje baixo o extrato todo mês.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Sem anotar compra nenhuma, a ficha leva um domingo inteiro.' },
        { mechanism: 'cena', text: 'Fim de maio, três abas abertas, nenhuma data anotada.' },
        { mechanism: 'quebra', text: 'Regra do ano se lê no site oficial, não no grupo.' },
      ],
    },
  ],
};
