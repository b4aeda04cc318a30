import type { BankSubtopic } from '../../content-types.ts';

export const comecarAJogar: BankSubtopic = {
  domain: 'games',
  subtopic: 'comecar-a-jogar',
  questions: [
    {
      question: 'Como começar num jogo online sem passar vergonha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Acabou o tutorial, primeira partida, doze segundos de vida.' },
        { mechanism: 'quebra', text: 'Silencia o bate-papo antes de entrar na sala.' },
        { mechanism: 'numero', text: 'Decora três botões e você já sai do chão.' },
        { mechanism: 'erro', text: 'Pular o treino e estrear na ranqueada.' },
        { mechanism: 'contra', text: 'Morrer cedo no primeiro dia é aula de graça.' },
        { mechanism: 'desafio', text: 'Entra no modo treino e só anda por cinco minutos.' },
        { mechanism: 'confissao', text: 'Passei a estreia inteira atirando no meu time.', needsTruth: true },
        { mechanism: 'mito', text: 'Depois do placar, ninguém lembra do seu apelido.' },
      ],
    },
    {
      question: 'Por que jogo muito e não melhoro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Dez partidas no automático repetem o mesmo erro dez vezes.' },
        { mechanism: 'lacuna', text: 'Sua pior jogada vem uns trinta segundos antes da morte.' },
        { mechanism: 'dialogo', text: '“Foi o time.” Em vinte partidas, só você tava em todas.' },
        {
          mechanism: 'prova',
          text: 'Vou pausar minha derrota de ontem na primeira bobeira.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Trocar de personagem a cada tela vermelha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu emendava dez seguidas. Hoje jogo três e assisto uma.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Na próxima, uma meta só: não cair primeiro.' },
        { mechanism: 'chamada', text: 'Quinhentas horas, e o emblema não sai do bronze?' },
      ],
    },
    {
      question: 'Qual jogo é bom pra quem nunca jogou?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Fazendinha calma ou corrida de kart: os dois perdoam.' },
        { mechanism: 'numero', text: 'Um sofá, dois botões e meia hora já tá bom pra estreia.' },
        { mechanism: 'contra', text: 'O jogo do momento quase nunca perdoa quem chegou agora.' },
        { mechanism: 'mito', text: 'Jogar no fácil não apaga o final da história.' },
        { mechanism: 'pergunta', text: 'Prefere conversar, construir ou correr?' },
        { mechanism: 'erro', text: 'Estrear a mãe num tiroteio em primeira pessoa.' },
        { mechanism: 'cena', text: 'Controle na mão, e o olho procurando o quadrado.' },
        {
          mechanism: 'prova',
          text: 'Botei minha avó numa corrida: espera a segunda volta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo leva pra ficar bom num jogo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'As primeiras vinte horas vão só pra decorar o mapa.' },
        { mechanism: 'dialogo', text: '“Ele começou ontem e já ganha.” Ele jogava outro igual há dez anos.' },
        { mechanism: 'mito', text: 'Saber a próxima esquina ajuda mais que reflexo.' },
        { mechanism: 'custo', text: 'Oito horas no domingo fixam menos que uma por noite.' },
        { mechanism: 'loop', text: 'Deixa um caderninho do lado do teclado. Já digo pra quê.' },
        { mechanism: 'contra', text: 'Depois de aprender a primeira coisa, todo mundo piora uns dias.' },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro mês eu olhava o teclado. No terceiro, o minimapa.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha a tela de estatística e aperta jogar.' },
      ],
    },
    {
      question: 'Como subir de ranking sem time fixo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Voltar pra fila com a raiva da partida anterior.' },
        { mechanism: 'numero', text: 'Perdeu duas seguidas? Levanta, toma água e vai na janela.' },
        { mechanism: 'lacuna', text: 'Tem partida que você perde antes do mapa carregar.' },
        { mechanism: 'desafio', text: 'Avisa três posições por voz e não dá bronca nenhuma.' },
        { mechanism: 'chamada', text: 'Se você sempre cai com quatro estranhos, abre o microfone.' },
        { mechanism: 'compara', text: 'Um personagem bem treinado ou seis pela metade?' },
        { mechanism: 'loop', text: 'Tem uma frase de abertura que acalma o time inteiro.' },
        { mechanism: 'confissao', text: 'Subi de divisão no mês em que parei de xingar.', needsTruth: true },
      ],
    },
  ],
};
