import type { BankSubtopic } from '../../content-types.ts';

export const churrasco: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'churrasco',
  questions: [
    {
      question: 'Como acender a churrasqueira sem álcool?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Onze da manhã, fumaça na cara, e o carvão continua preto.' },
        { mechanism: 'numero', text: 'Um pão velho com óleo segura fogo por dez minutos.' },
        { mechanism: 'erro', text: 'Álcool em brasa que parece apagada nunca, nem um pouquinho.' },
        { mechanism: 'prova', text: 'Rolinho de papel, um fio de óleo e fósforo: vou acender agora.' },
        {
          mechanism: 'antes-depois',
          text: 'Aposentei a tampa de isopor: hoje eu monto a pilha e espero.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Abanar logo no começo apaga mais do que acende.' },
        { mechanism: 'desafio', text: 'Monta o carvão em vulcão, com um buraco no meio.' },
        { mechanism: 'lacuna', text: 'Tá faltando ar num lugar onde o abano não chega.' },
      ],
    },
    {
      question: 'Por que minha carne de churrasco fica dura?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“É a carne desse açougue.” E o lado do corte, alguém viu?' },
        { mechanism: 'quebra', text: 'Tira o garfo da picanha e usa a pinça.' },
        { mechanism: 'erro', text: 'Você fatiou no sentido da fibra, comprido, feito rabo de cavalo.' },
        { mechanism: 'cena', text: 'Maminha fatiada na tábua, e todo mundo mastigando calado.' },
        { mechanism: 'custo', text: 'A cada furada de garfo, um pouco do caldo pinga no fogo.' },
        { mechanism: 'contra', text: 'O sal leva a culpa do fogo alto demais.' },
        { mechanism: 'loop', text: 'Tá vendo essa linhinha na carne? Corta contra ela.' },
        { mechanism: 'numero', text: 'Deixa cinco minutos na tábua, quieta, e o caldo fica na fatia.' },
      ],
    },
    {
      question: 'Qual carne barata fica boa no churrasco?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma picanha, ou duas maminhas e linguiça de troco.' },
        { mechanism: 'chamada', text: 'Tem doze pessoas vindo e dinheiro pra carne de seis? É aqui.' },
        { mechanism: 'mito', text: 'Acém também vai pra grelha, se for o miolo.' },
        { mechanism: 'contra', text: 'Sobrecoxa bem temperada some antes da carne de boi.' },
        { mechanism: 'confissao', text: 'Pus acém na grelha sem avisar, e pediram mais.', needsTruth: true },
        { mechanism: 'prova', text: 'Enchi a grelha com o preço de uma picanha.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Na ponta do balcão mora o corte do açougueiro.' },
        { mechanism: 'desafio', text: 'Pede fraldinha limpa, inteira, e não deixa fatiar.' },
      ],
    },
    {
      question: 'Quanto tempo antes salgar a carne do churrasco?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quarenta minutos antes ou na hora: o meio-termo mela.' },
        { mechanism: 'dialogo', text: '“Salguei de véspera.” Com sal grosso, isso já é quase charque.' },
        { mechanism: 'cena', text: 'A peça suando na bandeja, e o sal já virou água.' },
        { mechanism: 'compara', text: 'Peça inteira pede sal grosso; bife pede sal de parrilla.' },
        { mechanism: 'erro', text: 'Cobrir de sal e esquecer de bater antes da brasa.' },
        { mechanism: 'mito', text: 'Salgar cedo não é pecado quando a peça é alta.' },
        { mechanism: 'quebra', text: 'Fecha o saco de sal e olha a grossura.' },
        { mechanism: 'pergunta', text: 'Sua picanha vai inteira ou em bife? A resposta muda o sal.' },
      ],
    },
    {
      question: 'Como saber o ponto da carne sem cortar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Aperto aqui, na base do polegar, e depois aperto a carne.' },
        { mechanism: 'loop', text: 'Essa gotinha vermelha subindo é a hora de virar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu talhava cada bife pra espiar. Hoje a mão sabe.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Cada corte pra conferir esvazia o bife da visita.' },
        { mechanism: 'chamada', text: 'A sogra quer sola, o cunhado quer sangrando, e a pinça tá com você.' },
        {
          mechanism: 'confissao',
          text: 'Servi frango rosa uma vez e nunca mais confiei na cor.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Termômetro de espeto não envergonha churrasqueiro nenhum.' },
        { mechanism: 'numero', text: 'Do rosado ao cinza são dois minutos e uma distração.' },
      ],
    },
  ],
};
