import type { BankSubtopic } from '../../content-types.ts';

export const desfralde: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'desfralde',
  questions: [
    {
      question: 'Como começar o desfralde?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A calcinha de bichinho estreou com uma poça no corredor.' },
        { mechanism: 'desafio', text: 'Deixa o penico no banheiro uns dias, só de visita.' },
        { mechanism: 'quebra', text: 'Guarda o cronômetro: xixi de hora marcada vira briga.' },
        { mechanism: 'erro', text: 'Tirar a fralda na segunda porque o primo já largou.' },
        { mechanism: 'prova', text: 'Vou brincar disso com a boneca primeiro: penico, papel, tchau.' },
        { mechanism: 'numero', text: 'Oito cuecas baratas na gaveta ajudam mais que qualquer método.' },
        { mechanism: 'contra', text: 'Quem larga a fralda é a criança; a gente seca o chão.' },
        { mechanism: 'loop', text: 'Antes do “quero xixi” vem uma dancinha. Vou te mostrar qual.' },
      ],
    },
    {
      question: 'Por que meu filho não faz cocô no penico?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Ele some atrás da cortina, de cócoras, vermelho de força.' },
        { mechanism: 'lacuna', text: 'Um barulho do banheiro explica muita fralda pedida de volta.' },
        { mechanism: 'erro', text: 'Saiu no lugar certo, e todo mundo fez cara de nojo.' },
        { mechanism: 'mito', text: 'Segurar o cocô nem sempre é teima: da última vez doeu.' },
        { mechanism: 'compara', text: 'Pé balançando ou apoiado no banquinho: a barriga sabe a diferença.' },
        { mechanism: 'desafio', text: 'Dez minutos depois do almoço, ele senta com um livro.' },
        { mechanism: 'chamada', text: 'Três dias sem ir e barriga dura: liga pro pediatra.' },
        { mechanism: 'dialogo', text: '“Só na fralda, mamãe.” Aceita hoje, e muda só o lugar.' },
      ],
    },
    {
      question: 'Penico ou redutor: qual é melhor pro desfralde?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O penico passeia pela casa; o redutor já mora no banheiro.' },
        { mechanism: 'custo', text: 'O trono que toca música vira vaso de planta em dois meses.' },
        { mechanism: 'erro', text: 'Tem redutor, não tem degrau, e as perninhas ficam balançando.' },
        { mechanism: 'contra', text: 'Quem vai sentar escolhe a cor, e metade da briga acaba.' },
        { mechanism: 'prova', text: 'Lavei os dois na pia, e um dá bem mais trabalho.', needsTruth: true },
        { mechanism: 'numero', text: 'O vaso tem quarenta centímetros, ela tem oitenta. Dá medo.' },
        {
          mechanism: 'confissao',
          text: 'Gastei com três penicos, e ele elegeu o da creche.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Casa com um banheiro só e fila às sete? Vai de penico.' },
      ],
    },
    {
      question: 'Com quantos anos fazer o desfralde?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Entre dois e três anos, a maioria começa a dar sinal.' },
        { mechanism: 'mito', text: 'No verão a cueca seca rápido, mas a bexiga não olha calendário.' },
        { mechanism: 'dialogo', text: '“Com um ano os meus já pediam.” Outra época, outro pano.' },
        { mechanism: 'lacuna', text: 'Espia a fralda depois da soneca: ela te dá um sinal.' },
        { mechanism: 'chamada', text: 'A escola tá cobrando sem fralda? Isso se conversa na secretaria.' },
        { mechanism: 'contra', text: 'Começar dois meses mais tarde às vezes faz terminar antes.' },
        { mechanism: 'quebra', text: 'Larga a data e espera ele reclamar da fralda suja.' },
        {
          mechanism: 'antes-depois',
          text: 'Tentei tirar a fralda cedo, deu choro; um ano depois, festa.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Até que idade é normal fazer xixi na cama?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Acordar com o pijama molhado aos quatro não é preguiça.' },
        { mechanism: 'numero', text: 'Até os cinco anos, lençol no varal costuma ser só amadurecimento.' },
        { mechanism: 'erro', text: 'Três da manhã, e a bronca vai pra quem tava dormindo.' },
        { mechanism: 'custo', text: 'O sermão da madrugada não seca colchão e acorda a casa.' },
        {
          mechanism: 'confissao',
          text: 'Molhei colchão até os sete, e lembro de quem me abraçou.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Forra o colchão com capa e deixa pijama seco na cabeceira.' },
        { mechanism: 'loop', text: 'Voltou a molhar depois de meses? Tem um passo antes da bronca.' },
        { mechanism: 'quebra', text: 'Troca o lençol sem acender a luz do teto.' },
      ],
    },
  ],
};
