import type { BankSubtopic } from '../../content-types.ts';

export const envelhecerBem: BankSubtopic = {
  domain: 'saude',
  subtopic: 'envelhecer-bem',
  questions: [
    {
      question: 'Como evitar queda de idoso em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Duas da manhã, corredor escuro, e a mãe levanta sem acender nada.' },
        { mechanism: 'erro', text: 'Encerar a sala porque a avó vem almoçar.' },
        { mechanism: 'desafio', text: 'Enrola o tapete do corredor e guarda ainda hoje.' },
        { mechanism: 'numero', text: 'Duas barras no box, quatro furos, uma tarde de domingo.' },
        {
          mechanism: 'prova',
          text: 'Vem comigo pelo corredor da minha mãe contar os fios soltos.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Puseram a culpa no azar, mas quem escorregou foi o tapete.' },
        { mechanism: 'quebra', text: 'Hoje à noite, a luz do banheiro fica acesa.' },
        { mechanism: 'custo', text: 'Depois do primeiro tombo, o medo tira a feira, a missa e o baile.' },
      ],
    },
    {
      question: 'Por que a memória piora depois dos 60?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'compara', text: 'Perder a chave é uma coisa. Esquecer pra que serve, outra.' },
        { mechanism: 'cena', text: 'A geladeira aberta, a mão no ar, e cadê o motivo?' },
        { mechanism: 'mito', text: 'Branco de memória também vem de noite ruim.' },
        {
          mechanism: 'confissao',
          text: 'Escondi meus esquecimentos com medo do nome da doença.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'A mesma pergunta quatro vezes no almoço merece consulta.' },
        { mechanism: 'lacuna', text: 'Tem branco de memória que um exame de sangue simples explica.' },
        { mechanism: 'erro', text: 'Riram do branco da avó na frente dos netos.' },
        { mechanism: 'contra', text: 'Cruzadinha todo dia treina, principalmente, fazer cruzadinha.' },
      ],
    },
    {
      question: 'Qual o melhor exercício pra idoso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Hidro na quarta, peso na sexta: a perna gosta dos dois.' },
        { mechanism: 'contra', text: 'Caminhada é ótima, mas a escada do ônibus cobra força.' },
        { mechanism: 'dialogo', text: '“Musculação, na minha idade?” Principalmente nela.' },
        { mechanism: 'desafio', text: 'Encosta a cadeira na parede e levanta sem usar a mão.' },
        { mechanism: 'numero', text: 'Força duas vezes na semana, equilíbrio quase todo dia.' },
        { mechanism: 'erro', text: 'Deram pro avô a ficha de treino do neto.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha mãe subia pelo corrimão; hoje sobe com a feira.',
          needsTruth: true,
        },
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
        { mechanism: 'contra', text: 'Começar aos sessenta e três ainda ganha de ter parado aos trinta.' },
        { mechanism: 'chamada', text: 'Pra quem travou na catraca vendo só gente de vinte.' },
        { mechanism: 'pergunta', text: 'Quanto pesa a sacola que você traz da feira?' },
        { mechanism: 'quebra', text: 'Segura na pia e sobe na ponta do pé.' },
        { mechanism: 'lacuna', text: 'Café com torrada na janta: tá faltando justo o que segura a perna.' },
      ],
    },
    {
      question: 'Meu pai idoso não aceita ajuda: o que fazer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Eu me viro”, disse meu pai, no alto da escada.', needsTruth: true },
        { mechanism: 'erro', text: 'Você chega dando ordem numa casa que é dele.' },
        {
          mechanism: 'confissao',
          text: 'Falei com meu pai feito criança, e a porta fechou.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Chega pedindo conselho e a sua ajuda entra mais fácil.' },
        {
          mechanism: 'loop',
          text: 'Com uma palavra trocada na frase, meu pai aceitou na hora.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Cada briga pela bengala atrasa a próxima visita.' },
        {
          mechanism: 'antes-depois',
          text: 'Primeiro eu mandava. Agora levo duas opções pro meu pai.',
          needsTruth: true,
        },
        {
          mechanism: 'prova',
          text: 'Dividi os dias com meus irmãos numa mensagem só: vou ler pra você.',
          needsTruth: true,
        },
      ],
    },
  ],
};
