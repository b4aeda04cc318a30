import type { BankSubtopic } from '../../content-types.ts';

export const sairDasDividas: BankSubtopic = {
  domain: 'financas',
  subtopic: 'sair-das-dividas',
  questions: [
    {
      question: 'Como negociar dívida atrasada com o banco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Viva-voz ligado, caneta na mão, conta aberta na mesa.' },
        {
          mechanism: 'confissao',
          text: 'Fechei acordo no susto e quebrei na terceira parcela.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Essa proposta vence hoje.” Então manda por escrito agora.' },
        { mechanism: 'numero', text: 'Antes de ligar, três números no papel: devo, ganho, posso.' },
        { mechanism: 'contra', text: 'Banco costuma preferir receber menos a não receber.' },
        { mechanism: 'desafio', text: 'Escreve o teto da parcela antes de atender.' },
        { mechanism: 'erro', text: 'A entrada do acordo saiu do dinheiro do aluguel.' },
        { mechanism: 'quebra', text: 'Deixa o banco falar o primeiro valor.' },
      ],
    },
    {
      question: 'Por que a dívida do cartão não para de crescer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Pagamento mínimo adia o susto e engorda o resto.' },
        { mechanism: 'custo', text: 'Tênis pago no mínimo da fatura pode custar dois.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu pagava um pouco de cada. Depois mirei na mais cara.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Cheque especial corre, carnê do sofá anda.' },
        { mechanism: 'lacuna', text: 'Uma linha miúda da fatura explica a bola de neve.' },
        { mechanism: 'loop', text: 'Vou somar essa dívida mês a mês, espera chegar junho.' },
        { mechanism: 'chamada', text: 'Pagou três boletos e deve mais que no Natal? Respira.' },
        { mechanism: 'erro', text: 'Você tapou o cartão com o cheque especial.' },
      ],
    },
    {
      question: 'Feirão limpa nome vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'O desconto pisca enorme, e a parcela vai até o outro Natal.' },
        { mechanism: 'compara', text: 'À vista com desconto ou trinta boletos com fôlego?' },
        { mechanism: 'numero', text: 'Leva três contas pro feirão, e a do mês fraco manda.' },
        { mechanism: 'pergunta', text: 'Essa parcela cabe no mês em que o gás acaba?' },
        { mechanism: 'prova', text: 'Desconto grande em cima, olha a letra pequena embaixo.' },
        { mechanism: 'contra', text: 'Acordo de feirão sem folga volta pro feirão.' },
        { mechanism: 'quebra', text: 'Confere o endereço do site antes do pix.' },
        { mechanism: 'dialogo', text: '“Só até domingo.” A sua renda não muda no domingo.' },
      ],
    },
    {
      question: 'Dívida caduca depois de quantos anos?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'O prazo tira o nome do cadastro, o débito fica.' },
        { mechanism: 'numero', text: 'A contagem dos cinco anos começa no vencimento.' },
        {
          mechanism: 'confissao',
          text: 'Passei três anos esperando a cobrança esquecer de mim.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“É só deixar vencer o prazo.” E o aluguel nesse meio tempo?' },
        { mechanism: 'custo', text: 'Anos sem crediário custam geladeira, aluguel e sossego.' },
        { mechanism: 'lacuna', text: 'Uma data no contrato pesa mais que a quantia.' },
        { mechanism: 'desafio', text: 'Procura o boleto mais antigo da sua gaveta.' },
        { mechanism: 'erro', text: 'Acordo novo pode zerar o relógio da dívida velha.' },
      ],
    },
    {
      question: 'Como limpar o nome no Serasa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Guarda o comprovante do acordo antes de comemorar.' },
        { mechanism: 'numero', text: 'Pagou tudo, o credor tem cinco dias úteis pra baixar.' },
        { mechanism: 'prova', text: 'Olha onde eu clico pra consultar o CPF de graça.' },
        { mechanism: 'contra', text: 'Cobrou adiantado pra limpar CPF, desconfia.' },
        { mechanism: 'cena', text: 'Balcão do crediário, CPF digitado, silêncio da atendente.' },
        { mechanism: 'chamada', text: 'Se foi uma conta de luz esquecida, começa por aqui.' },
        { mechanism: 'loop', text: 'Quitou e continua na lista: guarda esse papel.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fugia da consulta de CPF. Hoje olho todo dia dez.',
          needsTruth: true,
        },
      ],
    },
  ],
};
