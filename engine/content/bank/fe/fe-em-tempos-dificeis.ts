import type { BankSubtopic } from '../../content-types.ts';

export const feEmTemposDificeis: BankSubtopic = {
  domain: 'fe',
  subtopic: 'fe-em-tempos-dificeis',
  questions: [
    {
      question: 'Como manter a fé em tempos difíceis?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Boleto vencido na mesa, vela acesa, e o joelho no tapete.' },
        { mechanism: 'numero', text: 'Três palavras já são oração: “ainda tô aqui”.' },
        { mechanism: 'desafio', text: 'Escreve num papel uma coisa boa que aconteceu ontem.' },
        { mechanism: 'contra', text: 'Quem tem fé firme também treme a mão.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pedia a saída. Depois passei a pedir o próximo passo.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Na semana mais pesada, a gente some justo da roda de oração.' },
        {
          mechanism: 'loop',
          text: 'Esta frase colada na geladeira me segurou um ano inteiro.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem canta no culto e desaba no carro.' },
      ],
    },
    {
      question: 'Por que parece que Deus não me escuta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Três da manhã, olhando pro teto, e a mesma oração de novo.' },
        { mechanism: 'mito', text: 'Silêncio não quer dizer castigo, nem falta de fé.' },
        { mechanism: 'dialogo', text: '“Até quando?” Essa pergunta já tava nos salmos.' },
        { mechanism: 'contra', text: 'Carta sem resposta não é porta fechada.' },
        {
          mechanism: 'confissao',
          text: 'Rezei brigando, e foi a oração mais honesta do ano.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Um dos salmos termina sem luz nenhuma, e mesmo assim ficou no livro.' },
        { mechanism: 'compara', text: 'Voz de trovão é rara; telefonema na hora certa, nem tanto.' },
        { mechanism: 'quebra', text: 'Hoje deixa a lista de pedidos de lado e só escuta.' },
      ],
    },
    {
      question: 'É errado ficar com raiva de Deus?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Até nos salmos tem gente reclamando com Deus.' },
        { mechanism: 'cena', text: 'Vidro do carro fechado, garagem escura, e o grito sai.' },
        { mechanism: 'erro', text: 'Cobrir a mágoa com um “tá tudo bem, amém” não resolve.' },
        { mechanism: 'contra', text: 'Enquanto tem raiva falada, ainda tem conversa.' },
        { mechanism: 'numero', text: 'O livro de Jó tem quarenta e dois capítulos e muita queixa.' },
        { mechanism: 'desafio', text: 'Rascunha uma carta malcriada pra Deus e não mostra a ninguém.' },
        { mechanism: 'pergunta', text: 'Com quem a gente briga, se não com quem importa?' },
        { mechanism: 'prova', text: 'Vou ler um lamento antigo que podia ser de ontem.' },
      ],
    },
    {
      question: 'Até quando esperar uma resposta de Deus?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quarenta dias, quarenta anos: na Bíblia, esperar é assunto velho.' },
        { mechanism: 'contra', text: 'Quem espera também lava louça e manda currículo.' },
        { mechanism: 'lacuna', text: 'Tem um pedaço dessa espera que já dá pra fazer hoje.' },
        { mechanism: 'custo', text: 'Dar prazo pra resposta cansa mais que esperar.' },
        { mechanism: 'cena', text: 'No corredor do hospital, um terço no pulso e café de máquina.' },
        { mechanism: 'chamada', text: 'Se faz dez anos que você pede a mesma coisa, senta perto.' },
        { mechanism: 'loop', text: 'Este caderno de pedidos antigos tem surpresa nas margens.' },
        { mechanism: 'quebra', text: 'Larga o relógio por hoje: pão, banho e uma oração curta.' },
      ],
    },
    {
      question: 'Como ajudar um amigo que perdeu a fé?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Mandar versículo pra quem pediu um café não aproxima.' },
        { mechanism: 'dialogo', text: '“Deus quis assim.” Às vezes bastava o abraço.' },
        { mechanism: 'quebra', text: 'Escuta até o fim sem citar nada, tá?' },
        { mechanism: 'numero', text: 'Uma visita, uma sopa e nenhuma pregação.' },
        { mechanism: 'contra', text: 'A dúvida do amigo não é defeito pra consertar.' },
        {
          mechanism: 'confissao',
          text: 'Levei a resposta pronta, e meu amigo só queria companhia.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Comparei três recados, e só um não cobra a volta.', needsTruth: true },
        { mechanism: 'custo', text: 'Convite que insiste demais pode esfriar até o cafezinho.' },
      ],
    },
  ],
};
