import type { BankSubtopic } from '../../content-types.ts';

export const reforma: BankSubtopic = {
  domain: 'casa',
  subtopic: 'reforma',
  questions: [
    {
      question: 'Como planejar a reforma do banheiro pequeno?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A porta bate no vaso, e o cotovelo bate no box.' },
        { mechanism: 'contra', text: 'A torneira se escolhe por último; o ralo vem primeiro.' },
        { mechanism: 'numero', text: 'Deixa três dias de água parada pra testar antes do azulejo.' },
        { mechanism: 'erro', text: 'Quebraram tudo na segunda, e o piso só escolheram na quinta.' },
        { mechanism: 'desafio', text: 'Mede o banheiro e desenha até a porta abrindo.' },
        { mechanism: 'lacuna', text: 'Trocar uma peça de lugar custa mais que a peça.' },
        { mechanism: 'prova', text: 'Risquei o box no chão com fita: entra aqui comigo.' },
        { mechanism: 'confissao', text: 'Comprei uma cuba linda que engoliu a bancada.', needsTruth: true },
      ],
    },
    {
      question: 'Por que a reforma sempre estoura o orçamento?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Já que tá quebrado, aproveita.” Essa frase custa caro.' },
        { mechanism: 'mito', text: 'O estouro quase nunca vem do piso: vem do combinado de boca.' },
        { mechanism: 'custo', text: 'Mudar a tomada depois do gesso é pagar a obra duas vezes.' },
        { mechanism: 'chamada', text: 'Se a obra parou na metade e a pia tá na caixa, escuta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu somava só material; hoje ponho caçamba e frete na conta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a marreta e pede esse preço por escrito, tá?' },
        { mechanism: 'loop', text: 'Essa linha vazia da planilha existe pro susto.' },
        { mechanism: 'numero', text: 'Três orçamentos só dá pra comparar com a mesma lista.' },
      ],
    },
    {
      question: 'Contratar pedreiro por diária ou por empreitada?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na diária você paga o tempo; na empreitada, o combinado.' },
        { mechanism: 'erro', text: 'Você adiantou metade pra quem nem viu o banheiro.' },
        { mechanism: 'contra', text: 'Preço baixo demais costuma incluir a segunda reforma.' },
        { mechanism: 'dialogo', text: '“Fecho tudo por tanto.” Então escreve o que é tudo.' },
        { mechanism: 'prova', text: 'Abri meu contrato, uma página só: etapa, prazo e pagamento.' },
        { mechanism: 'mito', text: 'Papel assinado não ofende o amigo, protege a amizade.' },
        { mechanism: 'desafio', text: 'Liga pra dois clientes antigos antes de acertar o valor.' },
        { mechanism: 'pergunta', text: 'Nesse preço aí, quem tira o entulho?' },
      ],
    },
    {
      question: 'Quanto tempo demora reformar uma cozinha?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Terceira semana, louça no tanque, e o fogareiro na varanda.' },
        { mechanism: 'numero', text: 'Só a marcenaria costuma pedir mais de um mês.' },
        { mechanism: 'lacuna', text: 'A obra começa a atrasar antes da primeira marretada.' },
        { mechanism: 'mito', text: 'Cimento não seca no ritmo da sua visita.' },
        { mechanism: 'custo', text: 'Dez dias de atraso no piso empurram o marceneiro um mês.' },
        {
          mechanism: 'antes-depois',
          text: 'Na primeira eu marquei data pra festa; na outra, só etapa.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Cancela o almoço de inauguração por enquanto.' },
        { mechanism: 'chamada', text: 'Tá lavando prato no banheiro há um mês, né?' },
      ],
    },
    {
      question: 'Vale a pena trocar o piso sem quebrar o antigo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Bato com o cabo do martelo: escuta o piso oco.' },
        { mechanism: 'erro', text: 'Colar piso novo em cima de cerâmica solta.' },
        { mechanism: 'loop', text: 'Essa folga embaixo da porta decide por você.' },
        { mechanism: 'compara', text: 'Quebrar faz poeira; pôr por cima faz degrau.' },
        { mechanism: 'numero', text: 'Um centímetro a mais no chão são oito portas pra lixar.' },
        { mechanism: 'contra', text: 'Vinílico gosta de chão liso e detesta rejunte fundo.' },
        {
          mechanism: 'confissao',
          text: 'Subi o piso, e a geladeira embutida nunca mais saiu dali.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Confere se a porta passa por cima de duas moedas.' },
      ],
    },
  ],
};
