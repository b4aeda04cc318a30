import type { BankSubtopic } from '../../content-types.ts';

export const suplementos: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'suplementos',
  questions: [
    {
      question: 'Como tomar whey protein pra ganhar massa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Seis da manhã, liquidificador com whey, e o prédio inteiro acordou.' },
        { mechanism: 'numero', text: 'Uma dose já cobre o lanche que você pula.' },
        { mechanism: 'contra', text: 'Com frango no almoço, o shake pode ficar pra amanhã.' },
        { mechanism: 'erro', text: 'Bater whey com leite condensado e chamar de treino.' },
        { mechanism: 'desafio', text: 'Conta quantos ovos cabem no preço desse pote.' },
        { mechanism: 'lacuna', text: 'O dosador do pote nem sempre bate com a balança.' },
        { mechanism: 'quebra', text: 'Larga a coqueteleira e esquenta o arroz.' },
        {
          mechanism: 'confissao',
          text: 'Eu tomava shake correndo, pra “não perder a janela”.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que o whey dá gases e estufa a barriga?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Elevador cheio, meia hora depois do shake.' },
        { mechanism: 'dialogo', text: '“Whey estufa todo mundo.” Testa sem o leite primeiro.' },
        { mechanism: 'mito', text: 'Gás não é sinal de que a proteína tá funcionando.' },
        { mechanism: 'compara', text: 'Concentrado ou isolado: a barriga costuma saber a diferença.' },
        { mechanism: 'erro', text: 'Você vira o shake em três goles e vai agachar.' },
        { mechanism: 'desafio', text: 'Lê a lista de ingredientes procurando o adoçante.' },
        { mechanism: 'custo', text: 'Você trocou de marca três vezes e nunca leu o rótulo.' },
        { mechanism: 'chamada', text: 'Quem já largou o leg press às pressas entende.' },
      ],
    },
    {
      question: 'Termogênico emagrece mesmo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Nenhum termogênico desmancha o lanche das onze da noite.' },
        { mechanism: 'mito', text: 'Coração acelerado não derrete barriga.' },
        { mechanism: 'custo', text: 'A cápsula das cinco da tarde te deixa de olho aberto às duas.' },
        { mechanism: 'pergunta', text: 'Quanto do preço desse pote é cafeína?' },
        { mechanism: 'prova', text: 'Vou ler esse rótulo em voz alta, linha por linha.' },
        { mechanism: 'erro', text: 'Cápsula, café e energético na mesma tarde é cafeína demais.' },
        { mechanism: 'loop', text: 'Esse pote promete fogo, e o verso promete outra coisa.' },
        { mechanism: 'dialogo', text: '“Mas esse é natural.” Pimenta também é, e arde.' },
      ],
    },
    {
      question: 'Precisa tomar creatina nos dias sem treino?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: "Creatina trabalha por estoque, igual caixa d'água." },
        { mechanism: 'cena', text: 'Domingo de chinelo, pote na mão, treino só na terça.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu tomava só em dia de peito. Agora, todo almoço.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Sete dias na semana, a mesma colherinha, com ou sem academia.' },
        { mechanism: 'desafio', text: 'Bota o pote perto do café, longe da mochila.' },
        { mechanism: 'custo', text: 'Se o pote tá rendendo demais, você tá pulando dia.' },
        { mechanism: 'dialogo', text: '“Esqueci ontem, tomo duas hoje?” Toma a de hoje e segue.' },
        { mechanism: 'quebra', text: 'Desliga o despertador da creatina, qualquer hora serve.' },
      ],
    },
    {
      question: 'Pré-treino ou café antes da academia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Xícara de café ou copo azul que formiga a orelha?' },
        {
          mechanism: 'confissao',
          text: 'Tomei pré-treino à noite e arrumei armário até as três.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Antes de comprar o pote, dorme direito uma semana.' },
        { mechanism: 'mito', text: 'Formigamento na cara não é força chegando.' },
        { mechanism: 'lacuna', text: 'Um ingrediente aparece nos dois, e é ele que te acorda.' },
        { mechanism: 'erro', text: 'Não estreia pré-treino logo com a dose inteira.' },
        { mechanism: 'chamada', text: 'Pra quem treina depois das oito da noite, a conta muda.' },
        { mechanism: 'prova', text: 'Vou treinar duas quintas: cafezinho numa, copo azul na outra.' },
      ],
    },
  ],
};
