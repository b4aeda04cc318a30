import type { BankSubtopic } from '../../content-types.ts';

export const autoestima: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'autoestima',
  questions: [
    {
      question: 'Como melhorar a autoestima?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Hoje, cumpre uma promessa pequena que você fez pra você.' },
        { mechanism: 'contra', text: 'Frase bonita no espelho não segura uma terça difícil.' },
        { mechanism: 'numero', text: 'Antes de apagar a luz, conta duas coisas que deram certo.' },
        { mechanism: 'erro', text: 'Você pede desculpa antes de dar a própria opinião.' },
        { mechanism: 'dialogo', text: '“Imagina, foi sorte.” E o elogio voltou pro remetente.' },
        { mechanism: 'prova', text: 'Vou receber um elogio aqui sem diminuir nada.' },
        {
          mechanism: 'confissao',
          text: 'Eu decorava críticas e perdia os elogios no caminho.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Isso que você fala quando derruba um copo diz muito.' },
      ],
    },
    {
      question: 'Por que me comparo tanto com os outros?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Onze da noite, perfil de gente da escola, e você ampliando a foto.' },
        { mechanism: 'compara', text: 'Seu domingo de pijama contra a viagem postada da colega.' },
        { mechanism: 'quebra', text: 'Silencia três perfis antes de dormir e vê como acorda.' },
        { mechanism: 'mito', text: 'A gente sempre se comparou; antes era só com a vizinha.' },
        { mechanism: 'custo', text: 'Meia hora no perfil alheio já estraga o café da manhã.' },
        { mechanism: 'lacuna', text: 'A comparação escolhe sempre o mesmo pedaço da outra pessoa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu abria o aplicativo e encolhia. Hoje sigo gente com estria.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Com quem você se comparou antes do meio-dia?' },
      ],
    },
    {
      question: 'Mudar a aparência melhora a autoestima?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Corte novo dura um mês; parar de se xingar dura mais.' },
        { mechanism: 'mito', text: 'Some um defeito do espelho, e a cabeça já arruma outro.' },
        { mechanism: 'contra', text: 'Corta o cabelo, claro, mas não pede terapia pra tesoura.' },
        { mechanism: 'cena', text: 'Provador apertado, luz branca, e três calças no chão.' },
        { mechanism: 'erro', text: 'Marcar procedimento na semana do término.' },
        { mechanism: 'numero', text: 'Em quarenta fotos você gosta de uma, e acredita nas outras.' },
        { mechanism: 'chamada', text: 'Tá deixando a praia pra “quando emagrecer”? Vem comigo.' },
        {
          mechanism: 'antes-depois',
          text: 'Mudei o cabelo em uma hora. A cobrança levou bem mais.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo pra recuperar a autoestima depois do término?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'numero',
          text: 'Nas duas primeiras semanas, tomar sol na calçada já conta como avanço.',
        },
        { mechanism: 'dialogo', text: '“Já devia ter superado.” Segundo qual calendário?' },
        {
          mechanism: 'confissao',
          text: 'Levei meses pra escolher um restaurante só pelo meu gosto.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'A foto nova do ex não mede a sua recuperação.' },
        { mechanism: 'mito', text: 'Marcar um encontro não é receber alta.' },
        { mechanism: 'cena', text: 'Carrinho menor no mercado, e nele só a marca de café que você gosta.' },
        { mechanism: 'desafio', text: 'Escolhe o filme de sexta sem consultar ninguém.' },
        { mechanism: 'custo', text: 'Cada espiada no perfil atrasa a parte que já cicatrizava.' },
      ],
    },
    {
      question: 'Como parar de ter vergonha do corpo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Larga a canga na areia e entra na água.' },
        { mechanism: 'cena', text: 'Piscina cheia, trinta e cinco graus, e você enrolando a toalha.' },
        { mechanism: 'mito', text: 'Na praia, quase todo mundo tá ocupado com a própria barriga.' },
        { mechanism: 'erro', text: 'O apelido que você dá pro corpo não daria a mais ninguém.' },
        { mechanism: 'confissao', text: 'Fugi das fotos de família por três fins de ano.', needsTruth: true },
        { mechanism: 'custo', text: 'Verão inteiro de camiseta, e a filha chamando da água.' },
        { mechanism: 'loop', text: 'Tem peça no armário que te castiga toda manhã: é essa aqui.' },
        { mechanism: 'prova', text: 'Vesti a mesma calça em dois tamanhos: só um aperta.' },
      ],
    },
  ],
};
