import type { BankSubtopic } from '../../content-types.ts';

export const comecarAJogar: BankSubtopic = {
  domain: 'games',
  subtopic: 'comecar-a-jogar',
  questions: [
    {
      question: 'Como começar num jogo online sem passar vergonha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Tutorial terminado, primeira partida, doze segundos de vida.' },
        { mechanism: 'quebra', text: 'Silencia o bate-papo antes de entrar na sala.' },
        { mechanism: 'numero', text: 'Três botões decorados já te tiram do chão.' },
        { mechanism: 'erro', text: 'Pular o treino e estrear na ranqueada.' },
        { mechanism: 'contra', text: 'Morrer cedo no primeiro dia é aula gratuita.' },
        { mechanism: 'desafio', text: 'Entra no modo treino e só anda, cinco minutos.' },
        { mechanism: 'confissao', text: 'Passei a estreia inteira atirando no meu time.', needsTruth: true },
        { mechanism: 'mito', text: 'Depois do placar, aquele estranho nem lembra do seu apelido.' },
      ],
    },
    {
      question: 'Por que jogo muito e não melhoro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Dez partidas no automático ensinam o mesmo erro dez vezes.' },
        { mechanism: 'lacuna', text: 'Sua pior jogada acontece trinta segundos antes da morte.' },
        { mechanism: 'dialogo', text: '“Foi o time.” Em vinte partidas, só você repetiu.' },
        {
          mechanism: 'prova',
          text: 'Minha derrota de ontem, sem som, pausada na primeira bobeira.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Trocar de personagem a cada tela vermelha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu emendava dez seguidas. Hoje são três, e assisto a uma.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Na próxima, uma meta só: não cair primeiro.' },
        { mechanism: 'chamada', text: 'São quinhentas horas, e o emblema não sai do bronze.' },
      ],
    },
    {
      question: 'Qual jogo é bom pra quem nunca jogou?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Fazendinha calma ou corrida de kart: os dois perdoam.' },
        { mechanism: 'numero', text: 'Um sofá, dois botões e meia hora bastam na estreia.' },
        { mechanism: 'contra', text: 'O sucesso do momento raramente perdoa iniciante.' },
        { mechanism: 'mito', text: 'Modo fácil não apaga o final da história.' },
        { mechanism: 'pergunta', text: 'Prefere conversar, construir ou correr?' },
        { mechanism: 'erro', text: 'Estrear a mãe num tiroteio em primeira pessoa.' },
        { mechanism: 'cena', text: 'Controle na mão, olho procurando onde fica o quadrado.' },
        { mechanism: 'prova', text: 'Pus minha avó numa corrida: espera a segunda volta.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo leva pra ficar bom num jogo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'As primeiras vinte horas são só pra decorar o mapa.' },
        {
          mechanism: 'dialogo',
          text: '“Ele começou ontem e já ganha.” Depois de dez anos em jogo parecido.',
        },
        { mechanism: 'mito', text: 'Reflexo ajuda menos que conhecer a próxima esquina.' },
        { mechanism: 'custo', text: 'Oito horas no domingo fixam menos que uma por noite.' },
        { mechanism: 'loop', text: 'Esse caderninho do lado do teclado encurta o caminho.' },
        { mechanism: 'contra', text: 'Depois da primeira aula, todo mundo joga pior uns dias.' },
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
        { mechanism: 'numero', text: 'Perdeu duas seguidas: água, janela, cadeira vazia.' },
        { mechanism: 'lacuna', text: 'Muita partida se perde antes do mapa carregar.' },
        { mechanism: 'desafio', text: 'Avisa três posições por voz e não dá bronca nenhuma.' },
        { mechanism: 'chamada', text: 'Se hoje você cai com quatro estranhos, abre o microfone.' },
        { mechanism: 'compara', text: 'Um personagem afiado ou seis pela metade.' },
        { mechanism: 'loop', text: 'Essa frase de abertura acalma o time inteiro.' },
        { mechanism: 'confissao', text: 'Subi de divisão no mês em que parei de xingar.', needsTruth: true },
      ],
    },
  ],
};
