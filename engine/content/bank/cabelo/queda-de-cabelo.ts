import type { BankSubtopic } from '../../content-types.ts';

export const quedaDeCabelo: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'queda-de-cabelo',
  questions: [
    {
      question: 'Por que meu cabelo está caindo tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Ralo entupido de fio, água subindo no pé.' },
        { mechanism: 'lacuna', text: 'Volta três meses no calendário antes de culpar o xampu.' },
        { mechanism: 'mito', text: 'Banho não derruba nada: o fio que desceu já tava solto.' },
        { mechanism: 'numero', text: 'Uns cem fios por dia saem sem pedir licença.' },
        { mechanism: 'desafio', text: 'Fotografa a risca hoje, na luz da janela.' },
        { mechanism: 'erro', text: 'Trocar de frasco toda semana procurando um culpado.' },
        { mechanism: 'dialogo', text: '“É a água desse prédio.” E aquela dieta de abril?' },
        { mechanism: 'chamada', text: 'Quando o fio chega no prato, é hora de consulta.' },
      ],
    },
    {
      question: 'Minoxidil funciona mesmo pra queda de cabelo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'No começo pode cair mais, e muita gente larga aí.' },
        { mechanism: 'custo', text: 'Parou de pingar, o que veio vai embora em meses.' },
        { mechanism: 'mito', text: 'Frasco emprestado vem sem o diagnóstico do dono.' },
        { mechanism: 'numero', text: 'Só depois do quarto mês o espelho pode dar opinião.' },
        { mechanism: 'compara', text: 'Susto e herança derrubam fio por motivos diferentes.' },
        { mechanism: 'erro', text: 'Dobrar a dose por conta própria, com pressa de festa.' },
        {
          mechanism: 'confissao',
          text: 'Comprei pela internet sem saber por que o fio caía.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Mostro a linha da testa mês a mês, na mesma luz.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo dura a queda de cabelo pós-parto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Três meses de bebê, a mãozinha fechada num tufo.' },
        { mechanism: 'mito', text: 'Amamentar não arranca cabelo de mãe.' },
        { mechanism: 'numero', text: 'Começa no terceiro mês, e costuma acalmar antes do primeiro bolo.' },
        {
          mechanism: 'antes-depois',
          text: 'Na gravidez a trança engrossou. Depois, a pia encheu de fio.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Marca na caderneta o mês do primeiro tufo.' },
        { mechanism: 'loop', text: 'Esses fiozinhos espetados na testa são notícia boa.' },
        { mechanism: 'contra', text: 'Cortar curtinho não segura nada, só alivia a escova.' },
        { mechanism: 'quebra', text: 'Solta esse coque apertado de mãe sem dormir.' },
      ],
    },
    {
      question: 'Como saber se é queda normal ou calvície?',
      family: 'fazer',
      hooks: [
        { mechanism: 'compara', text: 'Queda faz barulho no ralo; calvície afina calada.' },
        { mechanism: 'prova', text: 'Três fotos no mesmo ângulo: testa, topo, coroa.' },
        { mechanism: 'desafio', text: 'Acha a selfie do último aniversário e compara a testa.' },
        { mechanism: 'lacuna', text: 'O tufo assusta, mas a pista tá num fio só.' },
        { mechanism: 'erro', text: 'Contar fio no boxe e nunca espiar a coroa.' },
        { mechanism: 'chamada', text: 'Boné na praia, boné no cinema, boné no almoço de domingo.' },
        { mechanism: 'dialogo', text: '“O pai da minha mãe era cabeludo.” A herança vem dos dois lados.' },
        { mechanism: 'cena', text: 'Provador de loja, luz de cima, espelho nas costas.' },
      ],
    },
    {
      question: 'Estresse faz o cabelo cair mesmo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Demissão, mudança, cirurgia: a escova guarda o recibo.' },
        { mechanism: 'confissao', text: 'Já contei fio no azulejo em vez de dormir.', needsTruth: true },
        { mechanism: 'mito', text: 'O fio não despenca no dia da briga.' },
        { mechanism: 'contra', text: 'Vitamina não paga três meses de noite curta.' },
        { mechanism: 'quebra', text: 'Larga essa escova e apaga a luz às onze.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu olhava o ralo todo dia. Hoje olho a foto do mês.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Aquela febre de janeiro ainda pode descer pelo ralo.' },
        { mechanism: 'pergunta', text: 'O que virou sua vida do avesso na última estação?' },
      ],
    },
  ],
};
