import type { BankSubtopic } from '../../content-types.ts';

export const datasComemorativas: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'datas-comemorativas',
  questions: [
    {
      question: 'Como vender mais no Dia das Mães?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sábado, seis da tarde, filho correndo atrás de presente.' },
        { mechanism: 'numero', text: 'Deixa três kits prontos, com três preços e o laço feito.' },
        { mechanism: 'contra', text: 'Em maio, quem compra é o filho que deixou pra véspera.' },
        { mechanism: 'erro', text: 'Mãe de banco de imagem não compra na sua loja.' },
        { mechanism: 'desafio', text: 'Monta hoje um presente de cinquenta reais e fotografa.' },
        { mechanism: 'confissao', text: 'Fiquei sem papel de seda no sábado das mães.', needsTruth: true },
        { mechanism: 'prova', text: 'Cronometra aí: embrulho esse presente em um minuto.' },
        { mechanism: 'quebra', text: 'Pergunta “como ela é?” antes de mostrar preço.' },
      ],
    },
    {
      question: 'Por que minha loja vende pouco no Natal?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Rua lotada em dezembro não empurra ninguém pra dentro.' },
        { mechanism: 'custo', text: 'Estoque encalhado em janeiro foi palpite de outubro.' },
        { mechanism: 'dialogo', text: '“Entrega até dia vinte e quatro?” Responde na vitrine.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes era só pisca-pisca na vitrine. Hoje tem lista de presente.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a loja só enche na antevéspera, fica aqui.' },
        {
          mechanism: 'compara',
          text: 'Neve de algodão na vitrine vende menos que etiqueta de trinta reais.',
        },
        { mechanism: 'loop', text: 'Essa árvore tá atrapalhando o balcão, já mostro onde.' },
        { mechanism: 'lacuna', text: 'Na véspera do Natal, perguntam uma coisa antes do preço.' },
      ],
    },
    {
      question: 'Vale a pena fazer Black Friday em loja pequena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Dá pra ganhar o bairro na quinta, sem placa preta.' },
        { mechanism: 'erro', text: 'O preço subiu em outubro pra cair em novembro.' },
        { mechanism: 'numero', text: 'Uma peça com desconto de verdade já é Black Friday.' },
        { mechanism: 'pergunta', text: 'Qual mercadoria parada você trocaria por espaço hoje?' },
        { mechanism: 'cena', text: 'Cartaz preto, letra amarela, e o mesmo preço de ontem.' },
        { mechanism: 'dialogo', text: '“Tudo pela metade do dobro.” Freguês guarda foto da etiqueta.' },
        { mechanism: 'custo', text: 'Desconto em tudo em novembro deixa dezembro sem fôlego.' },
        { mechanism: 'mito', text: 'Cliente fiel também espera novembro chegar.' },
      ],
    },
    {
      question: 'Com quanto tempo de antecedência divulgar o Natal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'O dia vinte e cinco começa a vender em outubro.' },
        { mechanism: 'desafio', text: 'Escreve o que faltou na prateleira no último dezembro.' },
        {
          mechanism: 'confissao',
          text: 'Anunciei no dia vinte, e o correio já não chegava.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Guarda a guirlanda, liga pra quem comprou ano passado.' },
        { mechanism: 'erro', text: 'Sua sugestão de presente chegou com a ceia no forno.' },
        { mechanism: 'cena', text: 'Novembro, ventilador ligado, panetone posando pra foto.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu abria encomenda em dezembro. Hoje abro em setembro.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'O décimo terceiro cai em duas parcelas: anuncia antes da primeira.' },
      ],
    },
    {
      question: 'O que vender no Dia dos Namorados?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Caixa de bombom empata com a vizinha, jantar entregue não.' },
        { mechanism: 'numero', text: 'Presente de véspera pede só três preços na mesa.' },
        { mechanism: 'contra', text: 'Em junho, vende o bilhete pronto com o presente.' },
        { mechanism: 'prova', text: 'Essa cesta de namorados saiu só de sobra da prateleira.' },
        { mechanism: 'chamada', text: 'Trabalha com panela e acha que junho não é seu?' },
        { mechanism: 'loop', text: 'Esse pano de prato vira presente romântico, espera.' },
        { mechanism: 'mito', text: 'Casal de vinte anos de casa também procura surpresa.' },
        { mechanism: 'erro', text: 'Dia onze de junho, e a loja fecha às seis.' },
      ],
    },
  ],
};
