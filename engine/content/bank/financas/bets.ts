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
        { mechanism: 'numero', text: 'Três travas seguram mais que uma promessa só.' },
        { mechanism: 'quebra', text: 'Silencia o grupo que manda print de prêmio.' },
        { mechanism: 'lacuna', text: 'A vontade de jogar costuma ter hora marcada.' },
        { mechanism: 'erro', text: 'Guardar a conta aberta “só pra sacar o saldo”.' },
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
          text: 'Eu prometia no espelho. Depois combinei com meu irmão.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Existe um aviso que chega minutos antes da vontade.' },
        { mechanism: 'chamada', text: 'Dez dias sem jogar e ontem escapou? Esse é pra você.' },
        { mechanism: 'compara', text: 'Não apostar hoje pesa menos que nunca mais apostar.' },
        { mechanism: 'prova', text: 'Aqui se desliga a notificação que chama de volta.' },
      ],
    },
    {
      question: 'Autoexclusão de bet funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Quatro travas juntas: site, banco, celular e uma pessoa.' },
        { mechanism: 'contra', text: 'Site clandestino não obedece bloqueio nenhum.' },
        { mechanism: 'lacuna', text: 'Dentro da própria conta existe um botão de pausa.' },
        { mechanism: 'cena', text: 'Dedo no botão de excluir, meia-noite e dez.' },
        { mechanism: 'pergunta', text: 'Quem poderia sentar ao seu lado nesse pedido?' },
        { mechanism: 'custo', text: 'Uma conta esquecida é chave deixada embaixo do tapete.' },
        { mechanism: 'quebra', text: 'Faz o pedido agora, com a cabeça fria.' },
        { mechanism: 'dialogo', text: '“E o saldo que ficou lá?” Dá pra pedir de volta.' },
      ],
    },
    {
      question: 'Quando apostar deixa de ser só diversão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se a aposta já tem esconderijo em casa, fica comigo.' },
        { mechanism: 'cena', text: 'Carrinho de mercado na mão, pensamento na próxima rodada.' },
        { mechanism: 'numero', text: 'Três sinais cabem num papel: segredo, dívida e sono.' },
        { mechanism: 'desafio', text: 'Conta quantas vezes a mão abriu o jogo hoje.' },
        { mechanism: 'erro', text: 'Medir o problema só pelo dinheiro que foi.' },
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
        { mechanism: 'erro', text: 'Quitar tudo em segredo e nunca falar do jogo.' },
        { mechanism: 'contra', text: 'Ajudar começa escutando, sem calculadora na mesa.' },
        { mechanism: 'desafio', text: 'Pergunta do dia antes de perguntar do saldo.' },
        { mechanism: 'numero', text: 'Duas portas de graça: o CAPS e um grupo de apoio.' },
        { mechanism: 'prova', text: 'Essa é uma conversa de bet sem nenhuma bronca.' },
        { mechanism: 'quebra', text: 'Respira antes de abrir o extrato dele.' },
        { mechanism: 'compara', text: 'Senha trocada junto ajuda mais que bronca.' },
      ],
    },
  ],
};
