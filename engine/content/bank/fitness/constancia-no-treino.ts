import type { BankSubtopic } from '../../content-types.ts';

export const constanciaNoTreino: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'constancia-no-treino',
  questions: [
    {
      question: 'Como manter a constância no treino trabalhando muito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A mochila tá no porta-malas desde segunda, e já é quinta.' },
        { mechanism: 'numero', text: 'Dia de reunião até as sete pede um treino de doze minutos.' },
        {
          mechanism: 'confissao',
          text: 'Já troquei de roupa no banheiro do posto de gasolina.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Passou em casa antes do treino, já era.' },
        { mechanism: 'erro', text: '“Quando eu sair do trabalho” não é horário de treino.' },
        { mechanism: 'quebra', text: 'Treino não mora em lista: bota na agenda, com hora.' },
        { mechanism: 'desafio', text: 'Manda mensagem agora pra quem treina no seu horário.' },
        { mechanism: 'prova', text: 'Abri minha agenda: o treino tá espremido na quinta.', needsTruth: true },
      ],
    },
    {
      question: 'Por que dá tanta preguiça de ir treinar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Calça jeans, sofá, “só vou sentar um pouco”, oito e meia.' },
        { mechanism: 'dialogo', text: '“Hoje eu mereço descansar.” É a quarta vez essa semana.' },
        { mechanism: 'mito', text: 'Vontade de treinar costuma chegar na segunda série.' },
        { mechanism: 'custo', text: 'O trecho mais pesado do treino é do sofá até a porta.' },
        { mechanism: 'lacuna', text: 'Essa preguiça tem endereço, e fica na sua sala.' },
        { mechanism: 'chamada', text: 'Pra quem calça o tênis, senta e tira o tênis sem sair.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu esperava animar. Agora eu vou de mau humor mesmo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa mochila pendurada na porta não saiu dali à toa.' },
      ],
    },
    {
      question: 'Treinar de manhã ou à noite pra não faltar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cinco e meia com sono ou oito da noite com fome?' },
        { mechanism: 'contra', text: 'Treina na hora que ninguém disputa com você.' },
        { mechanism: 'mito', text: 'Treinar às cinco não dá mais resultado, dá menos desculpa.' },
        { mechanism: 'custo', text: 'Treino das nove da noite perde pra jantar, série e chuva.' },
        { mechanism: 'erro', text: 'Não copia o cinco da manhã de quem dorme às nove.' },
        {
          mechanism: 'numero',
          text: 'Em dois meses, faltei nove vezes à noite e duas de manhã.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Você acorda com disposição ou só com despertador?' },
        { mechanism: 'desafio', text: 'Testa uma semana de cada e conta as faltas.' },
      ],
    },
    {
      question: 'Fiquei um mês sem treinar: perdi tudo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Voltei à estaca zero.” O corpo lembra mais do que você pensa.' },
        { mechanism: 'mito', text: 'A culpa chega em três dias. O músculo demora bem mais pra ir.' },
        { mechanism: 'cena', text: 'No dia da volta, metade do peso e o triplo da tremedeira.' },
        {
          mechanism: 'antes-depois',
          text: 'Na volta de julho fui com tudo. Na de janeiro, com a metade.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Na primeira semana, tira um terço do peso da barra.' },
        { mechanism: 'quebra', text: 'Apaga o recorde do caderno e escreve “volta” no topo.' },
        { mechanism: 'erro', text: 'Ninguém paga trinta faltas num treino só.' },
        { mechanism: 'chamada', text: 'Se a catraca já nem reconhece seu dedo, vem cá.' },
      ],
    },
    {
      question: 'Adianta treinar sem vontade nenhuma?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Treino sem graça conta igual no fim do mês.' },
        { mechanism: 'desafio', text: 'Promete só o aquecimento e decide depois dele.' },
        {
          mechanism: 'confissao',
          text: 'Metade dos meus treinos bons começou de cara amarrada.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O treino que salvou o meu ano foi péssimo.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Tô gravando isso sem um pingo de vontade. Liga o cronômetro.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Gente constante também negocia com o despertador.' },
        { mechanism: 'loop', text: 'Guarda essa cara de agora. Na saída, compara.' },
        {
          mechanism: 'custo',
          text: 'Esperar a vontade aparecer custou o meu fevereiro inteiro.',
          needsTruth: true,
        },
      ],
    },
  ],
};
