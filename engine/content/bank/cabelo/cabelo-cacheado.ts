import type { BankSubtopic } from '../../content-types.ts';

export const cabeloCacheado: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'cabelo-cacheado',
  questions: [
    {
      question: 'Como finalizar cabelo cacheado passo a passo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Chuveiro desligado, fio pingando, creme já na palma da mão.' },
        { mechanism: 'erro', text: 'Esfregar a toalha felpuda e só depois abrir o creme.' },
        { mechanism: 'numero', text: 'Reparte em quatro, senão o creme para no topo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu finalizava no quarto, já quase seco. Hoje é dentro do boxe.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a toalha e busca uma camiseta velha.' },
        { mechanism: 'prova', text: 'Um lado eu faço com escova, o outro com dedo.' },
        { mechanism: 'mito', text: 'Cacho murcho pede água, e a gente despeja mais creme.' },
        { mechanism: 'loop', text: 'Esse barulhinho de esponja encharcada é o sinal de parar.' },
      ],
    },
    {
      question: 'Por que meu cacho arma e fica com frizz?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Meu cabelo acordou rebelde.” Ele só dormiu na fronha de algodão.' },
        { mechanism: 'custo', text: 'Cada passada de mão no cacho úmido levanta um fio.' },
        { mechanism: 'contra', text: 'Cacho sem um fiozinho solto só existe em comercial.' },
        { mechanism: 'cena', text: 'Sete da manhã, mola perfeita; meio-dia, garoa no ponto de ônibus.' },
        { mechanism: 'lacuna', text: 'O arrepiado começa ainda debaixo do chuveiro.' },
        { mechanism: 'confissao', text: 'Já bati ponto com o cabelo duro feito capacete.', needsTruth: true },
        { mechanism: 'erro', text: 'Amassar a gelatina com o miolo do cacho ainda molhado.' },
        { mechanism: 'compara', text: 'Secador puro é vendaval, difusor é bafinho: o cacho sente.' },
      ],
    },
    {
      question: 'Gel, creme ou mousse: qual define mais o cacho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Gelatina aguenta o expediente, mousse deixa a raiz solta.' },
        { mechanism: 'prova', text: 'Três mechas, três potes, e volto às dez da noite.' },
        { mechanism: 'mito', text: 'A fama de ressecar vem daquele gel azul com álcool.' },
        { mechanism: 'custo', text: 'Sete potes no boxe, e o cacho só queria um.' },
        { mechanism: 'chamada', text: 'Se a raiz chapa e a ponta arma, escolhe comigo.' },
        { mechanism: 'contra', text: 'Produto caro perde pro potinho bem espalhado.' },
        { mechanism: 'pergunta', text: 'Seu cacho desmonta às dez da manhã ou às quatro?' },
        { mechanism: 'desafio', text: 'Amanhã usa só a gelatina e esconde o resto.' },
      ],
    },
    {
      question: 'De quantos em quantos dias lavar cabelo cacheado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três banhos na semana já dão um bom começo.' },
        { mechanism: 'dialogo', text: '“Água demais resseca.” Três dias de suor de academia também coçam.' },
        { mechanism: 'mito', text: 'Raiz oleosa na terça não espera o domingo da regra.' },
        { mechanism: 'desafio', text: 'Passa o dedo na risca: brilhou, é dia de xampu.' },
        { mechanism: 'lacuna', text: 'A cabeça avisa o dia certo antes do cheiro.' },
        { mechanism: 'loop', text: 'Essa borrifada às seis me rende mais um dia.', needsTruth: true },
        { mechanism: 'erro', text: 'Empurrar o banho com creme por cima de creme velho.' },
        {
          mechanism: 'confissao',
          text: 'Já fugi da finalização com quatro dias de coque.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como fazer day after sem molhar o cabelo todo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira o elástico apertado antes de deitar.' },
        { mechanism: 'cena', text: 'Cabeça amassada de um lado, carona buzinando no portão.' },
        {
          mechanism: 'antes-depois',
          text: 'De terça em diante era rabo. Agora sai cacho até quinta.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O segundo dia do cacho se decide na fronha.' },
        { mechanism: 'compara', text: 'Coque abacaxi ou touca de cetim, uma noite pra cada.' },
        { mechanism: 'custo', text: 'Molhar tudo de novo engole o café da terça.' },
        { mechanism: 'chamada', text: 'Quem acorda com um lado chapado guarda esse borrifador.' },
        { mechanism: 'numero', text: 'Água, uma gota de creme, cinco apertos e pronto.' },
      ],
    },
  ],
};
