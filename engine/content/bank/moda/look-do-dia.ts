import type { BankSubtopic } from '../../content-types.ts';

export const lookDoDia: BankSubtopic = {
  domain: 'moda',
  subtopic: 'look-do-dia',
  questions: [
    {
      question: 'Como montar um look bonito com roupa básica?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Camiseta branca, jeans, e dez minutos de espelho.' },
        { mechanism: 'quebra', text: 'Dobra a barra dessa calça duas vezes.' },
        { mechanism: 'numero', text: 'A terceira peça é que tira a cara de pijama.' },
        { mechanism: 'erro', text: 'Trocar de blusa cinco vezes e manter o mesmo sapato.' },
        { mechanism: 'prova', text: 'Uma camiseta só me leva da padaria à missa.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava blusa nova toda semana. Hoje troco o cinto.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Põe a camiseta pra dentro só na frente e fotografa.' },
        { mechanism: 'contra', text: 'Básico sem graça quase sempre é básico amassado.' },
      ],
    },
    {
      question: 'Por que tenho roupa e nunca sei o que vestir?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Não tenho roupa.” O cabideiro entortou semana passada.' },
        { mechanism: 'cena', text: 'Sete e dez, cama coberta de cabide, ônibus às sete e vinte.' },
        { mechanism: 'lacuna', text: 'Falta uma peça no armário, e não é blusa.' },
        { mechanism: 'custo', text: 'Blusa de liquidação pede calça que você não tem.' },
        { mechanism: 'erro', text: 'Escolher roupa com sono, atraso e luz apagada.' },
        { mechanism: 'desafio', text: 'Amanhã começa a se vestir pelo sapato.' },
        {
          mechanism: 'confissao',
          text: 'Passei quarenta minutos escolhendo e saí de preto.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Armário lotado confunde mais que armário pela metade.' },
      ],
    },
    {
      question: 'Pode repetir roupa no trabalho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Crachá nenhum anota a blusa de segunda.' },
        { mechanism: 'numero', text: 'Com duas calças e cinco camisas, a semana fecha sem susto.' },
        {
          mechanism: 'prova',
          text: 'Usei a mesma camisa em três destas fotos: acha qual.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Repetir saia passa batido, repetir suor não.' },
        { mechanism: 'quebra', text: 'Muda o colar e vai com a saia de ontem.' },
        { mechanism: 'contra', text: 'Peça que volta toda semana foi a compra certa.' },
        {
          mechanism: 'confissao',
          text: 'Repeti o blazer o mês inteiro, e só notaram o corte de cabelo.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“De novo esse vestido?” De novo, passado e cheiroso.' },
      ],
    },
    {
      question: 'Como montar um look em cinco minutos de manhã?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco cabides prontos no domingo valem cinco cafés na mesa.' },
        { mechanism: 'loop', text: 'Essa foto no celular escolhe por mim às seis.', needsTruth: true },
        { mechanism: 'erro', text: 'Lembrar da chuva já com a sandália no pé.' },
        { mechanism: 'cena', text: 'Cabelo molhado, uma meia só, despertador tocando de novo.' },
        { mechanism: 'desafio', text: 'Pendura hoje o look de amanhã na maçaneta.' },
        { mechanism: 'chamada', text: 'Se você já calçou pares trocados no escuro, chega perto.' },
        { mechanism: 'custo', text: 'Passar blusa às sete custa o pão na chapa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu decidia de manhã, com fome. Agora é à noite, de pijama.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como se vestir bem gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Costureira do bairro veste melhor que liquidação.' },
        { mechanism: 'mito', text: 'O preço ninguém vê, a bolinha na malha todo mundo vê.' },
        { mechanism: 'custo', text: 'Três blusas de trinta que não combinam custaram noventa.' },
        { mechanism: 'compara', text: 'Um cinto bom ou quatro blusas do mesmo preço.' },
        { mechanism: 'pergunta', text: 'Quantas vezes você usou a última compra?' },
        { mechanism: 'prova', text: 'Somo aqui, peça por peça, o preço desse look.' },
        { mechanism: 'quebra', text: 'Raspa a bolinha da malha com uma lâmina velha.' },
        { mechanism: 'lacuna', text: 'A cara de caro mora perto do chão.' },
      ],
    },
  ],
};
