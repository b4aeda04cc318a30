import type { BankSubtopic } from '../../content-types.ts';

export const pensaoEGuarda: BankSubtopic = {
  domain: 'direito',
  subtopic: 'pensao-e-guarda',
  questions: [
    {
      question: 'Como pedir pensão alimentícia pela primeira vez?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'numero',
          text: 'Três coisas na pasta: certidão, lista de gastos, endereço de quem paga.',
        },
        { mechanism: 'cena', text: 'Nota da farmácia, boleto da escola, tênis que já aperta.' },
        { mechanism: 'erro', text: 'Deixar o combinado morando num áudio de WhatsApp.' },
        { mechanism: 'desafio', text: 'Soma hoje um mês inteiro, do leite ao uniforme.' },
        { mechanism: 'mito', text: 'Sem dinheiro pra advogado, a porta é a defensoria.' },
        { mechanism: 'contra', text: 'Acordo de boca não compra caderno em fevereiro.' },
        { mechanism: 'prova', text: 'Passo a limpo a lista que vai pro fórum, item por item.' },
        { mechanism: 'lacuna', text: 'Um dia do processo liga o taxímetro da pensão.' },
      ],
    },
    {
      question: 'Por que o valor da pensão muda de caso pra caso?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Os tais trinta do salário não moram na lei.' },
        { mechanism: 'compara', text: 'De um lado a mochila, do outro o holerite.' },
        { mechanism: 'dialogo', text: '“O vizinho paga menos.” O filho do vizinho não usa aparelho.' },
        { mechanism: 'numero', text: 'Duas perguntas fazem a conta: quanto precisa, quanto dá pra pagar.' },
        { mechanism: 'contra', text: 'Trabalhar sem carteira assinada não zera a obrigação.' },
        { mechanism: 'chamada', text: 'Bico numa semana, nada na outra: o cálculo tem jeito.' },
        {
          mechanism: 'confissao',
          text: 'Eu calculava pelo que sobrava. O juiz olhou a escola.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Abre a agenda da escola antes da calculadora.' },
      ],
    },
    {
      question: 'Guarda compartilhada ou unilateral: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Compartilhar não corta a semana da criança no meio.' },
        { mechanism: 'cena', text: 'Domingo, sete da noite, mochila indo de um portão pro outro.' },
        { mechanism: 'erro', text: 'Mandar recado pela criança, na hora do portão.' },
        { mechanism: 'contra', text: 'No Brasil a regra é decidir junto, mesmo sem amizade.' },
        { mechanism: 'compara', text: 'Uma casa de base, duas escovas de dente: dá pra combinar.' },
        { mechanism: 'lacuna', text: 'Mesmo com tudo dividido, um boleto continua igual.' },
        { mechanism: 'loop', text: 'Esse caderninho na mochila poupa mensagem atravessada.' },
        { mechanism: 'pergunta', text: 'Quem escolhe o pediatra, a escola e o corte de cabelo?' },
      ],
    },
    {
      question: 'Até que idade se paga pensão alimentícia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dezoito velas no bolo, e o desconto segue na folha.' },
        { mechanism: 'erro', text: 'Parar o depósito no aniversário, por conta própria.' },
        { mechanism: 'mito', text: 'Faculdade em andamento pode esticar a obrigação.' },
        { mechanism: 'quebra', text: 'Mantém o débito até o juiz assinar o fim.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu achava que acabava na festa; acabou no fórum.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Cada mês cortado sem autorização vira dívida com juros.' },
        { mechanism: 'dialogo', text: '“Fez dezoito, acabou.” Acaba quando o juiz escreve.' },
        { mechanism: 'cena', text: 'Trote pintado no rosto, mensalidade no e-mail do pai.' },
      ],
    },
    {
      question: 'O que acontece quando a pensão atrasa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Entre as dívidas da casa, essa é a que pode prender.' },
        { mechanism: 'erro', text: 'Trancar a visita porque o depósito não caiu.' },
        { mechanism: 'desafio', text: 'Põe os comprovantes na mesma pasta, mês por mês.' },
        {
          mechanism: 'chamada',
          text: 'O serviço sumiu e a parcela ficou grande? Corre antes do vencimento.',
        },
        { mechanism: 'mito', text: 'Perder o emprego não cancela a parcela do mês.' },
        { mechanism: 'prova', text: 'Leio um pedido de revisão de verdade, nomes tampados.' },
        { mechanism: 'loop', text: 'Pagamento em mãos pede este papelzinho assinado.' },
        { mechanism: 'confissao', text: 'Perdi os bicos de maio e calei por vergonha.', needsTruth: true },
      ],
    },
  ],
};
