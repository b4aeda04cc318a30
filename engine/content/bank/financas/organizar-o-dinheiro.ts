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
        { mechanism: 'numero', text: 'Quatro envelopes: casa, comida, condução e susto.' },
        { mechanism: 'contra', text: 'O mês de um mínimo começa pela passagem do ônibus.' },
        { mechanism: 'desafio', text: 'Escreve primeiro tudo que vence antes do dia dez.' },
        {
          mechanism: 'confissao',
          text: 'Copiei a divisão de um influencer e faltou o gás.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Um papel de pão, um mês inteiro dentro: olha.' },
        { mechanism: 'erro', text: 'Esquecer o chinelo, o bolo de aniversário e o remédio.' },
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
          text: 'Eu anotava três dias e sumia. Agora fotografo a notinha.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Dia quinze, e o cofrinho já virou carteira.' },
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
        { mechanism: 'compara', text: 'A pizza do livro ou o boleto da sua rua: quem manda?' },
        { mechanism: 'numero', text: 'Começa com noventa, cinco e cinco, sem culpa.' },
        { mechanism: 'pergunta', text: 'Onde entra o remédio da sua mãe nessa pizza?' },
        { mechanism: 'erro', text: 'Cortar comida pra caber na fatia certa.' },
        { mechanism: 'dialogo', text: '“São trinta pra lazer.” E a condução sai de onde?' },
        { mechanism: 'prova', text: 'Um salário mínimo, três fatias: vê onde não encaixa.' },
      ],
    },
    {
      question: 'Em que dia do mês organizar as contas?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois encontros bastam: o dia do salário e o quinze.' },
        {
          mechanism: 'confissao',
          text: 'Marquei a conversa pro dia trinta, com a carteira vazia.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Pede pra luz vencer depois do salário.' },
        { mechanism: 'cena', text: 'Salário dia cinco, boleto dia três, juros de novo.' },
        { mechanism: 'desafio', text: 'Abre o calendário e risca os vencimentos de vermelho.' },
        { mechanism: 'mito', text: 'Sentar no dia trinta é contar o que já saiu.' },
        {
          mechanism: 'antes-depois',
          text: 'Conferir conta me dava medo. Virou café de domingo.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Esse vai pra quem recebe picado, dez e vinte e cinco.' },
      ],
    },
    {
      question: 'Como fazer uma planilha de gastos simples?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Quatro colunas em dois minutos, olha a tela.' },
        { mechanism: 'erro', text: 'Pintar tudo de rosa antes da primeira despesa.' },
        { mechanism: 'numero', text: 'Data, o quê, quanto, quem pagou: acabou a planilha.' },
        { mechanism: 'contra', text: 'Planilha boa abre no ônibus, com uma mão.' },
        { mechanism: 'desafio', text: 'Lança só o dia de ontem, do pão ao pix.' },
        { mechanism: 'custo', text: 'Cada aba a mais é uma desculpa pra não abrir.' },
        { mechanism: 'loop', text: 'A célula vermelha ali embaixo vai doer um pouco.' },
        { mechanism: 'dialogo', text: '“Não sei mexer nisso.” Sabe fazer lista de feira.' },
      ],
    },
  ],
};
