import type { BankSubtopic } from '../../content-types.ts';

export const cabeloCacheado: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'cabelo-cacheado',
  questions: [
    {
      question: 'Como finalizar cabelo cacheado passo a passo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Chuveiro desligado, fio pingando, e o creme já na mão.' },
        { mechanism: 'erro', text: 'Esfregar a toalha e só depois pegar o creme.' },
        { mechanism: 'numero', text: 'Divide em quatro, senão o creme fica só em cima.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu finalizava no quarto, quase seco. Hoje é dentro do box.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a toalha e busca uma camiseta velha.' },
        { mechanism: 'prova', text: 'Vou fazer um lado com escova e o outro com o dedo.' },
        { mechanism: 'mito', text: 'O cacho murcho pede água, e a gente põe mais creme.' },
        { mechanism: 'loop', text: 'Esse barulhinho de esponja encharcada é o sinal de parar.' },
      ],
    },
    {
      question: 'Por que meu cacho arma e fica com frizz?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Meu cabelo acordou rebelde.” Ele só dormiu na fronha de algodão.' },
        { mechanism: 'custo', text: 'Cada passada de mão no cacho úmido levanta mais um fio.' },
        { mechanism: 'contra', text: 'Cacho sem um fiozinho solto só existe em comercial.' },
        { mechanism: 'cena', text: 'Cacho perfeito às sete, garoa no ponto ao meio-dia.' },
        { mechanism: 'lacuna', text: 'O frizz começa ainda com o chuveiro ligado.' },
        {
          mechanism: 'confissao',
          text: 'Já fui trabalhar com o cabelo duro feito capacete.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Amassar a gelatina com o cacho ainda molhado por dentro.' },
        { mechanism: 'compara', text: 'Secador puro é vendaval, difusor é ventinho. O cacho sente.' },
      ],
    },
    {
      question: 'Gel, creme ou mousse: qual define mais o cacho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A gelatina aguenta o expediente, a mousse deixa a raiz solta.' },
        { mechanism: 'prova', text: 'Três mechas, três potes: às dez da noite eu volto aqui.' },
        { mechanism: 'mito', text: 'A fama de ressecar vem daquele gel azul com álcool.' },
        { mechanism: 'custo', text: 'Sete potes no box, e o cacho só queria um.' },
        { mechanism: 'chamada', text: 'Se a raiz abaixa e a ponta arma, escolhe comigo.' },
        { mechanism: 'contra', text: 'Um potinho barato bem espalhado ganha do caro.' },
        { mechanism: 'pergunta', text: 'Seu cacho desmonta às dez da manhã ou às quatro?' },
        { mechanism: 'desafio', text: 'Amanhã, usa só a gelatina e guarda o resto.' },
      ],
    },
    {
      question: 'De quantos em quantos dias lavar cabelo cacheado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três lavagens por semana já são um bom começo.' },
        { mechanism: 'dialogo', text: '“Água demais resseca.” Três dias de suor de academia também coçam.' },
        { mechanism: 'mito', text: 'Raiz pesou na terça? Não precisa esperar o domingo, tá?' },
        { mechanism: 'desafio', text: 'Passa o dedo na risca: se brilhou, é dia de xampu.' },
        { mechanism: 'lacuna', text: 'Seu couro avisa o dia de lavar bem antes do cheiro.' },
        {
          mechanism: 'loop',
          text: 'Essa borrifada das seis da manhã me rende mais um dia.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Adiar o banho passando creme em cima de creme velho.' },
        {
          mechanism: 'confissao',
          text: 'Já passei quatro dias de coque pra não finalizar.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como fazer day after sem molhar o cabelo todo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira o elástico apertado antes de deitar.' },
        { mechanism: 'cena', text: 'Um lado amassado, e a carona já buzinando no portão.' },
        {
          mechanism: 'antes-depois',
          text: 'De terça em diante era rabo. Agora vai até quinta.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Pro cacho de amanhã, conta o que você faz antes de deitar.' },
        { mechanism: 'compara', text: 'Coque abacaxi ou touca de cetim? Uma noite pra cada.' },
        { mechanism: 'custo', text: 'Molhar tudo de novo come o seu café da manhã.' },
        { mechanism: 'chamada', text: 'Se você acorda com um lado chapado, pega esse borrifador.' },
        { mechanism: 'numero', text: 'Água, uma gota de creme, cinco apertos, e tá pronto.' },
      ],
    },
  ],
};
