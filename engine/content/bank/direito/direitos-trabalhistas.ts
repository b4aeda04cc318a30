import type { BankSubtopic } from '../../content-types.ts';

export const direitosTrabalhistas: BankSubtopic = {
  domain: 'direito',
  subtopic: 'direitos-trabalhistas',
  questions: [
    {
      question: 'Como conferir o cálculo da rescisão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Papel do acerto na mesa do RH, caneta já destampada.' },
        { mechanism: 'numero', text: 'Cinco parcelas se escondem nesse papel, e o total engana.' },
        { mechanism: 'quebra', text: 'Segura a caneta e lê linha por linha.' },
        { mechanism: 'erro', text: 'Olhar só o rodapé, com o chefe esperando a assinatura.' },
        { mechanism: 'prova', text: 'Monto a conta inteira no quadro, com um salário inventado.' },
        { mechanism: 'lacuna', text: 'Colado nas férias, um pedaço que muita conta esquece.' },
        { mechanism: 'desafio', text: 'Procura no extrato do FGTS o mês que falta.' },
        { mechanism: 'mito', text: 'Assinar o acerto não apaga o que ficou faltando.' },
      ],
    },
    {
      question: 'Por que a empresa não paga minha hora extra?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Aqui a gente é família.” E o relógio marca sete e meia.' },
        { mechanism: 'cena', text: 'Andar escuro, um monitor aceso, ponto batido às seis.' },
        { mechanism: 'contra', text: 'Banco de horas sem combinado escrito é só favor.' },
        { mechanism: 'custo', text: 'Vinte minutos de graça por dia, um expediente por mês.' },
        {
          mechanism: 'confissao',
          text: 'Eu batia o ponto e voltava pra mesa, achando bonito.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Combinar tudo de boca e não guardar uma mensagem.' },
        { mechanism: 'chamada', text: 'Ônibus lotado, e você respondendo o grupo da firma.' },
        { mechanism: 'loop', text: 'Guarda esse áudio do chefe às nove da noite.' },
      ],
    },
    {
      question: 'Vale a pena vender dez dias de férias?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Mês inteiro de férias em dinheiro a lei proíbe.' },
        { mechanism: 'numero', text: 'De cada trinta, só dez podem virar dinheiro.' },
        { mechanism: 'compara', text: 'Uma geladeira quitada ou dez manhãs sem despertador.' },
        { mechanism: 'contra', text: 'Essa escolha é do empregado, o chefe só recebe o aviso.' },
        {
          mechanism: 'antes-depois',
          text: 'Vendi três anos seguidos. Esse ano fui ver o mar.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Janeiro no escritório, e as crianças mandando foto da praia.' },
        { mechanism: 'desafio', text: 'Soma quanto sobra no holerite, depois olha o calendário da escola.' },
        { mechanism: 'pergunta', text: 'Há quanto tempo você não esquece a senha do trabalho?' },
      ],
    },
    {
      question: 'Qual o prazo pra receber o acerto da demissão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez dias corridos depois da saída, e o dinheiro na conta.' },
        { mechanism: 'quebra', text: 'Risca na folhinha o último dia de contrato.' },
        { mechanism: 'dialogo', text: '“Passa aqui mês que vem.” A lei marcou pra antes.' },
        { mechanism: 'lacuna', text: 'Depois da data vencida, o valor devido muda de tamanho.' },
        { mechanism: 'erro', text: 'Guardar a mágoa dois anos e perder o prazo.' },
        { mechanism: 'cena', text: 'Extrato aberto no ônibus, décimo primeiro dia, nada caiu.' },
        { mechanism: 'mito', text: 'Caixa vazio da empresa não estica a data.' },
        { mechanism: 'loop', text: 'Devolveu o crachá? Falta esta folha.' },
      ],
    },
    {
      question: 'Quais direitos eu perco se pedir demissão?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'Escrever a carta no calor da briga, sem data nem cópia.' },
        { mechanism: 'compara', text: 'Na dispensa o FGTS sai; na carta, ele dorme no banco.' },
        { mechanism: 'mito', text: 'O décimo terceiro dos meses trabalhados vai com você.' },
        { mechanism: 'prova', text: 'Ponho as duas saídas lado a lado, parcela por parcela.' },
        { mechanism: 'lacuna', text: 'Ficar ou pedir as contas: falta uma terceira saída aí.' },
        { mechanism: 'custo', text: 'Aviso não cumprido pode comer um salário do acerto.' },
        {
          mechanism: 'confissao',
          text: 'Pedi as contas numa sexta e esqueci do seguro-desemprego.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Carta pronta no bolso e dúvida no FGTS: espera até segunda.' },
      ],
    },
  ],
};
