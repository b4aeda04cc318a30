import type { BankSubtopic } from '../../content-types.ts';

export const imovelProprio: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'imovel-proprio',
  questions: [
    {
      question: 'Comprar ou alugar: o que compensa mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Aluguel não volta; juros de trinta anos também não.' },
        { mechanism: 'mito', text: 'Pagar aluguel não é jogar fora: é morar.' },
        {
          mechanism: 'numero',
          text: 'Põe cinco linhas na folha: entrada, juros, IPTU, condomínio, reforma.',
        },
        { mechanism: 'dialogo', text: '“Quem casa quer casa.” Quem assina quer planilha.' },
        { mechanism: 'erro', text: 'Comparou a parcela com o aluguel e esqueceu o condomínio.' },
        { mechanism: 'pergunta', text: 'Você ainda quer morar nesse bairro daqui a seis anos?' },
        { mechanism: 'contra', text: 'Alugar perto do trabalho pode comprar duas horas por dia.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu tinha vergonha de alugar. Fiz a conta e fiquei.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como juntar a entrada do apartamento?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Deposita a parcela simulada todo mês, por seis meses.' },
        { mechanism: 'cena', text: 'Decorado lindo, corretor sorrindo, tabela de entrada no colo.' },
        { mechanism: 'numero', text: 'Entrada, cartório e mudança: três potes, não um.' },
        { mechanism: 'erro', text: 'A entrada levou tudo, e a mudança foi sem fogão.' },
        { mechanism: 'contra', text: 'Juntar mais um ano pode sair melhor que financiar quase tudo.' },
        { mechanism: 'prova', text: 'Abri um boleto de entrada parcelada, com correção e tudo.' },
        { mechanism: 'quebra', text: 'Fecha o site de apartamento e abre o FGTS.' },
        { mechanism: 'custo', text: 'O cartório cobra justo quando a conta já secou.' },
      ],
    },
    {
      question: 'Por que o banco não aprova meu financiamento de imóvel?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Uma parcela pequena de outro lugar pesa na análise.' },
        { mechanism: 'dialogo', text: '“Mas eu ganho bem.” O banco olha o que sobra.' },
        { mechanism: 'mito', text: 'Nome limpo ajuda, mas sozinho não aprova nada no banco.' },
        { mechanism: 'erro', text: 'O carro financiado em março derrubou o imóvel de maio.' },
        { mechanism: 'chamada', text: 'Levou um não do banco sem explicação? Começa por aqui.' },
        { mechanism: 'custo', text: 'Sinal pago antes da aprovação pode virar briga.' },
        { mechanism: 'desafio', text: 'Simula em três bancos na mesma tarde, com os mesmos dados.' },
        {
          mechanism: 'antes-depois',
          text: 'Recebia tudo em dinheiro. Passei um ano depositando na conta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quantos anos financiar um imóvel?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Trezentos e sessenta boletos cabem num contrato só.' },
        { mechanism: 'loop', text: 'A parcela do primeiro mês esconde duas fatias: olha a menor.' },
        { mechanism: 'compara', text: 'Na tabela SAC a parcela desce; na outra, começa mais leve.' },
        { mechanism: 'contra', text: 'Prazo longo com amortização pode ser folga, e não preguiça.' },
        { mechanism: 'mito', text: 'Antecipar do fim corta juros que ainda nem nasceram.' },
        { mechanism: 'cena', text: 'Décimo terceiro na conta: o botão de amortizar tá ali.' },
        { mechanism: 'quebra', text: 'Esquece a parcela um minuto e procura o custo total.' },
        {
          mechanism: 'confissao',
          text: 'Assinei trinta anos sem saber o que era saldo devedor.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'O que conferir antes de comprar apartamento usado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Visitou só no domingo de manhã, quando a rua tava quieta.' },
        { mechanism: 'desafio', text: 'Abre todas as torneiras ao mesmo tempo na visita.' },
        { mechanism: 'numero', text: 'Três papéis antes do sinal: matrícula, IPTU, condomínio.' },
        { mechanism: 'lacuna', text: 'A matrícula conta o que o vendedor esqueceu de falar.' },
        { mechanism: 'prova', text: 'Abro aqui uma ata de condomínio e leio as brigas.' },
        { mechanism: 'cena', text: 'Tá tudo pintadinho, só que a mancha já voltou no canto.' },
        { mechanism: 'loop', text: 'O vizinho de baixo sabe de uma coisa: bate lá.' },
        { mechanism: 'chamada', text: 'Se o corretor tá com pressa de sinal, respira e pede papel.' },
      ],
    },
  ],
};
