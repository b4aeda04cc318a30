import type { BankSubtopic } from '../../content-types.ts';

export const terapia: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'terapia',
  questions: [
    {
      question: 'Como é a primeira sessão de terapia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Poltrona, lencinho na mesa, e você procurando o relógio.' },
        { mechanism: 'mito', text: 'Divã é opcional, e chorar também.' },
        { mechanism: 'dialogo', text: '“Nem sei por onde começar.” Pode começar por essa frase.' },
        { mechanism: 'erro', text: 'A gente chega com a vida editada, sem nenhuma parte feia.' },
        { mechanism: 'desafio', text: 'Escreve no ônibus três cenas que te trouxeram ali.' },
        { mechanism: 'prova', text: 'Encenei os primeiros cinco minutos, do boa-tarde ao silêncio.' },
        {
          mechanism: 'confissao',
          text: 'Na minha primeira sessão, falei quarenta minutos do trânsito.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Essa primeira conversa também serve pra você avaliar quem escuta.' },
      ],
    },
    {
      question: 'Por que a terapia parece não funcionar comigo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Psicólogo bom quase nunca entrega conselho pronto.' },
        { mechanism: 'erro', text: 'Você contou a semana inteira e pulou justo o domingo.' },
        { mechanism: 'lacuna', text: 'O assunto que você evita aparece nos últimos cinco minutos.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu faltava quando doía. Agora chego contando que quase faltei.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem fala “tudo ótimo” na sessão e chora no estacionamento.' },
        { mechanism: 'contra', text: 'Trocar de terapeuta também é se cuidar.' },
        { mechanism: 'quebra', text: 'Leva essa frase pra sessão: “acho que não tá andando”.' },
        {
          mechanism: 'custo',
          text: 'Passei meses falando do chefe, e o assunto era meu pai.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Terapia online ou presencial: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Sofá de casa ou sala com persiana: escolhe onde tem sigilo.' },
        { mechanism: 'cena', text: 'Sessão dentro do carro, na garagem, com o banco reclinado.' },
        { mechanism: 'erro', text: 'Câmera na sala, família na cozinha: você só conta a metade.' },
        { mechanism: 'numero', text: 'Um fone, uma porta fechada e cinquenta minutos sem notificação.' },
        { mechanism: 'mito', text: 'Choro também atravessa a tela, pode acreditar.' },
        { mechanism: 'prova', text: 'Vou conferir um registro de psicólogo aqui, do começo ao fim.' },
        { mechanism: 'desafio', text: 'Testa a porta: fala normal e pede pra alguém escutar.' },
        { mechanism: 'loop', text: 'Quando a conexão cai no meio do choro, faz isso.' },
      ],
    },
    {
      question: 'Quanto tempo de terapia até sentir diferença?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com quatro sessões, a gente ainda tá contando o começo.' },
        { mechanism: 'contra', text: 'Terapia boa também tem quarta-feira sem graça.' },
        { mechanism: 'cena', text: 'Discussão no almoço, e você contou até três antes de responder.' },
        { mechanism: 'mito', text: 'Chorar na saída da sessão não quer dizer que piorou.' },
        { mechanism: 'pergunta', text: 'O que hoje te irrita menos que no semestre passado?' },
        { mechanism: 'custo', text: 'Parar na primeira melhora deixa a mala aberta no corredor.' },
        {
          mechanism: 'antes-depois',
          text: 'Em março eu gritava; em agosto já saía da sala pra respirar.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Isso aparece primeiro no tom com quem mora com você.' },
      ],
    },
    {
      question: 'Como fazer terapia pagando pouco?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'lacuna',
          text: 'Faculdade de psicologia costuma ter uma porta em que pouca gente bate.',
        },
        { mechanism: 'numero', text: 'Manda a mesma mensagem pra cinco psicólogos e compara.' },
        { mechanism: 'dialogo', text: '“Você atende por valor social?” Essa pergunta cabe na mensagem.' },
        { mechanism: 'quebra', text: 'Pergunta no posto pelo psicólogo da rede antes de desistir.' },
        { mechanism: 'erro', text: 'Desistir da ideia no primeiro preço do aplicativo.' },
        { mechanism: 'confissao', text: 'Negociei o preço da sessão com a voz tremendo.', needsTruth: true },
        { mechanism: 'compara', text: 'Toda semana no aperto ou quinzena que cabe? A constância ganha.' },
        { mechanism: 'chamada', text: 'Se você já fechou a aba vendo o valor, respira.' },
      ],
    },
  ],
};
