import type { BankSubtopic } from '../../content-types.ts';

export const desemprego: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'desemprego',
  questions: [
    {
      question: 'Perdi o emprego: o que fazer primeiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Duas da tarde, caixa de papelão no banco do carro.' },
        { mechanism: 'numero', text: 'Ainda hoje, três listas: contas, contatos e documentos.' },
        { mechanism: 'quebra', text: 'Deixa o site de vagas pra amanhã cedo.' },
        { mechanism: 'desafio', text: 'Avisa dez conhecidos, um por um, sem copiar e colar.' },
        { mechanism: 'erro', text: 'Sair de crachá no horário de sempre, sem contar em casa.' },
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
        { mechanism: 'contra', text: 'Folga na quarta também faz parte de procurar vaga.' },
        { mechanism: 'dialogo', text: '“Já mandei pra todo site.” E pra ex-colega, mandou?' },
        { mechanism: 'mito', text: 'Cem envios iguais são uma tentativa só.' },
        { mechanism: 'custo', text: 'Vaga errada também consome manhã, passagem e esperança.' },
        { mechanism: 'chamada', text: 'Sempre na segunda fase, sempre o mesmo “obrigado”: fica aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu caçava vaga o dia inteiro. Depois, só até o meio-dia.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'O texto que foi pra loja foi igualzinho pro hospital.' },
      ],
    },
    {
      question: 'Aceitar qualquer emprego ou esperar um melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Entre o salário menor já e mais dois meses de aperto, faz a conta.' },
        { mechanism: 'contra', text: 'Esperar a vaga dos sonhos no rotativo do cartão sai caro.' },
        { mechanism: 'pergunta', text: 'Quantos meses a sua reserva espera com você?' },
        { mechanism: 'erro', text: 'Não diz sim no telefone antes de calcular a passagem.' },
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
        { mechanism: 'erro', text: 'Esperar o dinheiro da rescisão acabar pra só então pedir.' },
        { mechanism: 'cena', text: 'Rescisão assinada, requerimento ainda dobrado dentro da bolsa.' },
        { mechanism: 'custo', text: 'Quem perde a data perde parcela que já era sua.' },
        { mechanism: 'desafio', text: 'Risca no calendário: cento e vinte dias depois da dispensa.' },
        { mechanism: 'loop', text: 'Guarda esse papel da firma: são até cinco parcelas.' },
        { mechanism: 'chamada', text: 'Foi dispensa sem justa causa essa semana? Confere a data.' },
      ],
    },
    {
      question: 'Como explicar muito tempo sem emprego na entrevista?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Cuidar da mãe também é resposta.' },
        { mechanism: 'erro', text: 'Inventar uma consultoria e travar quando pedem o nome do cliente.' },
        { mechanism: 'cena', text: 'O dedo dela na folha: “e esse um ano aqui?”' },
        { mechanism: 'prova', text: 'Vou responder isso em voz alta, sem pedir desculpa.' },
        { mechanism: 'numero', text: 'Vinte segundos: por que parou, o que fez, por que voltou.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu gaguejava nessa parte. Hoje conto olhando no olho.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Nesse ano parado, teve serviço que você nem contou.' },
        { mechanism: 'quebra', text: 'Tira o “infelizmente” do começo da frase.' },
      ],
    },
  ],
};
