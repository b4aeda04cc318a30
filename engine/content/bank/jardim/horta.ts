import type { BankSubtopic } from '../../content-types.ts';

export const horta: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'horta',
  questions: [
    {
      question: 'Como fazer horta em apartamento pequeno?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Parapeito, dois potes de sorvete, cheiro de manjericão no arroz.' },
        { mechanism: 'desafio', text: 'Hoje, fura o fundo de um balde e põe cebolinha.' },
        { mechanism: 'numero', text: 'Cebolinha, salsa, manjericão: três vasos mudam o almoço de domingo.' },
        { mechanism: 'erro', text: 'Seis temperos numa jardineira de dois palmos viram briga.' },
        { mechanism: 'prova', text: 'Enfiei a raiz da cebolinha do mercado aqui. Já volto.' },
        { mechanism: 'contra', text: 'Semente é segundo vaso; o primeiro é de muda.' },
        { mechanism: 'quebra', text: 'Antes da terra, descobre onde bate o sol das dez.' },
        { mechanism: 'loop', text: 'O talo de manjericão no copo vai criar barba.' },
      ],
    },
    {
      question: 'Por que meu manjericão morre no vaso?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A florzinha branca conta que alguém esqueceu da tesoura.' },
        { mechanism: 'erro', text: 'Você arranca a folha grande de baixo, e o topo espicha.' },
        { mechanism: 'dialogo', text: '“Mas eu reguei tanto.” Pois a pista é essa.' },
        { mechanism: 'mito', text: 'Vasinho de mercado é multidão: dez mudas, um copo de terra.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu colhia folha solta. Agora corto acima do par de folhinhas.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Deixou florir quinze dias, e a folha saiu pouca e amarga.' },
        { mechanism: 'chamada', text: 'Pra quem compra manjericão novo a cada pizza.' },
        { mechanism: 'desafio', text: 'Divide o torrão em três vasos ainda hoje.' },
      ],
    },
    {
      question: 'O que plantar na horta em casa com pouco sol?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Tomate pede o dia inteiro, hortelã se vira com a manhã.' },
        { mechanism: 'mito', text: 'Meia-sombra dá salsa, cebolinha e couve pequena.' },
        { mechanism: 'numero', text: 'Com quatro horas de sol, a folha vem; fruto já é sorte.' },
        { mechanism: 'cena', text: 'Varanda virada pro prédio, sol de faixa entre nove e onze.' },
        { mechanism: 'contra', text: 'Desiste do tomate e capricha no que é folha.' },
        { mechanism: 'custo', text: 'Foi um verão esperando pimentão num canto que só dava hortelã.' },
        { mechanism: 'confissao', text: 'Insisti no alecrim três vezes no canto escuro.', needsTruth: true },
        { mechanism: 'erro', text: 'Hortelã no mesmo vaso da salsa: em maio, só hortelã.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra colher alface plantada em casa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Da muda à salada, mais ou menos quarenta dias.' },
        { mechanism: 'loop', text: 'Corta as folhas de fora e deixa o miolo continuar.' },
        { mechanism: 'cena', text: 'Tigela na mão, seis folhas colhidas, orgulho de banquete.' },
        { mechanism: 'lacuna', text: 'Alface que dispara pra cima tá avisando uma coisa.' },
        { mechanism: 'desafio', text: 'Finca um palito com a data ao lado da muda.' },
        { mechanism: 'quebra', text: 'Esquece a cabeça fechada: folha do tamanho da mão já serve.' },
        {
          mechanism: 'antes-depois',
          text: 'Plantava tudo num sábado só. Hoje semeio a cada quinze dias.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quantas saladas a sua casa come de verdade?' },
      ],
    },
    {
      question: 'Como acabar com pulgão na horta sem veneno?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'prova', text: 'Virei a folha da couve: o exército mora embaixo.' },
        { mechanism: 'desafio', text: 'Passa um pano com água e sabão neutro no avesso.' },
        { mechanism: 'erro', text: 'Borrifou a calda de sabão com o sol do meio-dia batendo.' },
        { mechanism: 'contra', text: 'Joaninha no canteiro é visita que trabalha.' },
        { mechanism: 'mito', text: 'Formiga subindo no tomateiro costuma cuidar do pulgão.' },
        { mechanism: 'chamada', text: 'Se a couve amanheceu crespa e grudenta, vira a folha.' },
        { mechanism: 'compara', text: "Jato d'água derruba hoje; inspeção de domingo segura o mês." },
        { mechanism: 'custo', text: 'Inseticida de barata na couve vai junto pro prato.' },
      ],
    },
  ],
};
