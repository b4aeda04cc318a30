import type { BankSubtopic } from '../../content-types.ts';

export const tocarViolao: BankSubtopic = {
  domain: 'arte',
  subtopic: 'tocar-violao',
  questions: [
    {
      question: 'Como começar a tocar violão sozinho em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Violão atrás da porta, capa fechada desde o Natal.' },
        { mechanism: 'numero', text: 'Três acordes, e o bolo de aniversário já tem trilha.' },
        { mechanism: 'erro', text: 'Abriu cifra de bossa nova logo na primeira semana.' },
        { mechanism: 'quebra', text: 'Hoje o violão dorme fora da capa, no sofá.' },
        { mechanism: 'dialogo', text: '“Minha mão é pequena.” Criança de sete anos faz sol maior.' },
        { mechanism: 'contra', text: 'Ritmo primeiro: abafa as cordas e só marca a batida.' },
        {
          mechanism: 'confissao',
          text: 'Afinei uma oitava acima sem saber, até a corda estourar.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Guarda essa batida boba, que no fim ela vira refrão.' },
      ],
    },
    {
      question: 'Por que meu dedo dói quando toco violão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Calo é sinal de treino; machucado é sinal de pausa.' },
        { mechanism: 'cena', text: 'Três músicas depois, a corda desenhada na ponta do indicador.' },
        { mechanism: 'compara', text: 'No meio da casa pede força; coladinho no traste, sai limpo.' },
        { mechanism: 'lacuna', text: 'Talvez a dor venha da altura da corda, que se regula.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu tocava duas horas no domingo. Agora são dez minutos por dia.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Você esmaga a corda como quem abre vidro de palmito.' },
        { mechanism: 'desafio', text: 'Afrouxa até a nota chiar, depois volta um tiquinho.' },
        { mechanism: 'custo', text: 'De tanto apertar, o punho pede água na segunda estrofe.' },
      ],
    },
    {
      question: 'Violão de nylon ou de aço pra iniciante?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Nylon perdoa a ponta do dedo, aço fala mais alto na roda.' },
        { mechanism: 'contra', text: 'Pra começar, vale o que afina e fica afinado.' },
        { mechanism: 'erro', text: 'Botou aço num braço feito pra nylon, e a madeira empenou.' },
        { mechanism: 'numero', text: 'Na loja, confere quatro coisas antes da cor.' },
        { mechanism: 'dialogo', text: '“Mas no sertanejo é aço.” No primeiro mês, é paciência.' },
        { mechanism: 'prova', text: 'Ré maior no nylon, ré maior no aço: escuta.' },
        { mechanism: 'chamada', text: 'Violão herdado do tio? Olha o braço contra a luz.' },
        { mechanism: 'custo', text: 'Com tarraxa frouxa, a afinação não dura nem um refrão.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender a tocar violão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Mão grande não acelera nada; repetir a troca de acorde, sim.' },
        { mechanism: 'cena', text: 'Churrasco de família, alguém te passa o violão, e agora sai.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava até oito pra trocar de acorde. Hoje nem olho.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Conta por músicas: a quinta demora bem menos que a primeira.' },
        { mechanism: 'desafio', text: 'Filma a mão esquerda hoje, revê em um mês.' },
        { mechanism: 'chamada', text: 'Pra quem começa aos cinquenta: dedo não confere certidão.' },
        { mechanism: 'loop', text: 'Lá pela terceira semana bate um tédio que tem motivo.' },
        { mechanism: 'quebra', text: 'Fecha o vídeo do garoto de nove anos solando.' },
      ],
    },
    {
      question: 'Por que a pestana não sai limpa no violão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'O polegar espreme o braço até a mão inteira tremer.' },
        { mechanism: 'lacuna', text: 'O indicador tem um lado mais ossudo, e é nele que mora o fá.' },
        { mechanism: 'prova', text: 'Vou montar um fá maior quase sem força, bem de perto.' },
        { mechanism: 'confissao', text: 'Fugi do fá por um ano, mudando o tom de tudo.', needsTruth: true },
        { mechanism: 'quebra', text: 'Sobe a pestana pra quinta casa, que lá a corda amolece.' },
        { mechanism: 'custo', text: 'Sem pestana, metade do caderno de cifra fica fechada.' },
        { mechanism: 'contra', text: 'Capotraste salva a festa enquanto o dedo não fortalece.' },
        { mechanism: 'loop', text: 'A corda muda tá avisando uma coisa do seu cotovelo.' },
      ],
    },
  ],
};
