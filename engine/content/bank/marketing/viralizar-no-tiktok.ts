import type { BankSubtopic } from '../../content-types.ts';

export const viralizarNoTiktok: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'viralizar-no-tiktok',
  questions: [
    {
      question: 'Como fazer um vídeo viralizar no TikTok com poucos seguidores?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Onze seguidores, um cachorro roubando pão e meio Brasil assistindo.' },
        {
          mechanism: 'confissao',
          text: 'Gravei de pijama, postei por teimosia, e esse andou.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Conta nova tem sorte: ninguém lembra dos três primeiros vídeos.' },
        { mechanism: 'contra', text: 'No TikTok, quem te vê primeiro nem te conhece.' },
        { mechanism: 'prova', text: 'Vou regravar só o começo desse vídeo morto.' },
        { mechanism: 'desafio', text: 'Mostra pra alguém só os dois primeiros segundos.' },
        { mechanism: 'lacuna', text: 'Vídeo que se vê duas vezes termina no começo.' },
        { mechanism: 'quebra', text: 'Corta a respirada antes da primeira palavra.' },
      ],
    },
    {
      question: 'Por que meu TikTok travou nas 200 views?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'O TikTok não tem birra com a sua conta.' },
        {
          mechanism: 'dialogo',
          text: '“Deu duzentas de novo, certinho.” Parece combinado, mas tem explicação.',
        },
        { mechanism: 'erro', text: 'Nome, profissão, cidade e só então o assunto: já foram embora.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu abria com “bom dia, meus amores”. Hoje abro no meio da briga.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Nas duzentas views, o que acaba primeiro é a vontade.' },
        { mechanism: 'compara', text: 'Duzentas pessoas erradas ou quarenta que ficam até o fim?' },
        { mechanism: 'chamada', text: 'Cento e noventa, duzentas e três, duzentas e uma: seu perfil.' },
        { mechanism: 'loop', text: 'Esse gráfico despenca num segundo só. Guarda esse segundo.' },
      ],
    },
    {
      question: 'Qual o melhor tamanho de vídeo pro TikTok?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Uma piada pede dez segundos, uma história pede um minuto.' },
        { mechanism: 'cena', text: 'O vídeo tem três minutos, e o dedo já acelera no dobro.' },
        { mechanism: 'contra', text: 'Tem história que morre se couber em trinta segundos.' },
        { mechanism: 'prova', text: 'Esse aqui tinha dois minutos. Olha ele com quarenta segundos.' },
        { mechanism: 'quebra', text: 'Para de contar segundo e conta a enrolação.' },
        { mechanism: 'mito', text: 'Sete segundos também sobram quando não acontece nada.' },
        { mechanism: 'pergunta', text: 'Em que ponto você sairia do seu próprio vídeo?' },
        { mechanism: 'custo', text: 'Aquela pausa dramática de dois segundos esvazia a sala.' },
      ],
    },
    {
      question: 'Que horas postar no TikTok pra ter mais views?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Postei na hora certa e nada.” Relógio não assiste vídeo.' },
        {
          mechanism: 'confissao',
          text: 'Já larguei o jantar pra postar às sete em ponto.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Posta um no almoço, outro depois da novela, e compara.' },
        { mechanism: 'compara', text: 'Meio-dia no bandejão ou meia-noite na cama: onde te assistem?' },
        { mechanism: 'lacuna', text: 'O seu horário já tá escrito no perfil, três toques adentro.' },
        { mechanism: 'erro', text: 'Copiar horário de perfil gringo: lá é madrugada, aqui é almoço.' },
        { mechanism: 'chamada', text: 'Vídeo pronto desde cedo, esperando dar seis horas? Solta.' },
        { mechanism: 'contra', text: 'Na sua tela agora tem vídeo da quinta passada.' },
      ],
    },
    {
      question: 'Apagar vídeo que flopou no TikTok prejudica a conta?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Sete da manhã, doze views, dedo em cima da lixeira.' },
        { mechanism: 'mito', text: 'Vídeo fraco na grade não afunda o próximo.' },
        { mechanism: 'numero', text: 'Antes de três semanas no ar, ainda é cedo pra chamar de flop.' },
        { mechanism: 'quebra', text: 'Fecha o menu de apagar e lê os comentários.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu apagava tudo à meia-noite. Hoje regravo o começo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'De propósito, deixei um vídeo ruim no ar até hoje.', needsTruth: true },
        { mechanism: 'custo', text: 'Apagou o vídeo, apagou o gráfico que explicava a queda.' },
        { mechanism: 'compara', text: 'Apagar ou deixar no privado: só um dos dois guarda os números.' },
      ],
    },
  ],
};
