import type { BankSubtopic } from '../../content-types.ts';

export const dayTrade: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'day-trade',
  questions: [
    {
      question: 'Como funciona day trade na prática?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Nove da manhã, três telas, café intocado e a mão gelada.' },
        { mechanism: 'prova', text: 'Vou abrir uma nota de corretagem e somar os descontos.' },
        { mechanism: 'contra', text: 'Cada clique cobra pedágio, mesmo quando o dia empata.' },
        { mechanism: 'numero', text: 'Tem três mordidas antes do saldo: corretagem, taxa e imposto.' },
        { mechanism: 'erro', text: 'Foi bem na simulação e entrou com dinheiro emprestado.' },
        { mechanism: 'desafio', text: 'Anota vinte operações no papel antes de pôr um real.' },
        { mechanism: 'mito', text: 'Conta de simulação não treina o medo de perder dinheiro.' },
        { mechanism: 'loop', text: 'O imposto do mês é você quem paga: guarda essa.' },
      ],
    },
    {
      question: 'Por que tanta gente perde dinheiro no day trade?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A conta fica negativa antes mesmo do preço andar.' },
        { mechanism: 'dialogo', text: '“Só vou recuperar essa.” É a frase mais cara do pregão.' },
        { mechanism: 'erro', text: 'Veio a segunda perda do dia, e a mão dobrou.' },
        { mechanism: 'custo', text: 'Além do dinheiro, o prejuízo leva o almoço e o sono.' },
        { mechanism: 'compara', text: 'De um lado, robô e mesa inteira; do outro, seu horário de almoço.' },
        {
          mechanism: 'confissao',
          text: 'Escondi três dias de perda dentro de uma planilha bonita.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se você opera no banheiro do trabalho, conversa comigo.' },
        { mechanism: 'contra', text: 'Perder não é falta de disciplina: o jogo já começa difícil.' },
      ],
    },
    {
      question: 'Vale a pena comprar curso de day trade?',
      family: 'decisao',
      hooks: [
        { mechanism: 'pergunta', text: 'Quanto da renda do professor vem da aula?' },
        { mechanism: 'erro', text: 'Parcelou o curso contando com o lucro do primeiro mês.' },
        { mechanism: 'lacuna', text: 'Um único documento separa professor de vendedor de sonho.' },
        { mechanism: 'compara', text: 'Print mostra a terça boa; nota mostra o ano.' },
        { mechanism: 'numero', text: 'Antes da matrícula, três buscas: nome, CNPJ e CVM.' },
        { mechanism: 'custo', text: 'Curso, plataforma e perdas saem do mesmo bolso.' },
        { mechanism: 'dialogo', text: '“Vagas só até meia-noite.” Amanhã abre outra meia-noite.' },
        { mechanism: 'quebra', text: 'Fecha a live com carro alugado no fundo.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra viver de day trade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Hora de tela não vira hora paga no fim do mês.' },
        { mechanism: 'cena', text: 'Terceiro mês, demissão na cabeça, planilha no vermelho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fazia plano em cima do dia bom. Hoje anoto o ruim.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Soma doze meses de notas antes de pedir as contas.' },
        { mechanism: 'contra', text: 'Muita gente nunca chega lá, e isso precisa ser dito antes.' },
        { mechanism: 'custo', text: 'Largar o emprego cedo põe o aluguel dentro da operação.' },
        { mechanism: 'desafio', text: 'Calcula quanto custa um mês seu sem acertar nada.' },
        { mechanism: 'quebra', text: 'Larga a planilha que multiplica o melhor dia por vinte.' },
      ],
    },
    {
      question: 'Qual o limite de perda por dia no day trade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'erro', text: 'Eram onze e meia, tava quase, e o limite mudou.' },
        { mechanism: 'lacuna', text: 'Tem hora certa pra escrever o limite, e não é operando.' },
        { mechanism: 'loop', text: 'Escreve um número agora, que às quatro ele te protege.' },
        { mechanism: 'chamada', text: 'Prometeu parar e abriu a tela de novo? Fica comigo.' },
        { mechanism: 'mito', text: 'Parar no limite não é covardia, é o combinado.' },
        { mechanism: 'desafio', text: 'Pede pra corretora travar a perda diária na plataforma.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu limite vivia na cabeça. Agora tá colado no monitor.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Tela fechada às onze, louça na pia, mão ainda tremendo.' },
      ],
    },
  ],
};
