import type { BankSubtopic } from '../../content-types.ts';

export const acoes: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'acoes',
  questions: [
    {
      question: 'Como comprar a primeira ação na B3?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Corretora aberta, código digitado, dedo parado no comprar.' },
        { mechanism: 'prova', text: 'Vou mostrar a ordem e cada taxa antes do botão.' },
        { mechanism: 'numero', text: 'Nome, quantidade, preço e motivo: quatro campos antes da ordem.' },
        { mechanism: 'erro', text: 'Mandar ordem a mercado em papel que quase ninguém negocia.' },
        { mechanism: 'desafio', text: 'Escreve em duas linhas como essa empresa ganha dinheiro.' },
        { mechanism: 'contra', text: 'Comprar a primeira não exige achar a vencedora do ano.' },
        { mechanism: 'confissao', text: 'Confundi o código e comprei da empresa errada.', needsTruth: true },
        { mechanism: 'loop', text: 'Guarda o preço da tela, que a nota traz outro.' },
      ],
    },
    {
      question: 'Por que minhas ações caíram depois que comprei?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Foi só eu entrar.” O mercado não viu seu nome.' },
        { mechanism: 'lacuna', text: 'Uma queda pode vir da empresa, do país ou da pressa.' },
        { mechanism: 'erro', text: 'Comprar no vídeo de sexta e vender na segunda.' },
        { mechanism: 'mito', text: 'Já caiu pela metade? Pode cair pela metade de novo.' },
        { mechanism: 'custo', text: 'Aluguel aplicado na bolsa, queda na semana do boleto.' },
        { mechanism: 'compara', text: 'Promoção no mercado tem etiqueta; queda na bolsa, não.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu olhava a cotação no elevador. Hoje leio o balanço primeiro.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha o gráfico e relê por que comprou.' },
      ],
    },
    {
      question: 'Ação ou fundo de índice: qual escolher pra começar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma empresa depende dela; um índice sofre em grupo.' },
        { mechanism: 'pergunta', text: 'Quantas empresas você consegue acompanhar de verdade?' },
        { mechanism: 'contra', text: 'Diversificar não apaga o risco da bolsa.' },
        { mechanism: 'numero', text: 'Vinte empresas do mesmo setor ainda são uma aposta só.' },
        { mechanism: 'custo', text: 'Taxa pequena todo ano também come do retorno.' },
        { mechanism: 'chamada', text: 'Pra quem nunca vai ler balanço no domingo, e tudo bem.' },
        { mechanism: 'mito', text: 'Fundo de índice também cai quando a bolsa cai.' },
        { mechanism: 'desafio', text: 'Abre a lista do índice e conta quantas você conhece.' },
      ],
    },
    {
      question: 'Quanto tempo ficar com ações na carteira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Longo prazo ajuda no plano, mas não conserta empresa ruim.' },
        { mechanism: 'numero', text: 'Conferir, reavaliar, precisar do dinheiro: três datas na agenda.' },
        { mechanism: 'cena', text: 'Notificação vermelha no meio do churrasco de domingo.' },
        { mechanism: 'loop', text: 'Lacra num envelope o motivo da compra: a gente abre.' },
        { mechanism: 'erro', text: 'Esperar voltar ao preço só pra não admitir a perda.' },
        { mechanism: 'custo', text: 'Precisar da entrada do apartamento bem na queda.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu vendia a cada eleição. Hoje confiro o plano primeiro.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Tira da bolsa o dinheiro da matrícula de janeiro.' },
      ],
    },
    {
      question: 'Vale a pena investir em ações só por causa dos dividendos?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O dividendo sai da empresa, e a cotação sente.' },
        { mechanism: 'erro', text: 'Escolher pelo maior pagamento do ano passado.' },
        { mechanism: 'lacuna', text: 'A data que vale passa dias antes do depósito.' },
        { mechanism: 'dialogo', text: '“Vou viver de dividendos.” Primeiro, quem paga e por quê.' },
        { mechanism: 'numero', text: 'Cinco anos de pagamento dizem mais que um trimestre bom.' },
        { mechanism: 'compara', text: 'Lucro na sua conta ou reinvestido na fábrica: nenhum é brinde.' },
        { mechanism: 'mito', text: 'Pagamento gordo uma vez pode ser venda de fábrica.' },
        { mechanism: 'prova', text: 'Balanço aberto na mesa, e o dividendo fica por último.' },
      ],
    },
  ],
};
