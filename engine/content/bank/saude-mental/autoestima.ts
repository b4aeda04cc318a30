import type { BankSubtopic } from '../../content-types.ts';

export const autoestima: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'autoestima',
  questions: [
    {
      question: 'Como melhorar a autoestima?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Cumpre hoje uma promessa pequena que você fez pra você.' },
        { mechanism: 'contra', text: 'Frase no espelho do banheiro não segura uma terça difícil.' },
        { mechanism: 'numero', text: 'Conta duas coisas que deram certo antes de apagar a luz.' },
        { mechanism: 'erro', text: 'Pedir desculpa antes de dar opinião.' },
        { mechanism: 'dialogo', text: '“Imagina, foi sorte.” E o elogio voltou pro remetente.' },
        { mechanism: 'prova', text: 'Vou receber um elogio aqui sem diminuir nada.' },
        { mechanism: 'confissao', text: 'Eu decorava críticas e perdia os elogios no caminho.', needsTruth: true },
        { mechanism: 'loop', text: 'Isso que você fala quando derruba um copo diz muito.' },
      ],
    },
    {
      question: 'Por que me comparo tanto com os outros?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Onze da noite, perfil de alguém da escola, dedo ampliando a foto.' },
        { mechanism: 'compara', text: 'Seu domingo de pijama contra a viagem postada da colega.' },
        { mechanism: 'quebra', text: 'Silencia três perfis antes de dormir.' },
        { mechanism: 'mito', text: 'A gente sempre se comparou; antes era só com a vizinha.' },
        { mechanism: 'custo', text: 'Meia hora no perfil alheio estraga o café da manhã.' },
        { mechanism: 'lacuna', text: 'Você se compara sempre com o mesmo pedaço da pessoa.' },
        { mechanism: 'antes-depois', text: 'Antes eu seguia quem me fazia mal. Minha lista encolheu.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Com quem você se comparou antes do meio-dia?' },
      ],
    },
    {
      question: 'Mudar a aparência melhora a autoestima?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Espelho novo, olho antigo: a implicância muda de lugar.' },
        { mechanism: 'mito', text: 'O defeito que some abre vaga pra outro.' },
        { mechanism: 'contra', text: 'Corta o cabelo, mas não pede terapia pra tesoura.' },
        { mechanism: 'cena', text: 'Provador apertado, luz branca, três calças no chão.' },
        { mechanism: 'erro', text: 'Marcar procedimento na semana do término.' },
        { mechanism: 'numero', text: 'Uma foto boa em quarenta, e você acredita nas outras.' },
        { mechanism: 'chamada', text: 'Pra quem deixou a praia pra “quando emagrecer”.' },
        { mechanism: 'antes-depois', text: 'Mudei o cabelo em uma hora. A cobrança levou bem mais.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo pra recuperar a autoestima depois do término?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'No primeiro mês, tomar sol na calçada já conta.' },
        { mechanism: 'dialogo', text: '“Já devia ter superado.” Segundo qual calendário?' },
        { mechanism: 'confissao', text: 'Levei meses pra escolher um restaurante pelo meu gosto.', needsTruth: true },
        { mechanism: 'erro', text: 'Medir a própria recuperação pela foto nova do ex.' },
        { mechanism: 'mito', text: 'Encontro marcado não é alta médica.' },
        { mechanism: 'cena', text: 'Domingo no mercado, carrinho menor, e a sua marca de café.' },
        { mechanism: 'desafio', text: 'Essa semana, escolhe o filme sem consultar o gosto de ninguém.' },
        { mechanism: 'custo', text: 'Cada espiada no perfil atrasa a parte que já cicatrizava.' },
      ],
    },
    {
      question: 'Como parar de ter vergonha do corpo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Larga a canga na areia e entra na água.' },
        { mechanism: 'cena', text: 'Piscina cheia, toalha enrolada, e um calor de trinta e cinco.' },
        { mechanism: 'mito', text: 'Na praia, todo mundo tá vigiando a própria barriga.' },
        { mechanism: 'erro', text: 'Chamar o corpo de um apelido que você não daria a ninguém.' },
        { mechanism: 'confissao', text: 'Fugi das fotos de família por três fins de ano.', needsTruth: true },
        { mechanism: 'custo', text: 'Verão inteiro de camiseta, e a filha chamando da água.' },
        { mechanism: 'loop', text: 'Uma peça no armário te castiga toda manhã: é essa aqui.' },
        { mechanism: 'prova', text: 'Vesti a mesma calça em dois tamanhos: só um aperta.' },
      ],
    },
  ],
};
