import type { BankSubtopic } from '../../content-types.ts';

export const organizarODinheiro: BankSubtopic = {
  domain: 'financas',
  subtopic: 'organizar-o-dinheiro',
  questions: [
    {
      question: 'Como montar um orçamento com salário mínimo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Salário na conta às seis, quase nada às oito.' },
        { mechanism: 'numero', text: 'O salário cabe em quatro envelopes, e um deles é susto.' },
        { mechanism: 'contra', text: 'Com um mínimo, a conta começa pela passagem.' },
        { mechanism: 'desafio', text: 'Escreve primeiro tudo que vence antes do dia dez.' },
        {
          mechanism: 'confissao',
          text: 'Copiei a divisão de um influencer e faltou o gás.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Olha um mês inteiro de salário nesse papel de pão.' },
        { mechanism: 'erro', text: 'O orçamento fechou porque esqueceu o chinelo e o remédio.' },
        { mechanism: 'lacuna', text: 'Todo orçamento que fura esquece a mesma gaveta.' },
      ],
    },
    {
      question: 'Por que eu não consigo controlar os gastos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Nem comprei nada esse mês.” O extrato tem três páginas.' },
        { mechanism: 'mito', text: 'Pra controlar gasto, memória é balde furado.' },
        { mechanism: 'custo', text: 'Cada pix sem nome vira um buraco no domingo.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes era caderneta, e eu largava. Hoje é foto da notinha.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Esse é pra quem abre o cofrinho todo dia quinze.' },
        { mechanism: 'compara', text: 'Pix some sem barulho, nota de cinquenta dói na mão.' },
        { mechanism: 'quebra', text: 'Desliga a compra com um clique.' },
        { mechanism: 'loop', text: 'Esse extrato tem um furo de trinta reais. Acha comigo.' },
      ],
    },
    {
      question: 'A regra 50 30 20 funciona pra quem ganha pouco?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Com aluguel alto, os cinquenta viram setenta na largada.' },
        { mechanism: 'cena', text: 'Aluguel pago, geladeira cheia, e a regra já estourou.' },
        { mechanism: 'compara', text: 'O gráfico do livro ou o aluguel da sua rua: quem manda?' },
        { mechanism: 'numero', text: 'Começa com noventa, cinco e cinco, sem culpa.' },
        { mechanism: 'pergunta', text: 'Onde entra o remédio da sua mãe nessa conta?' },
        { mechanism: 'erro', text: 'Regra nenhuma vale tirar comida do prato.' },
        { mechanism: 'dialogo', text: '“São trinta pra lazer.” E a condução sai de onde?' },
        { mechanism: 'prova', text: 'Vou dividir um salário mínimo em três: vê onde trava.' },
      ],
    },
    {
      question: 'Em que dia do mês organizar as contas?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Senta duas vezes por mês: no salário e no dia quinze.' },
        {
          mechanism: 'confissao',
          text: 'Eu só sentava pra somar no dia trinta, de carteira vazia.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Pede pra luz vencer depois do salário.' },
        { mechanism: 'cena', text: 'Salário dia cinco, boleto dia três, juros de novo.' },
        { mechanism: 'desafio', text: 'Abre o calendário e risca os vencimentos de vermelho.' },
        { mechanism: 'mito', text: 'Dia primeiro é do calendário, o seu mês começa no salário.' },
        {
          mechanism: 'antes-depois',
          text: 'Conferir conta me dava medo. Virou café de domingo.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Esse vai pra quem recebe picado, no dia dez e no vinte e cinco.' },
      ],
    },
    {
      question: 'Como fazer uma planilha de gastos simples?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Cronometra aí: vou montar a planilha em dois minutos.' },
        { mechanism: 'erro', text: 'A planilha já tem sete cores e nenhuma despesa.' },
        { mechanism: 'numero', text: 'Quatro colunas e acabou: data, o quê, quanto, quem pagou.' },
        { mechanism: 'contra', text: 'Planilha boa abre no ônibus, com uma mão.' },
        { mechanism: 'desafio', text: 'Lança só o dia de ontem, do pão ao pix.' },
        { mechanism: 'custo', text: 'Cada aba a mais é uma desculpa pra não abrir.' },
        { mechanism: 'loop', text: 'A célula vermelha ali embaixo vai doer um pouco.' },
        { mechanism: 'dialogo', text: '“Não sei mexer em planilha.” Sabe fazer lista de feira.' },
      ],
    },
  ],
};
