import type { BankSubtopic } from '../../content-types.ts';

export const quedaDeCabelo: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'queda-de-cabelo',
  questions: [
    {
      question: 'Por que meu cabelo está caindo tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O ralo entupiu de fio, e a água já tá no seu pé.' },
        { mechanism: 'lacuna', text: 'Antes de culpar o xampu, volta três meses no calendário.' },
        { mechanism: 'mito', text: 'O banho não derruba nada: esse fio já tava solto.' },
        { mechanism: 'numero', text: 'Uns cem fios por dia vão embora sem pedir licença.' },
        { mechanism: 'desafio', text: 'Fotografa a risca hoje, na luz da janela.' },
        { mechanism: 'erro', text: 'Trocar de xampu toda semana atrás de um culpado.' },
        { mechanism: 'dialogo', text: '“É a água desse prédio.” E aquela dieta de abril?' },
        { mechanism: 'chamada', text: 'Se tem fio até no prato, tá na hora da consulta.' },
      ],
    },
    {
      question: 'Minoxidil funciona mesmo pra queda de cabelo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'No começo pode cair mais, e é aí que muita gente larga.' },
        { mechanism: 'custo', text: 'Parou de usar, o que nasceu vai embora em meses.' },
        { mechanism: 'mito', text: 'O frasco do seu irmão não vem com o seu diagnóstico.' },
        { mechanism: 'numero', text: 'Só lá pelo quarto mês o espelho pode dar opinião.' },
        { mechanism: 'compara', text: 'Susto e herança derrubam por motivos bem diferentes.' },
        { mechanism: 'erro', text: 'Dobrar a dose por conta própria porque tem festa.' },
        {
          mechanism: 'confissao',
          text: 'Comprei pela internet sem saber por que o fio caía.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Olha a linha da testa mês a mês, na mesma luz.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo dura a queda de cabelo pós-parto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'O bebê fez três meses, e tem um tufo na mãozinha dele.' },
        { mechanism: 'mito', text: 'Não é a amamentação que derruba o cabelo da mãe.' },
        { mechanism: 'numero', text: 'Começa lá pelo terceiro mês e costuma acalmar em um ano.' },
        {
          mechanism: 'antes-depois',
          text: 'Na gravidez a trança engrossou. Depois, a pia encheu.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Marca na caderneta o mês do primeiro tufo.' },
        { mechanism: 'loop', text: 'Esses fiozinhos espetados na testa são notícia boa.' },
        { mechanism: 'contra', text: 'Cortar curtinho não segura a queda, só facilita a escova.' },
        { mechanism: 'quebra', text: 'Solta esse coque apertado, mãe, só por hoje.' },
      ],
    },
    {
      question: 'Como saber se é queda normal ou calvície?',
      family: 'fazer',
      hooks: [
        { mechanism: 'compara', text: 'Queda aparece no ralo. Calvície afina quietinha.' },
        { mechanism: 'prova', text: 'Três fotos no mesmo ângulo: testa, topo e coroa.' },
        { mechanism: 'desafio', text: 'Acha a selfie do último aniversário e compara a testa.' },
        { mechanism: 'lacuna', text: 'O tufo assusta, mas a pista tá num fio só.' },
        { mechanism: 'erro', text: 'Contar os fios do box e nunca olhar a coroa.' },
        { mechanism: 'chamada', text: 'Boné na praia, boné no cinema, boné no almoço de domingo.' },
        { mechanism: 'dialogo', text: '“O pai da minha mãe era cabeludo.” A herança vem dos dois lados.' },
        { mechanism: 'cena', text: 'Provador de loja, luz de cima, e um espelho nas costas.' },
      ],
    },
    {
      question: 'Estresse faz o cabelo cair mesmo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'A mudança foi em março. A conta chegou na escova em junho.' },
        { mechanism: 'confissao', text: 'Já passei madrugada contando fio no azulejo.', needsTruth: true },
        { mechanism: 'mito', text: 'O fio não cai no dia da briga.' },
        { mechanism: 'contra', text: 'Vitamina nenhuma paga três meses dormindo pouco.' },
        { mechanism: 'quebra', text: 'Larga essa escova e apaga a luz às onze.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu olhava o ralo todo dia. Hoje olho a foto do mês.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Aquela febre de janeiro ainda pode aparecer no ralo.' },
        { mechanism: 'pergunta', text: 'O que virou sua vida do avesso na última estação?' },
      ],
    },
  ],
};
