import type { BankSubtopic } from '../../content-types.ts';

export const amamentacao: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'amamentacao',
  questions: [
    {
      question: 'Como fazer a pega correta na amamentação?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou mostrar na boneca: queixo encostado, nariz livre.' },
        { mechanism: 'erro', text: 'Dente trincado, contando até dez: ele pegou só o bico.' },
        { mechanism: 'cena', text: 'Poltrona, três travesseiros, e o peito indo atrás do bebê.' },
        { mechanism: 'quebra', text: 'Tá doendo? Dedinho no canto da boca dele, e recomeça.' },
        { mechanism: 'mito', text: 'Mamada boa não estala, não belisca nem amassa o mamilo.' },
        { mechanism: 'desafio', text: 'Traz o bebê até o peito, barriga colada com barriga.' },
        {
          mechanism: 'confissao',
          text: 'No hospital eu dizia “tá tudo bem” e mordia a toalha.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O lábio de baixo do bebê entrega se a pega encaixou.' },
      ],
    },
    {
      question: 'Por que parece que meu leite é fraco?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Leite ralinho no começo da mamada mata a sede.' },
        { mechanism: 'dialogo', text: '“Esse menino tá com fome.” A visita chegou há dez minutos.' },
        { mechanism: 'numero', text: 'Conta o xixi: seis fraldas molhadas por dia já acalmam.' },
        { mechanism: 'contra', text: 'Peito murcho à tarde continua fazendo leite na hora.' },
        { mechanism: 'compara', text: 'Choro de fome e choro de colo soam quase igual.' },
        { mechanism: 'cena', text: 'Você olha um dedo de leite no potinho e quer chorar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu vigiava a cor do leite. Hoje olho a caderneta.',
          needsTruth: true,
        },
        {
          mechanism: 'custo',
          text: 'Pesei fralda três noites, e o posto fica na esquina.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Bomba de leite elétrica ou manual: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Manual cansa o punho, elétrica cansa o ouvido.' },
        { mechanism: 'numero', text: 'Duas retiradas por expediente? Eu já iria de elétrica.' },
        { mechanism: 'erro', text: 'A bomba era cara, mas o funil era do tamanho errado.' },
        { mechanism: 'contra', text: 'Tem mãe que esvazia o peito na mão mesmo.' },
        { mechanism: 'cena', text: 'Banheiro da firma, motorzinho zumbindo, alguém bate na porta.' },
        { mechanism: 'prova', text: 'Monto as duas bombas aqui e a gente cronometra.' },
        { mechanism: 'lacuna', text: 'Uma medida em milímetros decide se a bomba machuca.' },
        { mechanism: 'desafio', text: 'Aluga a elétrica por quinze dias antes de passar o cartão.' },
      ],
    },
    {
      question: 'Quanto tempo o leite materno dura na geladeira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Na geladeira são doze horas; no congelador, quinze dias.' },
        { mechanism: 'erro', text: 'Guardar o pote na porta, que abre vinte vezes por dia.' },
        { mechanism: 'quebra', text: 'Tira o pote de trás do feijão e lê a data.' },
        { mechanism: 'mito', text: 'A gordura separou e subiu. Não azedou, leite materno faz isso.' },
        { mechanism: 'cena', text: 'Congelador aberto, sete vidros iguais, nenhum com nome.' },
        { mechanism: 'desafio', text: 'Cola fita crepe na tampa: dia, hora, quantidade.' },
        { mechanism: 'contra', text: 'O micro-ondas esquenta torto, e a boca do bebê sente.' },
        { mechanism: 'loop', text: 'Sobrou um dedo na mamadeira? Antes de guardar, me escuta.' },
      ],
    },
    {
      question: 'Como desmamar sem sofrimento?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'A mamada das sete virou história com o abajur aceso.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Dois anos de peito, e ontem bateu vontade de encerrar.' },
        { mechanism: 'mito', text: 'Pimenta no bico assusta, mas não ensina despedida.' },
        { mechanism: 'custo', text: 'Cortar tudo num domingo pode empedrar o peito na segunda.' },
        { mechanism: 'erro', text: 'Tirar o peito na mesma semana em que começa a escolinha.' },
        { mechanism: 'dialogo', text: '“Já tá grande pra mamar.” Quem decide mora aí dentro de casa.' },
        { mechanism: 'numero', text: 'Tira uma mamada por semana, a mais esquecida primeiro.' },
        { mechanism: 'confissao', text: 'Chorei mais que ele na última noite de peito.', needsTruth: true },
      ],
    },
  ],
};
