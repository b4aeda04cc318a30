import type { BankSubtopic } from '../../content-types.ts';

export const comecarAInvestir: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'comecar-a-investir',
  questions: [
    {
      question: 'Como começar a investir com pouco dinheiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Antes do primeiro aporte vem a fatura do cartão.' },
        { mechanism: 'cena', text: 'Sobraram trinta reais no mês, e o dedo parado no aplicativo.' },
        { mechanism: 'desafio', text: 'Separa o valor de uma pizza no dia do salário.' },
        {
          mechanism: 'numero',
          text: 'Três perguntas antes de aplicar: pra quê, até quando, quanto aguento perder.',
        },
        { mechanism: 'mito', text: 'Conta em corretora não pede terno nem dez mil reais.' },
        {
          mechanism: 'confissao',
          text: 'Deixei o primeiro investimento esquecido e perdi a senha.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Troca o vídeo da ação da moda pelo extrato.' },
        { mechanism: 'loop', text: 'Esse envelope de cinquenta reais volta no fim da conta.' },
      ],
    },
    {
      question: 'Por que tenho medo de começar a investir?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“E se eu perder tudo?” A resposta muda com o produto.' },
        { mechanism: 'lacuna', text: 'Uma linha da ficha do produto encolhe o medo.' },
        { mechanism: 'erro', text: 'Pôr o dinheiro do aluguel onde o preço balança.' },
        { mechanism: 'custo', text: 'Cinco anos lendo sem aplicar, e a reserva ainda em zero.' },
        { mechanism: 'chamada', text: 'Conta aberta, saldo zero, um ano inteiro assim: é aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu abria o aplicativo dez vezes por dia. Agora, no dia cinco.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou aplicar trinta reais e mostrar cada tela, com a taxa.' },
        { mechanism: 'compara', text: 'Medo pede informação; prudência pede reserva.' },
      ],
    },
    {
      question: 'Reserva de emergência ou investimento: o que fazer primeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Geladeira queimada não espera a ação subir.' },
        { mechanism: 'mito', text: 'Reserva não tá parada: ela tá de plantão.' },
        { mechanism: 'cena', text: 'Pneu furado na terça, resgate só daqui a dois anos.' },
        { mechanism: 'pergunta', text: 'Quantos meses a casa aguenta sem o seu salário?' },
        { mechanism: 'numero', text: 'Soma aluguel, mercado e remédio, e multiplica por seis.' },
        { mechanism: 'erro', text: 'Entrar no cheque especial pra não mexer no investimento.' },
        { mechanism: 'contra', text: 'Dívida no rotativo costuma correr mais que qualquer aplicação.' },
        { mechanism: 'desafio', text: 'Guarda o primeiro mês de contas antes de escolher produto.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra ver resultado em investimento?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'No começo, quem faz o saldo crescer é o aporte.' },
        { mechanism: 'cena', text: 'Doze meses depois, o rendimento pagou um almoço.' },
        { mechanism: 'loop', text: 'Escreve hoje num papel por que aplicou, e dobra.' },
        { mechanism: 'custo', text: 'Trocar de aplicação a cada notícia paga imposto e taxa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria resultado em um mês. Hoje eu olho o ano.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Coloca na agenda uma conferida por mês, não por hora.' },
        { mechanism: 'quebra', text: 'Silencia a cotação que pisca no relógio.' },
        { mechanism: 'lacuna', text: 'Uma data decide quase tudo, antes da taxa.' },
      ],
    },
    {
      question: 'Corretora ou banco: onde abrir conta pra investir?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Banco oferece o da casa; corretora mostra a prateleira.' },
        { mechanism: 'erro', text: 'Escolher a corretora pelo brinde da abertura de conta.' },
        { mechanism: 'numero', text: 'Confere três linhas: custódia, corretagem, saque.' },
        { mechanism: 'prova', text: 'Vou procurar essa corretora no cadastro da CVM.' },
        { mechanism: 'dialogo', text: '“Meu gerente falou que é bom.” Pergunta bom pra quem.' },
        { mechanism: 'contra', text: 'Duas contas bastam pra quase todo começo.' },
        { mechanism: 'chamada', text: 'Se o banco só te oferece capitalização, abre outra aba.' },
        { mechanism: 'lacuna', text: 'Uma palavra do contrato mostra quem fica com o risco.' },
      ],
    },
  ],
};
