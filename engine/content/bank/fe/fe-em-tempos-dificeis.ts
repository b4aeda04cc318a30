import type { BankSubtopic } from '../../content-types.ts';

export const feEmTemposDificeis: BankSubtopic = {
  domain: 'fe',
  subtopic: 'fe-em-tempos-dificeis',
  questions: [
    {
      question: 'Como manter a fé em tempos difíceis?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Boleto vencido na mesa, vela acesa, joelho no tapete.' },
        { mechanism: 'numero', text: 'Três palavras já são oração: “ainda tô aqui”.' },
        { mechanism: 'desafio', text: 'Escreve num papel uma coisa boa de ontem.' },
        { mechanism: 'contra', text: 'Fé firme também treme a mão.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pedia a saída; depois comecei a pedir o próximo passo.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Sumir da roda de oração na semana mais pesada.' },
        {
          mechanism: 'loop',
          text: 'Essa frase colada na geladeira segurou um ano inteiro.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem canta no culto e desaba no carro.' },
      ],
    },
    {
      question: 'Por que parece que Deus não me escuta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Teto do quarto, três da manhã, a mesma prece de novo.' },
        { mechanism: 'mito', text: 'Silêncio não é castigo nem falta de fé.' },
        { mechanism: 'dialogo', text: '“Até quando?” Essa pergunta já estava nos salmos.' },
        { mechanism: 'contra', text: 'Carta sem resposta não quer dizer porta fechada.' },
        {
          mechanism: 'confissao',
          text: 'Rezei brigando, e foi a prece mais honesta do ano.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Um dos salmos termina sem luz nenhuma, e ficou no livro.' },
        { mechanism: 'compara', text: 'Trovão é raro; telefonema na hora certa, nem tanto.' },
        { mechanism: 'quebra', text: 'Deixa a lista de pedidos e fica só ouvindo.' },
      ],
    },
    {
      question: 'É errado ficar com raiva de Deus?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Reclamação também entrou nos textos sagrados.' },
        { mechanism: 'cena', text: 'Garagem escura, vidro do carro fechado, um grito.' },
        { mechanism: 'erro', text: 'Cobrir a mágoa com um “tá tudo bem, amém”.' },
        { mechanism: 'contra', text: 'Raiva falada ainda é conversa.' },
        { mechanism: 'numero', text: 'Quarenta e dois capítulos num livro cheio de queixa.' },
        { mechanism: 'desafio', text: 'Rascunha uma carta malcriada e não mostra a ninguém.' },
        { mechanism: 'pergunta', text: 'Com quem a gente briga, se não com quem importa?' },
        { mechanism: 'prova', text: 'Leio um lamento antigo que podia ser de ontem.' },
      ],
    },
    {
      question: 'Até quando esperar uma resposta de Deus?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quarenta dias, quarenta anos: espera é assunto velho na fé.' },
        { mechanism: 'contra', text: 'Quem espera também lava louça e manda currículo.' },
        { mechanism: 'lacuna', text: 'Um pedaço da espera já dá pra fazer hoje.' },
        { mechanism: 'custo', text: 'Marcar data pra resposta cansa mais que esperar.' },
        { mechanism: 'cena', text: 'Corredor de hospital, terço enrolado no pulso, café de máquina.' },
        { mechanism: 'chamada', text: 'Dez anos no mesmo pedido, e a voz já baixa: senta perto.' },
        { mechanism: 'loop', text: 'Esse caderno de pedidos antigos tem surpresa nas margens.' },
        { mechanism: 'quebra', text: 'Troca o relógio pela rotina: pão, banho, uma prece.' },
      ],
    },
    {
      question: 'Como ajudar um amigo que perdeu a fé?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Mandar versículo pra quem pediu um café.' },
        { mechanism: 'dialogo', text: '“Deus quis assim.” Às vezes o abraço bastava.' },
        { mechanism: 'quebra', text: 'Escuta até o fim, sem citar nada.' },
        { mechanism: 'numero', text: 'Uma visita, uma sopa, nenhuma pregação.' },
        { mechanism: 'contra', text: 'Dúvida dos outros não é defeito pra consertar.' },
        { mechanism: 'confissao', text: 'Levei resposta pronta; ele só queria companhia.', needsTruth: true },
        { mechanism: 'prova', text: 'Comparo três recados: só um não cobra volta.' },
        { mechanism: 'custo', text: 'Convite insistente pode esfriar até o cafezinho.' },
      ],
    },
  ],
};
