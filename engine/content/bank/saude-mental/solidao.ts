import type { BankSubtopic } from '../../content-types.ts';

export const solidao: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'solidao',
  questions: [
    {
      question: 'Como lidar com a solidão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, quatro da tarde, e o telefone quieto na mesa.' },
        { mechanism: 'desafio', text: 'Manda uma foto antiga pra quem tá nela.' },
        { mechanism: 'erro', text: 'Deixar a TV falando a tarde toda e chamar de companhia.' },
        { mechanism: 'numero', text: 'Vai na mesma padaria, no mesmo horário, por três semanas.' },
        {
          mechanism: 'confissao',
          text: 'Já puxei assunto no ponto só pra ouvir minha voz.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Morar só e se sentir só são coisas bem diferentes.' },
        { mechanism: 'quebra', text: 'Pega a xícara e leva o café pra calçada.' },
        { mechanism: 'chamada', text: 'Passou o domingo sem dizer uma palavra? Essa conversa é nossa.' },
      ],
    },
    {
      question: 'Por que me sinto só no meio de tanta gente?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Grupo lotado no celular não enche a sala de casa.' },
        { mechanism: 'compara', text: 'Vinte contatos pra festa, e nenhum pra uma quinta ruim.' },
        { mechanism: 'dialogo', text: '“Tudo bem, e você?” Fim da conversa.' },
        { mechanism: 'lacuna', text: 'Falta um tipo de assunto nas suas conversas de sempre.' },
        { mechanism: 'custo', text: 'Você ri a noite inteira e volta no carro em silêncio.' },
        { mechanism: 'loop', text: 'Essa mensagem longa que você apaga era a conversa.' },
        { mechanism: 'cena', text: 'A mesa do bar rindo inteira, e você a quilômetros dali.' },
        {
          mechanism: 'confissao',
          text: 'Decorei o aniversário de todo mundo, e o meu passou quieto.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Timidez ou ansiedade social: qual a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Timidez esquenta o rosto; ansiedade social cancela a festa.' },
        { mechanism: 'mito', text: 'Gostar do canto da sala não é doença nem defeito.' },
        { mechanism: 'numero', text: 'Três dias de ensaio pra um telefonema de dois minutos.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu pedia por aplicativo pra não ligar. Ontem liguei, tremendo.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se você já deu meia-volta na porta da festa, ouve.' },
        { mechanism: 'erro', text: 'Duas cervejas na esquina antes da festa só adiam o primeiro oi.' },
        { mechanism: 'prova', text: 'Vou ligar pra pizzaria agora, sem ensaiar antes.' },
        { mechanism: 'lacuna', text: 'A diferença entre as duas aparece na véspera do encontro.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra fazer um amigo de verdade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez quintas-feiras no mesmo lugar, e aí você diz que não deu.' },
        { mechanism: 'mito', text: 'Afinidade na hora não faz amizade; repetição faz.' },
        { mechanism: 'contra', text: 'Muita amizade nasce é na carona de volta.' },
        { mechanism: 'desafio', text: 'Convida de novo quem disse “vamos marcar”.' },
        { mechanism: 'erro', text: 'Você fez um convite só, não vingou, e sumiu junto.' },
        { mechanism: 'cena', text: 'Segunda aula de dança, o mesmo canto, o mesmo aceno.' },
        {
          mechanism: 'antes-depois',
          text: 'Em abril era só bom-dia. Em setembro, minha vizinha guardava minha chave.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quem você veria toda semana sem precisar de motivo?' },
      ],
    },
    {
      question: 'Como perder o medo de falar com as pessoas?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Pergunta as horas pra alguém hoje, mesmo de relógio no pulso.' },
        {
          mechanism: 'confissao',
          text: 'Eu atravessava a rua pra não cumprimentar vizinho.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou te mostrar uma conversa de fila, só com o que tá na cesta.' },
        { mechanism: 'mito', text: 'A outra pessoa também não sabe onde pôr a mão.' },
        { mechanism: 'numero', text: 'Cinco segundos depois do oi, o mais difícil passou.' },
        { mechanism: 'erro', text: 'Você ensaia a frase perfeita, e o elevador já chegou.' },
        { mechanism: 'loop', text: 'Essa pergunta salva o silêncio da copa do trabalho.' },
        { mechanism: 'dialogo', text: '“Não tenho assunto.” O tempo, o cachorro e a fila discordam.' },
      ],
    },
  ],
};
