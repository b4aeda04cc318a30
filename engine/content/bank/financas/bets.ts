import type { BankSubtopic } from '../../content-types.ts';

export const bets: BankSubtopic = {
  domain: 'financas',
  subtopic: 'bets',
  questions: [
    {
      question: 'Como parar de jogar no tigrinho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'No dia de receber, deixa o cartão com alguém de confiança.' },
        { mechanism: 'cena', text: 'Dia de pagamento, celular na mão, o joguinho chamando.' },
        {
          mechanism: 'confissao',
          text: 'Apaguei o aplicativo sete vezes antes de contar pra alguém.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Pedir ajuda pra largar o jogo não diminui ninguém.' },
        { mechanism: 'numero', text: 'Conta dez minutos no relógio quando a vontade chegar.' },
        { mechanism: 'quebra', text: 'Silencia o grupo que manda print de prêmio.' },
        { mechanism: 'lacuna', text: 'A vontade de jogar costuma ter hora marcada.' },
        { mechanism: 'erro', text: 'Aquela conta aberta “só pra sacar” continua chamando.' },
      ],
    },
    {
      question: 'Por que eu paro de apostar e depois volto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Recaída não apaga os dias que você ficou sem jogar.' },
        { mechanism: 'dialogo', text: '“Dessa vez eu controlo.” A frase volta junto com o salário.' },
        { mechanism: 'custo', text: 'Esconder a aposta cansa mais do que contar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu prometia parar só pra mim. Depois combinei com meu irmão.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Existe um aviso que chega minutos antes da vontade.' },
        { mechanism: 'chamada', text: 'Dez dias sem jogar e ontem escapou? Esse é pra você.' },
        { mechanism: 'compara', text: 'Não apostar hoje pesa menos que nunca mais apostar.' },
        { mechanism: 'prova', text: 'Vou desligar aqui a notificação que te chama de volta.' },
      ],
    },
    {
      question: 'Autoexclusão de bet funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Bloqueio no site é a primeira de quatro travas.' },
        { mechanism: 'contra', text: 'Site clandestino não obedece bloqueio nenhum.' },
        { mechanism: 'lacuna', text: 'Dentro da própria conta existe um botão de pausa.' },
        { mechanism: 'cena', text: 'Dedo no botão de autoexclusão, meia-noite e dez.' },
        { mechanism: 'pergunta', text: 'Quem poderia sentar com você na hora de bloquear?' },
        { mechanism: 'custo', text: 'Uma conta esquecida é chave deixada embaixo do tapete.' },
        { mechanism: 'quebra', text: 'Faz a autoexclusão agora, com a cabeça fria.' },
        { mechanism: 'dialogo', text: '“E o saldo que ficou lá?” Dá pra pedir de volta.' },
      ],
    },
    {
      question: 'Quando apostar deixa de ser só diversão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se a aposta já tem esconderijo em casa, fica comigo.' },
        { mechanism: 'cena', text: 'Você tá no mercado, e a cabeça tá na próxima rodada.' },
        { mechanism: 'numero', text: 'Segredo, dívida e sono ruim: três sinais no mesmo mês.' },
        { mechanism: 'desafio', text: 'Conta quantas vezes a mão abriu o jogo hoje.' },
        { mechanism: 'erro', text: 'O extrato não mostra as noites que o jogo levou.' },
        {
          mechanism: 'confissao',
          text: 'Percebi quando comecei a inventar desculpa pro troco.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'No começo eu jogava no domingo. Depois, todo dia.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O sinal que mais engana parece sorte.' },
      ],
    },
    {
      question: 'Como ajudar quem não consegue parar de apostar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Você não tem vergonha?” Essa pergunta fecha a porta.' },
        { mechanism: 'erro', text: 'Dívida paga em segredo deixa o jogo sem conversa.' },
        { mechanism: 'contra', text: 'Ajudar começa escutando, sem calculadora na mesa.' },
        { mechanism: 'desafio', text: 'Pergunta do dia antes de perguntar do saldo.' },
        { mechanism: 'numero', text: 'O CAPS e um grupo de apoio: duas portas de graça.' },
        { mechanism: 'prova', text: 'Vou mostrar como eu puxaria essa conversa sem bronca.' },
        { mechanism: 'quebra', text: 'Respira antes de abrir o extrato de quem joga.' },
        { mechanism: 'compara', text: 'Sentar junto pra trocar a senha ajuda mais que vigiar.' },
      ],
    },
  ],
};
