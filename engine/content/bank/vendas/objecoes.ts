import type { BankSubtopic } from '../../content-types.ts';

export const objecoes: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'objecoes',
  questions: [
    {
      question: 'O que responder quando o cliente diz que tá caro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Tá caro.” Pergunta em relação a quê.' },
        { mechanism: 'erro', text: 'Você gaguejou no valor e já emendou um desconto.' },
        { mechanism: 'contra', text: 'Reclamação de preço às vezes é dúvida de medida.' },
        { mechanism: 'desafio', text: 'Fala o seu preço no espelho e fecha a boca.' },
        { mechanism: 'cena', text: 'Bolsa na mão, olho na etiqueta, pé na porta.' },
        { mechanism: 'confissao', text: 'Eu baixava dez reais no meio da frase dela.', needsTruth: true },
        { mechanism: 'numero', text: 'Ensaia três respostas, e nenhuma começa com desconto.' },
        { mechanism: 'lacuna', text: 'Depois do valor vem uma pausa, e é nela que se vende.' },
      ],
    },
    {
      question: 'Por que o cliente diz que vai pensar e some?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: '“Vou pensar” costuma ser um “não entendi” educado.' },
        { mechanism: 'loop', text: 'Faço uma pergunta só, com ela já na porta.' },
        { mechanism: 'custo', text: 'Quem sai com dúvida volta com o orçamento de outro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu dizia “fico no aguardo”. Hoje combino o dia de voltar.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Sua lista de “vou ver com meu marido” tá comprida?' },
        { mechanism: 'quebra', text: 'Não insiste, pergunta o que falta decidir.' },
        { mechanism: 'compara', text: 'Pensar no preço é uma conversa, pensar na cor é outra.' },
        { mechanism: 'prova', text: 'Faço os dois papéis: a cliente indecisa e eu.' },
      ],
    },
    {
      question: 'Vale a pena dar desconto pra fechar a venda?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Dez reais a menos em trinta pedidos: soma no caderno.' },
        { mechanism: 'contra', text: 'Troca o abatimento por frete, prazo ou brinde pequeno.' },
        { mechanism: 'erro', text: 'O desconto saiu antes de alguém pedir.' },
        { mechanism: 'custo', text: 'Baixou o preço uma vez, pro cliente o preço é esse.' },
        { mechanism: 'pergunta', text: 'De onde sai esse desconto: da margem ou da sua hora?' },
        { mechanism: 'dialogo', text: '“Consegue fazer por menos?” Consigo, tirando uma parte.' },
        { mechanism: 'cena', text: 'Calculadora virada pro cliente, dedo na tecla do menos.' },
        { mechanism: 'mito', text: 'Vinte reais de desconto não respondem se a calça encolhe.' },
      ],
    },
    {
      question: 'Quando falar o preço pro cliente?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Preço antes do problema é só um número solto.' },
        { mechanism: 'compara', text: 'Pão tem etiqueta, reforma tem conversa.' },
        { mechanism: 'erro', text: 'Valor escondido até o fim parece armadilha.' },
        { mechanism: 'desafio', text: 'Cronometra quanto você fala até chegar no preço.' },
        { mechanism: 'confissao', text: 'Soltei o valor no oi e fiquei no vácuo.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Um gesto do cliente avisa a hora do preço.' },
        { mechanism: 'quebra', text: 'Larga o catálogo e pergunta pra quando ela precisa.' },
        { mechanism: 'numero', text: 'Faz duas perguntas, fala o valor e fica em silêncio.' },
      ],
    },
    {
      question: 'Como responder quem achou mais barato no concorrente?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“No outro sai por menos.” Vem com troca e entrega?' },
        { mechanism: 'loop', text: 'Ponho os dois orçamentos na mesa e dobro um.' },
        { mechanism: 'mito', text: 'Falar mal da outra loja encarece a sua.' },
        { mechanism: 'prova', text: 'Olha dois preços do mesmo sofá: num deles falta a entrega.' },
        { mechanism: 'custo', text: 'Cobrir toda oferta da rua vira corrida pra baixo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu atacava o outro orçamento. Agora peço pra ver.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se já te viraram o celular com o preço da internet, respira.' },
        { mechanism: 'contra', text: 'Tem cliente que é do outro, e tudo bem.' },
      ],
    },
  ],
};
