import type { BankSubtopic } from '../../content-types.ts';

export const tirarCnh: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'tirar-cnh',
  questions: [
    {
      question: 'Como passar na prova prática da CNH?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Fala em voz alta: banco, espelho, cinto, freio de mão.' },
        { mechanism: 'erro', text: 'A seta vem antes do volante, e não depois.' },
        { mechanism: 'cena', text: 'Prancheta no colo do examinador, perna tremendo na embreagem.' },
        { mechanism: 'numero', text: 'Olha os três espelhos antes de soltar o freio de mão.' },
        { mechanism: 'contra', text: 'Devagar com seta costuma passar. Bonito sem seta, não.' },
        { mechanism: 'quebra', text: 'Solta o ombro antes de soltar a embreagem.' },
        { mechanism: 'mito', text: 'Deixar o motor morrer uma vez nem sempre encerra o exame.' },
        { mechanism: 'confissao', text: 'No meu exame, lembrei do cinto já na rua.', needsTruth: true },
      ],
    },
    {
      question: 'Por que eu não consigo fazer baliza?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O volante gira sempre no mesmo ponto, e dá pra ver.' },
        { mechanism: 'cena', text: 'Dois cones, vidro embaçado, e o instrutor olhando pro relógio.' },
        { mechanism: 'erro', text: 'Decorar o adesivo do carro da aula e estacionar em outro.' },
        { mechanism: 'mito', text: 'Força no braço não faz vaga, ponto de referência faz.' },
        { mechanism: 'numero', text: 'Um palmo a mais na entrada, e a traseira não encaixa.' },
        { mechanism: 'dialogo', text: '“Agora vira tudo.” Tudo pra que lado mesmo?' },
        { mechanism: 'custo', text: 'Fugir da vaga apertada custa três quarteirões e meia hora.' },
        { mechanism: 'prova', text: 'Vou fazer a manobra com a câmera no retrovisor.' },
      ],
    },
    {
      question: 'Vale a pena fazer aula extra antes da prova da CNH?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Aula avulsa agora ou mais um mês na fila do exame?' },
        { mechanism: 'contra', text: 'Mais aula com o mesmo erro é só gasolina.' },
        { mechanism: 'desafio', text: 'Pede uma volta inteira com o instrutor em silêncio.' },
        { mechanism: 'erro', text: 'Não paga dez aulas sem saber onde você trava.' },
        { mechanism: 'numero', text: 'Uma aula na véspera, no caminho do exame, rende por três.' },
        { mechanism: 'mito', text: 'Dez aulas não tiram o medo da prancheta, simulado ajuda mais.' },
        { mechanism: 'chamada', text: 'Se o carro só morre quando alguém olha, faz isso antes.' },
        { mechanism: 'pergunta', text: 'Falta manobra ou falta rua cheia?' },
      ],
    },
    {
      question: 'Quanto tempo demora pra tirar a CNH?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'numero',
          text: 'Exame, teoria, volante, prova: quatro etapas com relógios diferentes.',
        },
        { mechanism: 'custo', text: 'Mês sem agendar é mês esquecendo placa.' },
        { mechanism: 'erro', text: 'Marcar o exame pra semana da mudança.' },
        { mechanism: 'contra', text: 'O que mais demora costuma ser a agenda, e não o volante.' },
        { mechanism: 'cena', text: 'Sala de espera, exame de vista, última letra no chute.' },
        { mechanism: 'loop', text: 'Uma dessas etapas anda no sofá de casa: já digo qual.' },
        {
          mechanism: 'antes-depois',
          text: 'Decorei placa e reprovei. Fiz simulado no ônibus e passei.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Em um mês sai, né?” Depende da agenda do exame.' },
      ],
    },
    {
      question: 'Como perder o medo de dirigir?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Chave na mão, garagem aberta, e a desculpa do ônibus.' },
        { mechanism: 'desafio', text: 'Hoje, só senta no banco do motorista e liga o rádio.' },
        { mechanism: 'contra', text: 'Domingo, sete da manhã, a avenida é toda sua.' },
        { mechanism: 'numero', text: 'Uma volta no quarteirão por dia, até o quarteirão encolher.' },
        { mechanism: 'confissao', text: 'Passei quatro anos com a habilitação na gaveta.', needsTruth: true },
        { mechanism: 'mito', text: 'Quem dirige bem também tremeu na primeira rampa.' },
        { mechanism: 'quebra', text: 'Desliga o som e abaixa o vidro na primeira rua.' },
        { mechanism: 'chamada', text: 'Pra quem faz três direitas e foge de uma esquerda.' },
      ],
    },
  ],
};
