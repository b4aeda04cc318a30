import type { BankSubtopic } from '../../content-types.ts';

export const lookDoDia: BankSubtopic = {
  domain: 'moda',
  subtopic: 'look-do-dia',
  questions: [
    {
      question: 'Como montar um look bonito com roupa básica?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Camiseta branca, jeans, e dez minutos na frente do espelho.' },
        { mechanism: 'quebra', text: 'Dobra a barra dessa calça duas vezes.' },
        { mechanism: 'numero', text: 'Põe uma terceira peça e a cara de pijama some.' },
        { mechanism: 'erro', text: 'Trocar de blusa cinco vezes e manter o mesmo sapato.' },
        {
          mechanism: 'prova',
          text: 'Essa mesma camiseta me leva da padaria à missa: olha.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava blusa nova toda semana. Hoje troco o cinto.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Põe só a frente da camiseta pra dentro e tira uma foto.' },
        { mechanism: 'contra', text: 'Roupa básica sem graça quase sempre tá é amassada.' },
      ],
    },
    {
      question: 'Por que tenho roupa e nunca sei o que vestir?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Não tenho roupa.” O cabideiro entortou semana passada.' },
        { mechanism: 'cena', text: 'Sete e dez, cama cheia de cabide, ônibus às sete e vinte.' },
        { mechanism: 'lacuna', text: 'Falta uma peça no seu armário, e não é blusa.' },
        { mechanism: 'custo', text: 'A blusa da promoção pede uma calça que você não tem.' },
        { mechanism: 'erro', text: 'Escolher com sono, com pressa e de luz apagada.' },
        { mechanism: 'desafio', text: 'Amanhã, começa a se vestir pelo sapato.' },
        {
          mechanism: 'confissao',
          text: 'Passei quarenta minutos escolhendo e saí de preto.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Armário lotado atrapalha mais do que armário pela metade.' },
      ],
    },
    {
      question: 'Pode repetir roupa no trabalho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Ninguém no escritório anota a blusa que você usou segunda.' },
        { mechanism: 'numero', text: 'Duas calças e cinco camisas fecham a semana inteira.' },
        {
          mechanism: 'prova',
          text: 'Usei a mesma camisa em três dessas fotos: acha qual.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Repetir saia ninguém vê. Repetir suor, sim.' },
        { mechanism: 'quebra', text: 'Troca o colar e vai com a saia de ontem.' },
        { mechanism: 'contra', text: 'Se você usa toda semana, foi a compra certa.' },
        {
          mechanism: 'confissao',
          text: 'Repeti o blazer o mês inteiro, e só notaram meu cabelo.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“De novo esse vestido?” De novo, passado e cheiroso.' },
      ],
    },
    {
      question: 'Como montar um look em cinco minutos de manhã?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Deixa cinco cabides prontos no domingo e toma café com calma.' },
        { mechanism: 'loop', text: 'Quem escolhe por mim às seis é essa foto do celular.', needsTruth: true },
        { mechanism: 'erro', text: 'Lembrar da chuva já de sandália no pé.' },
        { mechanism: 'cena', text: 'Cabelo molhado, uma meia só, e o despertador tocando de novo.' },
        { mechanism: 'desafio', text: 'Pendura hoje o look de amanhã na maçaneta.' },
        { mechanism: 'chamada', text: 'Já saiu com um sapato de cada par? Chega perto.' },
        { mechanism: 'custo', text: 'Passar blusa às sete da manhã custa o pão na chapa.' },
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
        { mechanism: 'contra', text: 'Costureira do bairro veste melhor que promoção.' },
        { mechanism: 'mito', text: 'O preço ninguém vê. A bolinha na malha, todo mundo.' },
        { mechanism: 'custo', text: 'Três blusas de trinta que não combinam são noventa reais.' },
        { mechanism: 'compara', text: 'Um cinto bom ou quatro blusas pelo mesmo preço?' },
        { mechanism: 'pergunta', text: 'Quantas vezes você usou a última coisa que comprou?' },
        { mechanism: 'prova', text: 'Vou somar esse look aqui, peça por peça.' },
        { mechanism: 'quebra', text: 'Raspa a bolinha da malha com uma lâmina velha.' },
        { mechanism: 'lacuna', text: 'O que dá cara de caro tá pertinho do chão.' },
      ],
    },
  ],
};
