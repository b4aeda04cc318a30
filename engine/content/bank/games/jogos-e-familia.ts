import type { BankSubtopic } from '../../content-types.ts';

export const jogosEFamilia: BankSubtopic = {
  domain: 'games',
  subtopic: 'jogos-e-familia',
  questions: [
    {
      question: 'Quantas horas por dia a criança pode jogar videogame?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'O relógio importa menos que a bicicleta parada no quintal.' },
        { mechanism: 'numero', text: 'Quatro coisas vêm antes do controle: sono, escola, rua e comida.' },
        { mechanism: 'cena', text: 'Banho pendente, feijão esfriando, “só mais essa fase”.' },
        { mechanism: 'desafio', text: 'Combina o fim por partida, em vez de por minuto.' },
        { mechanism: 'mito', text: 'Uma hora na sala com você não é igual a porta fechada.' },
        { mechanism: 'erro', text: 'Arrancar da tomada no meio da fase.' },
        {
          mechanism: 'antes-depois',
          text: 'Aqui era grito às nove. Hoje a criança mesma liga o cronômetro.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Falta pouquinho.” Pergunta quanto: a partida tem um fim.' },
      ],
    },
    {
      question: 'Por que meu filho fica bravo quando desligo o jogo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A raiva começa bem antes do botão.' },
        { mechanism: 'compara', text: 'É como se apagassem o seu filme na última cena.' },
        { mechanism: 'cena', text: 'Controle na almofada, porta batendo, e o jantar na mesa.' },
        { mechanism: 'mito', text: 'Com seis anos, “dez minutos” não quer dizer nada.' },
        { mechanism: 'quebra', text: 'Senta do lado e espera a partida acabar.' },
        { mechanism: 'erro', text: 'Avisar gritando da cozinha, sem nem olhar a tela.' },
        { mechanism: 'custo', text: 'Cada corte seco rende uma hora de cara fechada.' },
        { mechanism: 'confissao', text: 'Puxei o fio uma vez e ouvi choro até sábado.', needsTruth: true },
      ],
    },
    {
      question: 'Videogame faz mal ou faz bem pra criança?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O mesmo jogo ensina às quatro e atrapalha às onze.' },
        { mechanism: 'compara', text: 'Quebra-cabeça com o primo ou tiroteio sem ninguém por perto?' },
        { mechanism: 'mito', text: 'O jogo não rouba a rua de quem tem rua.' },
        { mechanism: 'pergunta', text: 'Quando foi que você pegou o segundo controle?' },
        { mechanism: 'numero', text: 'Sono curto, nota caindo, amigo sumindo: três motivos pra conversar.' },
        { mechanism: 'prova', text: 'Vou ler a classificação na caixa antes de ligar.' },
        { mechanism: 'chamada', text: 'Ele pediu de aniversário o jogo da turma toda? Olha aqui.' },
        { mechanism: 'erro', text: 'Proibir um jogo que você nunca sentou pra ver.' },
      ],
    },
    {
      question: 'Como colocar limite no videogame sem briga?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Escreve a regra junto com a criança e cola na televisão.' },
        { mechanism: 'numero', text: 'Uma regra só, por duas semanas, até no domingo.' },
        { mechanism: 'quebra', text: 'Tira o console do quarto antes de discutir horário.' },
        { mechanism: 'dialogo', text: '“Meu amigo joga até meia-noite.” Lá, manda a mãe dele.' },
        { mechanism: 'erro', text: 'Prêmio na terça, castigo na quinta, e é o mesmo controle.' },
        {
          mechanism: 'antes-depois',
          text: 'Todo dia era negociação. A folha na geladeira resolveu.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou abrir o controle dos pais e marcar o horário.' },
        { mechanism: 'loop', text: 'Esse cronômetro de cozinha discute no meu lugar.', needsTruth: true },
      ],
    },
    {
      question: 'Como saber se é vício em jogo ou só fase?',
      family: 'decisao',
      hooks: [
        { mechanism: 'lacuna', text: 'As horas dizem menos do que aquilo que ele largou.' },
        { mechanism: 'contra', text: 'Uma maratona nas férias, sozinha, não é diagnóstico.' },
        { mechanism: 'mito', text: 'Gritar que é vício no corredor só tranca a porta.' },
        { mechanism: 'chamada', text: 'Se o filho largou a escola e o prato, procura um psicólogo.' },
        { mechanism: 'cena', text: 'Duas da manhã, e a luz azul embaixo da porta.' },
        { mechanism: 'quebra', text: 'Bate na porta, senta na cama e pergunta da fase.' },
        { mechanism: 'desafio', text: 'Convida pra outra coisa boa e observa, sem sermão.' },
        { mechanism: 'loop', text: 'Três domingos recusando convite já merecem uma conversa. Olha qual.' },
      ],
    },
  ],
};
