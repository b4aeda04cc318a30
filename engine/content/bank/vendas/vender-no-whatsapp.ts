import type { BankSubtopic } from '../../content-types.ts';

export const venderNoWhatsapp: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'vender-no-whatsapp',
  questions: [
    {
      question: 'Como vender pelo status do WhatsApp?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Status das sete: bolo saindo da forma, vapor na lente.' },
        {
          mechanism: 'confissao',
          text: 'A minha foto tremida da sacola vendeu, a arte bonita ficou.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Conta a história em três status, e o último é o preço.' },
        { mechanism: 'erro', text: 'Doze artes seguidas viram pontinho que todo mundo pula.' },
        { mechanism: 'contra', text: 'Status vende melhor quando parece vida, e não encarte.' },
        { mechanism: 'desafio', text: 'Posta a embalagem de um pedido saindo agora.' },
        { mechanism: 'lacuna', text: 'Tem alguém que vê todo status seu e tá quase comprando.' },
        { mechanism: 'quebra', text: 'Tira a flor de bom-dia do status da loja.' },
      ],
    },
    {
      question: 'Por que o cliente visualiza e não responde?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Vou ver e te aviso.” Manda uma pergunta fácil amanhã.' },
        { mechanism: 'mito', text: 'Dois risquinhos azuis não são um não.' },
        { mechanism: 'custo', text: 'Textão de dez linhas fica pra depois, e depois some.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes ia a tabela inteira, hoje pergunto só o tamanho.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'O seu “e aí, decidiu?” tá no vácuo desde quinta.' },
        { mechanism: 'compara', text: 'Pergunta aberta dá trabalho, escolha entre dois dá resposta.' },
        { mechanism: 'loop', text: 'Essa mensagem cobra sem cobrar, repara na última palavra.' },
        { mechanism: 'quebra', text: 'Manda a foto do que ela pediu, sem outro oi.' },
      ],
    },
    {
      question: 'Lista de transmissão ou grupo: qual vende mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Lista chega como conversa, grupo chega como barulho.' },
        { mechanism: 'cena', text: 'Grupo de duzentas pessoas e bom-dia com glitter às seis.' },
        { mechanism: 'erro', text: 'Lista cheia de gente que nunca salvou o seu número.' },
        { mechanism: 'numero', text: 'Vinte contatos que pediram valem uma lista de trezentos.' },
        { mechanism: 'pergunta', text: 'Quantos da lista te têm na agenda de verdade?' },
        { mechanism: 'custo', text: 'Grupo aberto apresenta o seu cliente ao concorrente.' },
        { mechanism: 'contra', text: 'Grupo só anda quando os clientes conversam entre eles.' },
        { mechanism: 'mito', text: 'Oferta todo dia na lista convida a silenciar.' },
      ],
    },
    {
      question: 'Em quanto tempo responder cliente no WhatsApp?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Enquanto você almoça, o mesmo oi foi pra três lojas.' },
        { mechanism: 'cena', text: 'Dez da noite, pijama, e alguém perguntando o tamanho.' },
        { mechanism: 'contra', text: 'Atender de madrugada ensina o cliente a chamar de madrugada.' },
        { mechanism: 'desafio', text: 'Escreve hoje a resposta das quatro perguntas de sempre.' },
        { mechanism: 'confissao', text: 'Perdi uma encomenda de festa lavando o cabelo.', needsTruth: true },
        { mechanism: 'erro', text: 'Mensagem automática de três parágrafos parece interfone quebrado.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pausava a novela pra responder. Hoje o aviso tem horário.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Liga a resposta rápida e vai almoçar.' },
      ],
    },
    {
      question: 'Como responder quando o cliente só pergunta o preço?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Quanto custa?” Responde e emenda outra pergunta.' },
        { mechanism: 'erro', text: '“Oitenta reais.” E a conversa morreu aí.' },
        { mechanism: 'numero', text: 'Manda preço, prazo e foto em três linhas, tudo junto.' },
        { mechanism: 'mito', text: 'Esconder o valor não segura ninguém na conversa.' },
        { mechanism: 'loop', text: 'A palavra que vem depois do número reabre a conversa.' },
        { mechanism: 'prova', text: 'Olha essa conversa de preço do oi até o pix.' },
        { mechanism: 'chamada', text: 'Se hoje seis pessoas perguntaram e sumiram, fica aqui.' },
        { mechanism: 'custo', text: 'Responder “chama no privado” no comentário espanta quem ia comprar.' },
      ],
    },
  ],
};
