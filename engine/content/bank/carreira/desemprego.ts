import type { BankSubtopic } from '../../content-types.ts';

export const desemprego: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'desemprego',
  questions: [
    {
      question: 'O que fazer primeiro quando se perde o emprego?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Duas da tarde, caixa de papelão no banco do carro.' },
        { mechanism: 'numero', text: 'Ainda hoje, três listas: contas, contatos e documentos.' },
        { mechanism: 'quebra', text: 'Deixa o site de vagas pra amanhã cedo.' },
        { mechanism: 'desafio', text: 'Avisa dez conhecidos, um por um, sem copiar e colar.' },
        { mechanism: 'erro', text: 'Esconder de casa e sair todo dia no horário de sempre.' },
        { mechanism: 'contra', text: 'Antes do currículo vem o extrato do mês.' },
        {
          mechanism: 'confissao',
          text: 'Por uma semana eu disse pra vizinha que eram férias.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou montar aqui a agenda da sua primeira semana.' },
      ],
    },
    {
      question: 'Por que procuro emprego há meses e não consigo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Mesa da cozinha, café frio, quinta candidatura da manhã.' },
        { mechanism: 'contra', text: 'Muita vaga se resolve numa conversa, antes de virar anúncio.' },
        { mechanism: 'dialogo', text: '“Já mandei pra todo site.” E pra ex-colega, mandou?' },
        { mechanism: 'mito', text: 'Mais candidatura por dia nem sempre é mais chance.' },
        { mechanism: 'custo', text: 'Vaga errada também consome manhã, passagem e esperança.' },
        { mechanism: 'chamada', text: 'Pra quem chega na segunda fase e para sempre ali.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu caçava vaga o dia inteiro. Depois, só até o meio-dia.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Mandar o mesmo texto pra loja e pro hospital.' },
      ],
    },
    {
      question: 'Aceitar qualquer emprego ou esperar um melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Salário menor agora ou mais dois meses de reserva.' },
        { mechanism: 'contra', text: 'Esperar com reserva é estratégia, esperar no cartão é juro.' },
        { mechanism: 'pergunta', text: 'Quantos meses a sua reserva espera com você?' },
        { mechanism: 'erro', text: 'Dizer sim no telefone, sem calcular a passagem.' },
        { mechanism: 'numero', text: 'Põe na folha três contas: aluguel, mercado e transporte.' },
        { mechanism: 'mito', text: 'Seis meses de bico não mancham currículo.' },
        { mechanism: 'lacuna', text: 'Um sim com carteira assinada mexe nas parcelas do seguro.' },
        { mechanism: 'dialogo', text: '“Abaixo do meu cargo eu não vou.” Dá pra ir por seis meses.' },
      ],
    },
    {
      question: 'Qual o prazo pra dar entrada no seguro-desemprego?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Do sétimo ao centésimo vigésimo dia: essa é a janela.' },
        { mechanism: 'mito', text: 'O pedido sai pelo celular, sem fila de madrugada.' },
        { mechanism: 'erro', text: 'Largar o requerimento da empresa no fundo da gaveta.' },
        { mechanism: 'cena', text: 'Rescisão assinada, requerimento ainda dobrado dentro da bolsa.' },
        { mechanism: 'custo', text: 'Quem perde a data perde parcela que já era sua.' },
        { mechanism: 'desafio', text: 'Marca no calendário o dia da dispensa, agora.' },
        { mechanism: 'loop', text: 'Esse papel que a firma te deu vale até cinco parcelas.' },
        { mechanism: 'chamada', text: 'Foi dispensa sem justa causa essa semana? Confere a data.' },
      ],
    },
    {
      question: 'Como explicar muito tempo sem emprego na entrevista?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Cuidar da mãe também é resposta.' },
        { mechanism: 'erro', text: 'Inventar consultoria que nunca existiu.' },
        { mechanism: 'cena', text: 'O dedo dela na folha: “e esse um ano aqui?”' },
        { mechanism: 'prova', text: 'Vou responder essa como se a cadeira fosse minha.' },
        { mechanism: 'numero', text: 'O motivo e o que aprendeu: duas frases, ponto.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu gaguejava nessa parte. Hoje conto olhando no olho.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Dentro desse ano parado tem serviço que você nem contou.' },
        { mechanism: 'quebra', text: 'Tira o “infelizmente” do começo da frase.' },
      ],
    },
  ],
};
