import type { BankSubtopic } from '../../content-types.ts';

export const marmitas: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'marmitas',
  questions: [
    {
      question: 'Como montar marmitas pra semana toda?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, três da tarde, e cinco potes abertos na mesa.' },
        { mechanism: 'numero', text: 'Dois grãos, duas carnes e três legumes: nenhum almoço sai igual.' },
        { mechanism: 'erro', text: 'Onze receitas diferentes num domingo só? Para na terceira.' },
        { mechanism: 'prova', text: 'Duas panelas e um forno: vou fechar cinco almoços agora.' },
        { mechanism: 'desafio', text: 'Conta quantos potes seus ainda têm tampa.' },
        {
          mechanism: 'antes-depois',
          text: 'Marmita comia o meu domingo; agora são só duas horas.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Um ingrediente vai pro fogo antes de todos os outros.' },
        { mechanism: 'contra', text: 'Prefiro marmita pra três dias do que pra sete.' },
      ],
    },
    {
      question: 'Por que minha marmita fica aguada depois de descongelar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Descongelou e virou sopa.” Tinha abobrinha crua aí, né.' },
        { mechanism: 'erro', text: 'Você tampou o pote com a comida ainda soltando vapor.' },
        { mechanism: 'mito', text: 'Freezer não perdoa alface, pepino nem tomate cru.' },
        { mechanism: 'prova', text: 'Abri uma marmita de vinte dias: olha a água.' },
        { mechanism: 'quebra', text: 'Levanta essa tampa e deixa a fumaça sair.' },
        { mechanism: 'custo', text: 'O molho demais do domingo é o arroz boiando na quinta.' },
        { mechanism: 'loop', text: 'Essa cenoura meio dura sai do fogo assim, de propósito.' },
        { mechanism: 'compara', text: 'Purê volta inteiro do freezer; batata em cubo volta esfarelada.' },
      ],
    },
    {
      question: 'Pote de vidro ou plástico pra marmita: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Vidro pesa na mochila; plástico guarda cheiro de alho.' },
        { mechanism: 'cena', text: 'Ônibus cheio, mochila torta, e molho no caderno.' },
        { mechanism: 'custo', text: 'Uma tampa sem trava já levou muito notebook embora.' },
        { mechanism: 'desafio', text: 'Enche o pote de água, fecha e vira na pia.' },
        { mechanism: 'mito', text: 'Vidro também trinca, se vai do freezer direto pro calor.' },
        { mechanism: 'numero', text: 'Cinco potes iguais empilham; cinco diferentes brigam pela tampa.' },
        { mechanism: 'confissao', text: 'Tenho doze potes e sete tampas que não servem.', needsTruth: true },
        { mechanism: 'pergunta', text: 'O fundo do pote diz se pode ir ao micro-ondas?' },
      ],
    },
    {
      question: 'Quanto tempo dura marmita na geladeira e no freezer?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São três dias de geladeira; a de quinta já nasce congelada.' },
        { mechanism: 'erro', text: 'A panela ficou esfriando na pia até a novela acabar.' },
        { mechanism: 'dialogo', text: '“Cheirei, cheiro bom, comi.” Nariz não enxerga bactéria.' },
        { mechanism: 'lacuna', text: 'Tá faltando uma coisa escrita na tampa do seu pote.' },
        { mechanism: 'quebra', text: 'Pega a fita crepe e escreve o dia em letra grande.' },
        { mechanism: 'chamada', text: 'Trabalha sem geladeira por perto? Bolsa térmica e gelo decidem.' },
        { mechanism: 'custo', text: 'Descongelar na bancada pode estragar o almoço e a tarde.' },
        { mechanism: 'contra', text: 'Freezer pausa a comida, não rejuvenesce nada.' },
      ],
    },
    {
      question: 'O que colocar na marmita pra não enjoar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quinta-feira, e o frango com batata-doce pela quarta vez.' },
        {
          mechanism: 'confissao',
          text: 'Já troquei meu almoço pronto por coxinha só pra mudar.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Era o mesmo frango por cinco dias; na terça ele ganhou curry.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esses três potinhos de molho disfarçam a semana.' },
        { mechanism: 'contra', text: 'A base pode repetir; quem enjoa é o tempero.' },
        { mechanism: 'desafio', text: 'Muda o corte: cubo na segunda, desfiado na quarta.' },
        { mechanism: 'numero', text: 'Um frango, três temperos, e a língua nem percebe.' },
        { mechanism: 'chamada', text: 'Você abre a tampa meio-dia, e a vontade é zero? Tem conserto.' },
      ],
    },
  ],
};
