import type { BankSubtopic } from '../../content-types.ts';

export const bolo: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'bolo',
  questions: [
    {
      question: 'Como fazer bolo de cenoura fofinho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cheirou a cenoura a casa toda, e o bolo saiu com dois dedos.' },
        { mechanism: 'numero', text: 'Três cenouras médias; na quarta, a fatia encharca.' },
        { mechanism: 'erro', text: 'A farinha foi pro liquidificador junto com o óleo e tudo.' },
        { mechanism: 'mito', text: 'Fermento demais não deixa alto: cresce, racha e desaba.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro bolo de cenoura servia pra calçar porta.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Para o liquidificador antes da farinha e segue na colher.' },
        { mechanism: 'loop', text: 'Essa espátula aqui salva o que a hélice do liquidificador estraga.' },
        { mechanism: 'lacuna', text: 'Tem um ingrediente que precisa sair da geladeira uma hora antes.' },
      ],
    },
    {
      question: 'Por que meu bolo solou?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Cinco da tarde, visita no portão, e uma cratera na assadeira.' },
        { mechanism: 'dialogo', text: '“Só abri o forno pra dar uma olhadinha.” Foi aí.' },
        { mechanism: 'custo', text: 'Lá se foram quatro ovos e meia hora de gás num pudim de farinha.' },
        { mechanism: 'contra', text: 'Depois da farinha, cada volta da batedeira trabalha contra você.' },
        { mechanism: 'quebra', text: 'Tira a mão da porta desse forno, vai.' },
        { mechanism: 'prova', text: 'Parti ao meio: a faixa crua tá bem ali.' },
        { mechanism: 'chamada', text: 'Seu bolo fica lindo por cima e borracha no fundo? Senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'A massa esperava o forno esquentar. Inverti, e o meio subiu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Óleo ou manteiga no bolo: qual deixa mais fofinho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Óleo segura a umidade, manteiga traz cheiro de padaria.' },
        { mechanism: 'mito', text: 'Manteiga parece mais chique, e na geladeira endurece feito tijolo.' },
        { mechanism: 'numero', text: 'No terceiro dia, só uma das duas fatias ainda tá macia.' },
        { mechanism: 'erro', text: 'Trocar xícara por xícara, como se fossem a mesma gordura.' },
        { mechanism: 'prova', text: 'Mesma receita, duas gorduras, e agora eu aperto as fatias.' },
        { mechanism: 'contra', text: 'Bolo simples de terça nem sente falta de manteiga.' },
        { mechanism: 'dialogo', text: '“Com manteiga fica mais rico.” No gosto, sim; no fofo, não.' },
        { mechanism: 'desafio', text: 'Guarda duas fatias e compara de novo na quinta.' },
      ],
    },
    {
      question: 'Quanto tempo o bolo fica no forno?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Quarenta minutos na receita, e seu forno nem foi consultado.' },
        { mechanism: 'numero', text: 'Nos primeiros vinte e cinco minutos, essa porta não existe.' },
        { mechanism: 'erro', text: 'A visita estacionou, e você aumentou o forno pra 250.' },
        { mechanism: 'lacuna', text: 'Antes do palito, a borda da forma dá um aviso.' },
        { mechanism: 'cena', text: 'O corredor cheirando a chocolate, e o palito ainda sai molhado.' },
        { mechanism: 'quebra', text: 'Larga o palito e encosta o dedo no centro.' },
        { mechanism: 'compara', text: 'Na forma de furo no meio, assa antes; na redonda, espera.' },
        { mechanism: 'chamada', text: 'Fundo queimado, topo branco: seu forno também faz isso.' },
      ],
    },
    {
      question: 'Como fazer cobertura durinha pra bolo de cenoura?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Minha cobertura escorria pro prato; com dois minutos a mais, ela racha.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'A faca desce, a casquinha estala, e o farelo voa na mesa.' },
        { mechanism: 'mito', text: 'Leite condensado faz brigadeiro; a casquinha pede açúcar com leite.' },
        { mechanism: 'desafio', text: 'Pinga a calda no pires frio e inclina.' },
        { mechanism: 'loop', text: 'Quando a bolha ficar grossa assim, desliga.' },
        { mechanism: 'custo', text: 'Calda rala vai toda pro prato e leva o chocolate junto.' },
        {
          mechanism: 'confissao',
          text: 'Já raspei chocolate do prato e devolvi pro bolo.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'São quatro coisas numa panela só, e a casquinha racha na faca.' },
      ],
    },
  ],
};
