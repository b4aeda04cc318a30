import type { BankSubtopic } from '../../content-types.ts';

export const precificar: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'precificar',
  questions: [
    {
      question: 'Como calcular o preço de venda de um produto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A nota do atacado chegou, e a etiqueta ainda tá em branco.' },
        { mechanism: 'erro', text: 'Dobrar o custo e chamar isso de preço.' },
        { mechanism: 'numero', text: 'Embalagem, gás e maquininha: três custos que somem da conta.' },
        { mechanism: 'lacuna', text: 'Falta uma pessoa nessa planilha, e ela tá na sua cadeira.' },
        { mechanism: 'prova', text: 'Vou precificar um pote aqui, do rótulo até a tampa.' },
        { mechanism: 'desafio', text: 'Cronometra a próxima peça, do corte até a sacola.' },
        { mechanism: 'mito', text: 'A etiqueta do vizinho não sabe do seu aluguel.' },
        { mechanism: 'loop', text: 'Essa sobra no fim da conta paga o mês fraco.' },
      ],
    },
    {
      question: 'Por que vendo muito e não sobra dinheiro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Fila na porta todo dia, e o banco no vermelho dia vinte.' },
        { mechanism: 'dialogo', text: '“Mas vendeu tudo.” Vendeu por menos do que custou.' },
        { mechanism: 'custo', text: 'Vender mais com prejuízo só faz a gaveta secar antes.' },
        { mechanism: 'erro', text: 'A taxa do cartão sai de cada venda, e você não anotou.' },
        { mechanism: 'chamada', text: 'Se o feriado lota e a conta nem sente, escuta isso.' },
        {
          mechanism: 'confissao',
          text: 'Um ano inteiro de sacola grátis, e eu sem perceber.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'O campeão de vendas pode ser o que te afunda.' },
        { mechanism: 'compara', text: 'Cem vendas que deixam dois reais ou vinte que deixam doze?' },
      ],
    },
    {
      question: 'Vale a pena dar desconto pra vender mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Cliente de desconto costuma ir embora com o desconto.' },
        { mechanism: 'cena', text: 'Cartaz amarelo na vitrine, loja cheia, e o lucro saiu na sacola.' },
        { mechanism: 'erro', text: 'Tirar dez reais de um produto que deixa oito.' },
        { mechanism: 'contra', text: 'Um brinde bem escolhido custa menos que etiqueta riscada.' },
        { mechanism: 'pergunta', text: 'Quanto fica pra você depois do precinho de amigo?' },
        { mechanism: 'dialogo', text: '“No pix faz quanto?” Decide isso antes que perguntem.' },
        { mechanism: 'custo', text: 'Promoção toda sexta ensina a esperar a sexta.' },
        { mechanism: 'numero', text: 'Desconto de um real em cada dez: de dez camisetas, uma sai de graça.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo reajustar os preços?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Confere os custos de três em três meses, em dia marcado.' },
        { mechanism: 'cena', text: 'Ovo subiu, gás subiu, e o cardápio tá plastificado desde 2022.' },
        { mechanism: 'erro', text: 'Deixar dar prejuízo pra só então trocar a tabela.' },
        { mechanism: 'mito', text: 'Aumento pequeno e avisado assusta menos que salto anual.' },
        { mechanism: 'custo', text: 'Tabela velha é desconto que você nem anunciou.' },
        { mechanism: 'quebra', text: 'Arranca o preço da prateleira e refaz a soma.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu subia preço pedindo desculpa. Agora aviso trinta dias antes.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa notinha do atacado te diz a hora de mexer.' },
      ],
    },
    {
      question: 'Como aumentar o preço sem perder clientes?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou escrever esse aviso de reajuste em três linhas.' },
        { mechanism: 'erro', text: 'A conta de luz da sua casa não entra no aviso.' },
        { mechanism: 'contra', text: 'Perder o freguês mais pechincheiro às vezes é alívio.' },
        { mechanism: 'desafio', text: 'Sobe um item só, o mais pedido, e observa um mês.' },
        { mechanism: 'numero', text: 'Cria três tamanhos e deixa o bolso escolher.' },
        { mechanism: 'dialogo', text: '“Tá mais caro?” Tá, e continua chegando na hora.' },
        { mechanism: 'lacuna', text: 'Antes da etiqueta, muda uma coisa que o cliente vê.' },
        { mechanism: 'chamada', text: 'Se você cobra igual desde a primeira encomenda, fica aqui.' },
      ],
    },
  ],
};
