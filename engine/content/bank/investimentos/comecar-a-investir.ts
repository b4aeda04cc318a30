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
        { mechanism: 'erro', text: 'Põe o aluguel onde o preço balança e o medo vem junto.' },
        { mechanism: 'custo', text: 'Cinco anos lendo sem aplicar, e a reserva ainda em zero.' },
        { mechanism: 'chamada', text: 'Conta aberta há um ano e saldo zerado? Fica aqui comigo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu abria o aplicativo dez vezes por dia. Agora, só no dia cinco.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou aplicar trinta reais e mostrar cada tela, com a taxa.' },
        { mechanism: 'compara', text: 'O que assusta mais: o preço balançar ou a letra miúda?' },
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
        { mechanism: 'erro', text: 'Tem gente no cheque especial com dinheiro aplicado do lado.' },
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
        { mechanism: 'custo', text: 'Cada troca por causa de notícia pode custar imposto e taxa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria resultado em um mês. Hoje eu olho o ano.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Coloca na agenda uma conferida por mês, não por hora.' },
        { mechanism: 'quebra', text: 'Tira a cotação da tela do relógio, ela só te apressa.' },
        { mechanism: 'lacuna', text: 'Antes da taxa, tem uma data que decide a sua espera.' },
      ],
    },
    {
      question: 'Corretora ou banco: onde abrir conta pra investir?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Banco oferece o da casa; corretora mostra a prateleira.' },
        { mechanism: 'erro', text: 'Escolher a corretora pelo brinde da abertura de conta.' },
        {
          mechanism: 'numero',
          text: 'Três taxas pra conferir antes de abrir: custódia, corretagem e saque.',
        },
        { mechanism: 'prova', text: 'Vou procurar essa corretora no cadastro da CVM.' },
        { mechanism: 'dialogo', text: '“Meu gerente falou que é bom.” Pergunta bom pra quem.' },
        { mechanism: 'contra', text: 'Pra começar, nem precisa sair do banco onde cai o salário.' },
        { mechanism: 'chamada', text: 'Se o banco só te oferece capitalização, abre outra aba.' },
        { mechanism: 'lacuna', text: 'Tem uma palavra na tela que mostra quem guarda o dinheiro.' },
      ],
    },
  ],
};
