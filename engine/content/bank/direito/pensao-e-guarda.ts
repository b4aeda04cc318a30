import type { BankSubtopic } from '../../content-types.ts';

export const pensaoEGuarda: BankSubtopic = {
  domain: 'direito',
  subtopic: 'pensao-e-guarda',
  questions: [
    {
      question: 'Como pedir pensão alimentícia pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Leva três coisas: certidão, lista de gastos e endereço de quem paga.' },
        { mechanism: 'cena', text: 'Nota da farmácia, boleto da escola, e o tênis já aperta.' },
        { mechanism: 'erro', text: 'Não deixa o valor combinado só num áudio de WhatsApp.' },
        { mechanism: 'desafio', text: 'Soma hoje um mês inteiro, do leite ao uniforme.' },
        { mechanism: 'mito', text: 'Quem não pode pagar advogado procura a defensoria.' },
        { mechanism: 'contra', text: 'Acordo de boca não compra caderno em fevereiro.' },
        { mechanism: 'prova', text: 'Vou montar a lista de gastos que vai pro fórum, item por item.' },
        {
          mechanism: 'lacuna',
          text: 'A pensão começa a contar num dia do processo que pouca gente conhece.',
        },
      ],
    },
    {
      question: 'Por que o valor da pensão muda de caso pra caso?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Os tais trinta do salário, que todo mundo repete, não estão na lei.' },
        { mechanism: 'compara', text: 'De um lado da conta tá a mochila, do outro o holerite.' },
        { mechanism: 'dialogo', text: '“O vizinho paga menos.” O filho do vizinho não usa aparelho.' },
        { mechanism: 'numero', text: 'A conta tem duas perguntas: quanto precisa e quanto dá pra pagar.' },
        { mechanism: 'contra', text: 'Trabalhar sem carteira não zera a pensão.' },
        { mechanism: 'chamada', text: 'Pra quem tem bico numa semana e nada na outra, o cálculo muda.' },
        {
          mechanism: 'confissao',
          text: 'Eu calculava pelo que sobrava no mês. O juiz olhou a escola.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Abre a agenda da escola antes da calculadora.' },
      ],
    },
    {
      question: 'Guarda compartilhada ou unilateral: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Guarda compartilhada não é dividir a semana da criança no meio.' },
        { mechanism: 'cena', text: 'Domingo, sete da noite, e a mochila vai de um portão pro outro.' },
        { mechanism: 'erro', text: 'Criança não é pra levar recado de uma casa pra outra.' },
        { mechanism: 'contra', text: 'A regra no Brasil é decidir junto, mesmo sem amizade.' },
        { mechanism: 'compara', text: 'Uma casa de base e duas escovas de dente: dá pra combinar.' },
        { mechanism: 'lacuna', text: 'Mesmo com a guarda dividida, um boleto continua igual.' },
        { mechanism: 'loop', text: 'Este caderninho na mochila poupa muita mensagem atravessada.' },
        { mechanism: 'pergunta', text: 'Quem escolhe o pediatra, a escola e o corte de cabelo?' },
      ],
    },
    {
      question: 'Até que idade se paga pensão alimentícia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dezoito velas no bolo, e o desconto continua na folha.' },
        { mechanism: 'erro', text: 'Não para o depósito no aniversário por conta própria.' },
        { mechanism: 'mito', text: 'A faculdade pode esticar a pensão depois dos dezoito.' },
        { mechanism: 'quebra', text: 'Mantém o pagamento até o juiz assinar o fim.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu achava que acabava na festa de dezoito; acabou no fórum.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Cada mês cortado por conta própria vira dívida.' },
        { mechanism: 'dialogo', text: '“Fez dezoito, acabou.” Acaba quando o juiz escreve.' },
        { mechanism: 'cena', text: 'A cara pintada de trote, e o boleto da faculdade no e-mail do pai.' },
      ],
    },
    {
      question: 'O que acontece quando a pensão atrasa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'De todas as dívidas da casa, essa é a que pode dar prisão.' },
        { mechanism: 'erro', text: 'O depósito não caiu, mas a visita não se tranca por isso.' },
        { mechanism: 'desafio', text: 'Põe todos os comprovantes na mesma pasta, mês por mês.' },
        { mechanism: 'chamada', text: 'Perdeu o serviço e a parcela ficou grande? Corre antes de vencer.' },
        { mechanism: 'mito', text: 'Ficar sem emprego não cancela a parcela do mês.' },
        { mechanism: 'prova', text: 'Vou ler um pedido de revisão com os nomes tampados.' },
        { mechanism: 'loop', text: 'Pagou em mãos? Pede este recibinho assinado.' },
        {
          mechanism: 'confissao',
          text: 'Perdi os bicos de maio e não avisei ninguém, por vergonha.',
          needsTruth: true,
        },
      ],
    },
  ],
};
