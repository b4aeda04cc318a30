import type { BankSubtopic } from '../../content-types.ts';

export const negociacao: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'negociacao',
  questions: [
    {
      question: 'Como pedir desconto pro fornecedor?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O caminhão já tá na porta, e você lembra do desconto.' },
        { mechanism: 'erro', text: '“Faz um preço melhor?” Quantas caixas, ninguém falou.' },
        { mechanism: 'contra', text: 'Mais trinta dias de boleto às vezes ganham do desconto.' },
        { mechanism: 'numero', text: 'Liga com três cotações em cima da mesa.' },
        { mechanism: 'desafio', text: 'Pergunta hoje quanto sai a caixa fechada.' },
        { mechanism: 'dialogo', text: '“É tabela.” Então o frete entra por sua conta.' },
        { mechanism: 'prova', text: 'Viva-voz ligado: vou pedir mais quinze dias de prazo.' },
        { mechanism: 'lacuna', text: 'Fim do mês, e o vendedor com meta muda de humor.' },
      ],
    },
    {
      question: 'Por que eu sempre cedo na negociação?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Dá pra sorrir, servir café e não baixar um real.' },
        { mechanism: 'custo', text: 'Cada “tá bom, vai” sai da margem.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu aceitava proposta na hora. Hoje peço até amanhã.',
          needsTruth: true,
        },
        { mechanism: 'confissao', text: 'Já baixei o preço só pra acabar o silêncio.', needsTruth: true },
        { mechanism: 'chamada', text: 'Esse é pra quem ganha no chuveiro e perde na mesa.' },
        { mechanism: 'compara', text: 'Ceder no prazo dói menos que ceder no valor.' },
        { mechanism: 'loop', text: 'Escrevi um número no papel e virei pra baixo.' },
        { mechanism: 'quebra', text: 'Antes de responder a contraproposta, bebe um gole de água.' },
      ],
    },
    {
      question: 'Quem deve falar o preço primeiro na negociação?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O primeiro número da mesa puxa todos os outros.' },
        { mechanism: 'pergunta', text: 'Você sabe o seu mínimo antes de ouvir o deles?' },
        { mechanism: 'cena', text: 'Dois cafés, um papel dobrado, ninguém abre a boca.' },
        { mechanism: 'erro', text: 'Valor redondo demais parece que saiu da cartola.' },
        { mechanism: 'numero', text: 'Três números no bolso: o sonho, o justo e o não.' },
        { mechanism: 'dialogo', text: '“Qual a sua pretensão?” Devolve com uma faixa.' },
        { mechanism: 'mito', text: 'Silêncio na mesa às vezes é só falta de ensaio.' },
        { mechanism: 'prova', text: 'Mesma conversa, duas vezes: numa eu abro, noutra espero.' },
      ],
    },
    {
      question: 'Quando pedir aumento de salário?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Doze meses de entrega numa folha só, antes da reunião.' },
        { mechanism: 'erro', text: 'Aumento não se pede com a chefia já de mochila.' },
        { mechanism: 'cena', text: 'Porta da sala entreaberta, crachá girando no dedo.' },
        { mechanism: 'custo', text: 'Esperar o chefe notar costuma custar outro dezembro.' },
        { mechanism: 'desafio', text: 'Escreve três coisas que melhoraram depois que você entrou.' },
        {
          mechanism: 'antes-depois',
          text: 'Pedi falando do aluguel e ouvi não. Voltei falando de entrega.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O orçamento da empresa fecha num mês específico.' },
        { mechanism: 'quebra', text: 'Não ameaça sair se ainda não tem pra onde.' },
      ],
    },
    {
      question: 'Como pechinchar sem passar vergonha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“E no pix, melhora?” Sorri e espera.' },
        { mechanism: 'contra', text: 'Pechincha boa começa elogiando a banca.' },
        {
          mechanism: 'confissao',
          text: 'Fui pedir desconto e saí com duas sacolas a mais.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Feira às sete tem escolha, na hora da xepa tem preço.' },
        { mechanism: 'chamada', text: 'Pra quem paga o primeiro preço só pra não abrir a boca.' },
        { mechanism: 'numero', text: 'Leva dois pares e pede pelo conjunto.' },
        { mechanism: 'loop', text: 'Espera a vendedora pegar a calculadora, é ali.' },
        { mechanism: 'quebra', text: 'Guarda o celular e pergunta o nome do feirante.' },
      ],
    },
  ],
};
