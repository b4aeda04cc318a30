import type { BankSubtopic } from '../../content-types.ts';

export const envelhecerBem: BankSubtopic = {
  domain: 'saude',
  subtopic: 'envelhecer-bem',
  questions: [
    {
      question: 'Como evitar queda de idoso em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Duas da manhã, chinelo frouxo, corredor escuro.' },
        { mechanism: 'erro', text: 'Encerar a sala porque a avó vem almoçar.' },
        { mechanism: 'desafio', text: 'Enrola o tapete do corredor e guarda ainda hoje.' },
        { mechanism: 'numero', text: 'Duas barras no box, quatro furos, uma tarde de domingo.' },
        { mechanism: 'prova', text: 'Anda comigo pelo corredor da minha mãe, contando os fios.', needsTruth: true },
        { mechanism: 'mito', text: 'O azar leva a culpa do tapete solto.' },
        { mechanism: 'quebra', text: 'Deixa acesa a luz do banheiro essa noite.' },
        { mechanism: 'custo', text: 'Depois do primeiro tombo, o medo rouba a feira.' },
      ],
    },
    {
      question: 'Por que a memória piora depois dos 60?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'compara', text: 'Perder a chave é uma coisa. Esquecer pra que serve, outra.' },
        { mechanism: 'cena', text: 'Geladeira aberta, mão no ar, e o que era mesmo.' },
        { mechanism: 'mito', text: 'Branco de memória também vem de noite ruim.' },
        { mechanism: 'confissao', text: 'Escondi meus esquecimentos com medo do nome da doença.', needsTruth: true },
        { mechanism: 'chamada', text: 'A mesma pergunta quatro vezes no almoço merece consulta.' },
        { mechanism: 'lacuna', text: 'Um exame de sangue simples explica alguns desses brancos.' },
        { mechanism: 'erro', text: 'Riram do branco da avó na frente dos netos.' },
        { mechanism: 'contra', text: 'Cruzadinha todo dia ensina principalmente a fazer cruzadinha.' },
      ],
    },
    {
      question: 'Qual o melhor exercício pra idoso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Hidro na quarta, peso na sexta: a perna gosta dos dois.' },
        { mechanism: 'contra', text: 'Caminhada é ótima, mas a escada cobra força.' },
        { mechanism: 'dialogo', text: '“Musculação, na minha idade?” Principalmente nela.' },
        { mechanism: 'desafio', text: 'Levanta da cadeira cinco vezes sem usar a mão.' },
        { mechanism: 'numero', text: 'Força duas vezes na semana, equilíbrio quase todo dia.' },
        { mechanism: 'erro', text: 'Deram pro avô a ficha de treino do neto.' },
        { mechanism: 'antes-depois', text: 'Minha mãe subia pelo corrimão; hoje sobe com a feira.', needsTruth: true },
        { mechanism: 'loop', text: 'Esse músculo aqui, na coxa, tira a gente do sofá.' },
      ],
    },
    {
      question: 'Depois dos 60 ainda dá pra ganhar músculo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Músculo não pede certidão de nascimento.' },
        { mechanism: 'cena', text: 'Sessenta e oito anos, tênis novo, primeira puxada no elástico.' },
        { mechanism: 'numero', text: 'Um saco de arroz de dois quilos já é halter.' },
        { mechanism: 'contra', text: 'Começar aos sessenta e três ganha de ter parado aos trinta.' },
        { mechanism: 'chamada', text: 'Pra quem travou na catraca vendo só gente de vinte.' },
        { mechanism: 'pergunta', text: 'Quanto pesa a sacola que você traz da feira?' },
        { mechanism: 'quebra', text: 'Vai até a pia e sobe na ponta do pé.' },
        { mechanism: 'lacuna', text: 'Torrada com café na janta: falta o que a perna procura.' },
      ],
    },
    {
      question: 'Meu pai idoso não aceita ajuda: o que fazer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Eu me viro”, disse meu pai, no alto da escada.', needsTruth: true },
        { mechanism: 'erro', text: 'Chegar dando ordem na casa que é dele.' },
        { mechanism: 'confissao', text: 'Falei com meu pai feito criança, e a porta fechou.', needsTruth: true },
        { mechanism: 'contra', text: 'Ajuda que chega pedindo conselho entra mais fácil.' },
        { mechanism: 'loop', text: 'Troquei uma palavra da frase, e essa meu pai aceitou.', needsTruth: true },
        { mechanism: 'custo', text: 'Cada briga pela bengala atrasa a próxima visita.' },
        { mechanism: 'antes-depois', text: 'Primeiro eu mandava. Agora levo duas opções pro meu pai.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou ler a mensagem que dividiu os dias entre irmãos.' },
      ],
    },
  ],
};
