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
        { mechanism: 'erro', text: 'Oferecer só o bico e aguentar a fisgada.' },
        { mechanism: 'cena', text: 'Poltrona, três travesseiros, e o peito indo atrás do bebê.' },
        { mechanism: 'quebra', text: 'Põe o dedinho no canto da boca e recomeça.' },
        { mechanism: 'mito', text: 'Mamada boa não estala, não belisca nem amassa o mamilo.' },
        { mechanism: 'desafio', text: 'Traz ele até você, barriga colada com barriga.' },
        {
          mechanism: 'confissao',
          text: 'No hospital eu dizia “tá tudo bem” e mordia a toalha.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O lábio de baixo entrega se encaixou ou não.' },
      ],
    },
    {
      question: 'Por que parece que meu leite é fraco?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Aquele ralinho do começo mata a sede dele.' },
        { mechanism: 'dialogo', text: '“Esse menino tá com fome.” A visita chegou há dez minutos.' },
        { mechanism: 'numero', text: 'Conta o xixi: seis fraldas molhadas por dia já acalmam.' },
        { mechanism: 'contra', text: 'Peito murcho às seis da tarde segue fabricando.' },
        { mechanism: 'compara', text: 'Choro de fome e choro de colo soam quase igual.' },
        { mechanism: 'cena', text: 'Um dedo no potinho da bomba, e a vontade de chorar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu vigiava a cor no frasco; passei a vigiar a balança do posto.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Dúvida guardada até a próxima consulta rouba noites de sossego.' },
      ],
    },
    {
      question: 'Bomba de leite elétrica ou manual: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma cansa o punho, a outra cansa o ouvido.' },
        { mechanism: 'numero', text: 'Duas retiradas por expediente já pedem motor.' },
        { mechanism: 'erro', text: 'Pagar a mais cara com o funil do tamanho errado.' },
        { mechanism: 'contra', text: 'Mão limpa e pote fervido também esvaziam peito.' },
        { mechanism: 'cena', text: 'Banheiro da firma, motorzinho zumbindo, alguém bate na porta.' },
        { mechanism: 'prova', text: 'Botei as duas na mesa e vou montar contra o relógio.' },
        { mechanism: 'lacuna', text: 'Uma medida em milímetros decide o conforto dessa compra.' },
        { mechanism: 'desafio', text: 'Aluga por quinze dias antes de passar o cartão.' },
      ],
    },
    {
      question: 'Quanto tempo o leite materno dura na geladeira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Doze horas na prateleira, quinze dias no congelador, com etiqueta.' },
        { mechanism: 'erro', text: 'Guardar na porta, que abre vinte vezes por dia.' },
        { mechanism: 'quebra', text: 'Tira o pote de trás do feijão e lê a data.' },
        { mechanism: 'mito', text: 'Gordura separada em cima não quer dizer que azedou.' },
        { mechanism: 'cena', text: 'Congelador aberto, sete vidros iguais, nenhum com nome.' },
        { mechanism: 'desafio', text: 'Cola fita crepe na tampa: dia, hora, quantidade.' },
        { mechanism: 'contra', text: 'Micro-ondas esquenta rápido e esquenta torto.' },
        { mechanism: 'loop', text: 'Esse restinho da mamadeira tem destino, e não é a geladeira.' },
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
        { mechanism: 'mito', text: 'Pimenta no bico assusta e não ensina despedida.' },
        { mechanism: 'custo', text: 'Cortar tudo num domingo pode empedrar o peito na segunda.' },
        { mechanism: 'erro', text: 'Escolher a semana da escolinha nova pra começar.' },
        { mechanism: 'dialogo', text: '“Já tá grande pra isso.” A decisão mora aí dentro de casa.' },
        { mechanism: 'numero', text: 'Uma mamada a menos por semana, começando pela mais esquecida.' },
        { mechanism: 'confissao', text: 'Chorei mais que ele na última noite de peito.', needsTruth: true },
      ],
    },
  ],
};
