import type { BankSubtopic } from '../../content-types.ts';

export const acoes: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'acoes',
  questions: [
    {
      question: 'Como comprar a primeira ação na B3?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Corretora aberta, código digitado, e o dedo não aperta comprar.' },
        { mechanism: 'prova', text: 'Vou comprar uma ação aqui e mostrar cada taxa que aparece.' },
        { mechanism: 'numero', text: 'A ordem pede quatro campos, e nenhum pergunta o motivo.' },
        { mechanism: 'erro', text: 'Se o papel quase não negocia, ordem a mercado pode sair cara.' },
        { mechanism: 'desafio', text: 'Escreve em duas linhas como essa empresa ganha dinheiro.' },
        { mechanism: 'contra', text: 'Sua estreia não precisa ser com a vencedora do ano.' },
        { mechanism: 'confissao', text: 'Confundi o código e comprei da empresa errada.', needsTruth: true },
        { mechanism: 'loop', text: 'Guarda o preço da tela, que a nota traz outro.' },
      ],
    },
    {
      question: 'Por que minhas ações caíram depois que comprei?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Foi só eu entrar que caiu.” O mercado nem viu seu nome.' },
        { mechanism: 'lacuna', text: 'Uma queda pode vir da empresa, do país ou da pressa.' },
        { mechanism: 'erro', text: 'Comprou pelo vídeo de sexta e vendeu no susto de segunda.' },
        { mechanism: 'mito', text: 'Já caiu pela metade? Pode cair pela metade de novo.' },
        { mechanism: 'custo', text: 'O aluguel foi pra bolsa, e o boleto não esperou a alta.' },
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
        { mechanism: 'compara', text: 'Ação é um jogador só; índice é o time inteiro em campo.' },
        { mechanism: 'pergunta', text: 'Quantas empresas você consegue acompanhar de verdade?' },
        { mechanism: 'contra', text: 'Nem precisa escolher: dá pra ter o índice e estudar uma empresa.' },
        { mechanism: 'numero', text: 'Vinte empresas do mesmo setor ainda são uma aposta só.' },
        { mechanism: 'custo', text: 'A taxa do índice parece pequena, só que cobra todo ano.' },
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
        { mechanism: 'numero', text: 'Marca três datas na agenda: balanço, revisão e dia do saque.' },
        { mechanism: 'cena', text: 'Terça à tarde, cotação em queda, dedo coçando pra vender tudo.' },
        { mechanism: 'loop', text: 'Lacra num envelope o motivo da compra: a gente abre.' },
        { mechanism: 'erro', text: 'Você espera voltar ao preço só pra não admitir a perda.' },
        { mechanism: 'custo', text: 'A entrada do apartamento venceu bem no meio da queda.' },
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
        { mechanism: 'erro', text: 'Você filtrou pelo maior dividendo e pulou a linha da dívida.' },
        { mechanism: 'lacuna', text: 'A data que vale passa dias antes do depósito.' },
        { mechanism: 'dialogo', text: '“Vou viver de dividendos.” Primeiro, quem paga e por quê.' },
        { mechanism: 'numero', text: 'Cinco anos de pagamento dizem mais que um trimestre bom.' },
        { mechanism: 'compara', text: 'Lucro na sua conta ou reinvestido na fábrica: nenhum é brinde.' },
        { mechanism: 'mito', text: 'Aquele pagamento gordo pode ter vindo de um prédio vendido.' },
        { mechanism: 'prova', text: 'Abro o balanço aqui e deixo o dividendo por último.' },
      ],
    },
  ],
};
