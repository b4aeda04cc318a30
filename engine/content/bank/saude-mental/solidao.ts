import type { BankSubtopic } from '../../content-types.ts';

export const solidao: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'solidao',
  questions: [
    {
      question: 'Como lidar com a solidão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, quatro da tarde, e o telefone mudo na mesa.' },
        { mechanism: 'desafio', text: 'Manda uma foto antiga pra quem tá nela.' },
        { mechanism: 'erro', text: 'Deixar a TV falando e chamar de companhia.' },
        { mechanism: 'numero', text: 'Uma padaria, o mesmo horário, três semanas seguidas.' },
        { mechanism: 'confissao', text: 'Já puxei assunto no ponto só pra ouvir minha voz.', needsTruth: true },
        { mechanism: 'contra', text: 'Morar só e se sentir só são duas casas diferentes.' },
        { mechanism: 'quebra', text: 'Leva o café pra calçada em vez da pia.' },
        { mechanism: 'chamada', text: 'Pra quem passou o fim de semana sem dizer uma palavra.' },
      ],
    },
    {
      question: 'Por que me sinto só no meio de tanta gente?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Grupo cheio no celular não enche a sala.' },
        { mechanism: 'compara', text: 'Vinte contatos pra festa, nenhum pra quinta ruim.' },
        { mechanism: 'dialogo', text: '“Tudo bem, e você?” Fim da conversa.' },
        { mechanism: 'lacuna', text: 'Falta um tipo de assunto nas suas conversas.' },
        { mechanism: 'custo', text: 'Rir a noite inteira e voltar no carro em silêncio.' },
        { mechanism: 'loop', text: 'Essa mensagem longa que você apaga era a conversa.' },
        { mechanism: 'cena', text: 'Mesa de bar, seis pessoas rindo, e você longe.' },
        { mechanism: 'confissao', text: 'Decorei o aniversário de todo mundo, e o meu passou quieto.', needsTruth: true },
      ],
    },
    {
      question: 'Timidez ou ansiedade social: qual a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Timidez esquenta o rosto; ansiedade social cancela a festa.' },
        { mechanism: 'mito', text: 'Gostar do canto da sala não é doença.' },
        { mechanism: 'numero', text: 'Três dias ensaiando um telefonema de dois minutos.' },
        { mechanism: 'antes-depois', text: 'Eu pedia por aplicativo pra não ligar. Ontem liguei, tremendo.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se você já deu meia-volta na porta da festa, ouve.' },
        { mechanism: 'erro', text: 'Beber duas antes pra aguentar os primeiros dez minutos.' },
        { mechanism: 'prova', text: 'Vou ligar pra pizzaria agora, sem ensaiar antes.' },
        { mechanism: 'lacuna', text: 'A diferença aparece na véspera do encontro.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra fazer um amigo de verdade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Conta dez quintas-feiras antes de dizer que não deu.' },
        { mechanism: 'mito', text: 'Afinidade na hora não faz amizade; repetição faz.' },
        { mechanism: 'contra', text: 'Amigo nasce mais na carona que no jantar.' },
        { mechanism: 'desafio', text: 'Convida de novo quem disse “vamos marcar”.' },
        { mechanism: 'erro', text: 'Sumir depois do primeiro convite que não vingou.' },
        { mechanism: 'cena', text: 'Segunda aula de dança, mesmo canto, mesmo aceno.' },
        { mechanism: 'antes-depois', text: 'Em abril, só bom-dia. Em setembro, chave reserva da casa.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Quem você veria toda semana sem precisar de motivo?' },
      ],
    },
    {
      question: 'Como perder o medo de falar com as pessoas?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Pergunta as horas pra alguém hoje, com relógio e tudo.' },
        { mechanism: 'confissao', text: 'Eu atravessava a rua pra não cumprimentar vizinho.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou puxar conversa na fila, só com o que tá na cesta.' },
        { mechanism: 'mito', text: 'A outra pessoa também tá procurando onde pôr a mão.' },
        { mechanism: 'numero', text: 'Cinco segundos depois do oi, o mais difícil passou.' },
        { mechanism: 'erro', text: 'Esperar a frase perfeita enquanto o elevador chega.' },
        { mechanism: 'loop', text: 'Essa pergunta salva o silêncio da copa do trabalho.' },
        { mechanism: 'dialogo', text: '“Não tenho assunto.” O tempo, o cachorro e a fila discordam.' },
      ],
    },
  ],
};
