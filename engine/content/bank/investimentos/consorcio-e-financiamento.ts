import type { BankSubtopic } from '../../content-types.ts';

export const consorcioEFinanciamento: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'consorcio-e-financiamento',
  questions: [
    {
      question: 'Consórcio ou financiamento: qual vale mais a pena?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Financiamento entrega já e cobra juros; consórcio cobra taxa e espera.',
        },
        { mechanism: 'pergunta', text: 'Você precisa do carro em março ou um dia?' },
        { mechanism: 'mito', text: 'Sem juros não quer dizer sem custo.' },
        { mechanism: 'numero', text: 'Soma taxa de administração, fundo de reserva e seguro.' },
        { mechanism: 'contra', text: 'Quem tem pressa não combina com sorteio.' },
        { mechanism: 'erro', text: 'Comparou as duas parcelas do folheto e parou ali.' },
        { mechanism: 'dialogo', text: '“É uma poupança forçada.” Poupança não cobra taxa.' },
        { mechanism: 'custo', text: 'Pagar aluguel e consórcio juntos aperta até o sorteio.' },
      ],
    },
    {
      question: 'Por que a contemplação do consórcio demora tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O tamanho do grupo conta o que o vendedor pulou.' },
        { mechanism: 'mito', text: 'Parcela em dia não fura a fila do sorteio.' },
        { mechanism: 'cena', text: 'Sorteio no celular, número lido, e de novo não foi o seu.' },
        { mechanism: 'dialogo', text: '“Me disseram que saía em três meses.” Tá escrito onde?' },
        { mechanism: 'erro', text: 'Um boleto atrasado e você fica fora do sorteio do mês.' },
        { mechanism: 'desafio', text: 'Acha no contrato como o grupo aceita lance.' },
        { mechanism: 'custo', text: 'Lance alto, reserva zerada, carro na garagem sem gasolina.' },
        { mechanism: 'confissao', text: 'Ofereci lance com o dinheiro do IPVA.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo demora um consórcio de carro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Do primeiro boleto ao último podem passar oitenta meses.' },
        { mechanism: 'contra', text: 'Pode sair na segunda assembleia ou na última.' },
        { mechanism: 'loop', text: 'O grupo tem dia pra acabar, e ele tá no contrato.' },
        {
          mechanism: 'antes-depois',
          text: 'Contava com o carro no Natal. Passei a contar com o ônibus.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o carro é pra trabalhar semana que vem, segura a caneta.' },
        { mechanism: 'quebra', text: 'Risca do papel a frase “até junho você pega”.' },
        { mechanism: 'mito', text: 'Carta contemplada na internet nem sempre tá contemplada.' },
        { mechanism: 'prova', text: 'Ponho na mesma folha a contemplação no mês dois e no sessenta.' },
      ],
    },
    {
      question: 'Como financiar carro ou moto sem se apertar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Por três meses, guarda a parcela antes de existir dívida.' },
        { mechanism: 'numero', text: 'Parcela, seguro, IPVA e combustível: quatro boletos, um carro.' },
        { mechanism: 'erro', text: 'Você diz quanto cabe por mês, e o vendedor estica o prazo.' },
        { mechanism: 'lacuna', text: 'Juros, taxa e seguro cabem em três letras do contrato.' },
        { mechanism: 'cena', text: 'Feirão, balão na antena, caneta já na sua mão.' },
        { mechanism: 'contra', text: 'Entrada maior dói hoje e encolhe a conta toda.' },
        { mechanism: 'quebra', text: 'Pede a proposta por escrito e vai almoçar.' },
        { mechanism: 'compara', text: 'Sessenta meses leves ou trinta e seis pesados? Soma os dois.' },
      ],
    },
    {
      question: 'Não consigo pagar o consórcio ou financiamento: o que fazer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'prova', text: 'Ligo pro banco aqui com três perguntas prontas.' },
        { mechanism: 'erro', text: 'Atrasou duas parcelas e parou de atender o número do banco.' },
        { mechanism: 'custo', text: 'Cada mês de silêncio junta multa e juros na pilha.' },
        { mechanism: 'chamada', text: 'Se a parcela tá em dia e a feira no cartão, age já.' },
        { mechanism: 'dialogo', text: '“Vou vender e resolvo.” Primeiro, confere o saldo devedor.' },
        {
          mechanism: 'numero',
          text: 'Tem três saídas pra perguntar hoje: renegociar, transferir ou vender.',
        },
        { mechanism: 'mito', text: 'Desistir do consórcio não devolve tudo na hora.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu escondia a carta na gaveta. Liguei e saiu um acordo.',
          needsTruth: true,
        },
      ],
    },
  ],
};
