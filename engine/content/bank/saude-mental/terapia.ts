import type { BankSubtopic } from '../../content-types.ts';

export const terapia: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'terapia',
  questions: [
    {
      question: 'Como é a primeira sessão de terapia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Poltrona, lenço na mesinha, e o relógio virado pra você.' },
        { mechanism: 'mito', text: 'Divã é opcional, chorar também.' },
        { mechanism: 'dialogo', text: '“Nem sei por onde começar.” Pode começar por essa frase.' },
        { mechanism: 'erro', text: 'Chegar com a vida editada, sem nenhuma parte feia.' },
        { mechanism: 'desafio', text: 'Escreve no ônibus três cenas que te trouxeram ali.' },
        { mechanism: 'prova', text: 'Encenei os primeiros cinco minutos, do boa-tarde ao silêncio.' },
        { mechanism: 'confissao', text: 'Na minha estreia, falei quarenta minutos do trânsito.', needsTruth: true },
        { mechanism: 'contra', text: 'Essa conversa também serve pra você avaliar quem escuta.' },
      ],
    },
    {
      question: 'Por que a terapia parece não funcionar comigo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Psicólogo bom não dá conselho pronto.' },
        { mechanism: 'erro', text: 'Contar a semana inteira e pular justo o domingo.' },
        { mechanism: 'lacuna', text: 'O assunto evitado aparece nos últimos cinco minutos.' },
        { mechanism: 'antes-depois', text: 'Eu faltava quando doía. Agora chego contando que quase faltei.', needsTruth: true },
        { mechanism: 'chamada', text: 'Pra quem diz “tudo ótimo” e chora no estacionamento.' },
        { mechanism: 'contra', text: 'Trocar de terapeuta não é desistir da terapia.' },
        { mechanism: 'quebra', text: 'Leva essa frase pra sessão: “acho que não tá andando”.' },
        { mechanism: 'custo', text: 'Meses falando do chefe, e o assunto era outro.' },
      ],
    },
    {
      question: 'Terapia online ou presencial: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Sofá de casa ou sala com persiana: o sigilo vem primeiro.' },
        { mechanism: 'cena', text: 'Câmera ligada no carro, dentro da garagem, banco reclinado.' },
        { mechanism: 'erro', text: 'Fazer a sessão com a família atrás da porta fina.' },
        { mechanism: 'numero', text: 'Um fone, uma porta fechada e cinquenta minutos sem notificação.' },
        { mechanism: 'mito', text: 'Choro também chega pela tela.' },
        { mechanism: 'prova', text: 'Vou conferir um registro de psicólogo aqui, do começo ao fim.' },
        { mechanism: 'desafio', text: 'Testa a porta: fala normal e pede pra alguém escutar.' },
        { mechanism: 'loop', text: 'Quando a conexão cai no meio do choro, faz isso.' },
      ],
    },
    {
      question: 'Quanto tempo de terapia até sentir diferença?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Na quarta sessão você ainda tá contando o começo.' },
        { mechanism: 'contra', text: 'Terapia boa também tem quarta-feira sem graça.' },
        { mechanism: 'cena', text: 'Discussão no almoço, e pela primeira vez você esperou.' },
        { mechanism: 'mito', text: 'Sair da sessão chorando não quer dizer que piorou.' },
        { mechanism: 'pergunta', text: 'O que hoje te irrita menos que no semestre passado?' },
        { mechanism: 'custo', text: 'Parar na primeira melhora deixa a mala aberta no corredor.' },
        { mechanism: 'antes-depois', text: 'Em março eu gritava; em agosto, saí da sala pra respirar.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa mudança aparece primeiro no tom com quem mora junto.' },
      ],
    },
    {
      question: 'Como fazer terapia pagando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'lacuna', text: 'Faculdade de psicologia tem uma porta que pouca gente bate.' },
        { mechanism: 'numero', text: 'Manda a mesma mensagem pra cinco psicólogos e compara os valores.' },
        { mechanism: 'dialogo', text: '“Você atende por valor social?” Essa pergunta cabe na mensagem.' },
        { mechanism: 'quebra', text: 'Pergunta no posto pelo psicólogo da rede antes de desistir.' },
        { mechanism: 'erro', text: 'Desistir no primeiro preço do aplicativo.' },
        { mechanism: 'confissao', text: 'Negociei o preço da sessão com a voz tremendo.', needsTruth: true },
        { mechanism: 'compara', text: 'Toda semana apertando ou quinzena possível: a constância ganha.' },
        { mechanism: 'chamada', text: 'Se você já fechou a aba vendo o valor, respira.' },
      ],
    },
  ],
};
