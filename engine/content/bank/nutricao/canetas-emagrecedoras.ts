import type { BankSubtopic } from '../../content-types.ts';

export const canetasEmagrecedoras: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'canetas-emagrecedoras',
  questions: [
    {
      question: 'Como usar caneta emagrecedora com segurança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sala de espera, e a lista de dúvidas amassada no bolso.' },
        { mechanism: 'erro', text: 'Caneta vendida por mensagem, sem nota e sem receita: não compra.' },
        { mechanism: 'contra', text: 'A dose da caneta começa baixa de propósito.' },
        { mechanism: 'numero', text: 'Na consulta, três perguntas escritas valem mais que vinte vídeos.' },
        { mechanism: 'quebra', text: 'Fecha a conversa do vendedor e procura uma farmácia.' },
        { mechanism: 'lacuna', text: 'Antes da caneta tem um papel que muita gente pula.' },
        { mechanism: 'desafio', text: 'Fotografa as caixas de remédio antes da consulta da caneta.' },
        {
          mechanism: 'chamada',
          text: 'Gravidez, pedra na vesícula, pancreatite: conta isso antes da receita.',
        },
      ],
    },
    {
      question: 'Por que sinto enjoo com Ozempic ou Mounjaro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Enjoo no começo é comum, e dá pra pedir ajuda no retorno.' },
        { mechanism: 'dialogo', text: '“Duas garfadas e já embrulhou.” O estômago esvazia mais devagar.' },
        { mechanism: 'erro', text: 'Servir o prato de antes pra fome de agora.' },
        { mechanism: 'custo', text: 'Fritura no jantar, e a madrugada com um balde do lado.' },
        { mechanism: 'compara', text: 'Comer pouco e devagar cai melhor que prato cheio correndo.' },
        { mechanism: 'loop', text: 'Anota essa refeição que caiu mal e leva pro retorno.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu almoçava em dez minutos; com a caneta, aprendi a parar antes.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Vômito que não para pede ligação pro médico hoje.' },
      ],
    },
    {
      question: 'Caneta vale a pena pra quem quer perder pouco peso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Remédio de doença crônica não é pressa de verão.' },
        { mechanism: 'mito', text: 'A receita da sua amiga não tem o seu nome.' },
        { mechanism: 'custo', text: 'A caneta acaba, o mês vira, e a conta volta.' },
        { mechanism: 'lacuna', text: 'Antes do peso, o consultório pergunta outra coisa.' },
        { mechanism: 'pergunta', text: 'Se fosse de graça, seu médico indicaria?' },
        { mechanism: 'numero', text: 'Dois quilos pra festa e obesidade são duas conversas.' },
        { mechanism: 'dialogo', text: '“No trabalho todo mundo usa.” Mas o exame é o seu.' },
        {
          mechanism: 'confissao',
          text: 'Quase comprei a caneta dentro do provador da loja.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo posso usar a caneta emagrecedora?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'O remédio sai do corpo, e a fome costuma voltar.' },
        { mechanism: 'contra', text: 'Caneta não vem com prazo igual pra todo mundo.' },
        { mechanism: 'cena', text: 'Última dose na geladeira, e nenhum plano pra depois dela.' },
        { mechanism: 'numero', text: 'Com caneta semanal, são quatro aplicações e um retorno na agenda.' },
        { mechanism: 'erro', text: 'Pular aplicação pra fazer render não é economia, fala no retorno.' },
        { mechanism: 'loop', text: 'Leva essa pergunta pra consulta: como a gente sai da caneta?' },
        { mechanism: 'desafio', text: 'Marca a data da primeira dose no calendário da cozinha.' },
        { mechanism: 'chamada', text: 'Se você tá bem com a caneta e já pensa na saída, escuta.' },
      ],
    },
    {
      question: 'O que comer usando caneta emagrecedora?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Cabe num pires: montei um almoço pra quem perdeu a fome.' },
        {
          mechanism: 'compara',
          text: 'Canja com frango desfiado ou três bolachas? O corpo sente a diferença.',
        },
        {
          mechanism: 'antes-depois',
          text: 'Sem fome, eu pulava refeição. Agora almoço pelo relógio.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Comer quase nada leva músculo embora junto.' },
        { mechanism: 'quebra', text: 'Deixa o copo de água onde o olho alcança.' },
        { mechanism: 'lacuna', text: 'A fome diminui, mas tem uma coisa que o corpo pede igual.' },
        { mechanism: 'desafio', text: 'Começa o almoço pelo ovo, pelo peixe ou pelo feijão.' },
        {
          mechanism: 'confissao',
          text: 'Esqueci de jantar duas noites, e a perna cobrou na escada.',
          needsTruth: true,
        },
      ],
    },
  ],
};
