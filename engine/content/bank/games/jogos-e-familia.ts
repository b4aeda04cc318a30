import type { BankSubtopic } from '../../content-types.ts';

export const jogosEFamilia: BankSubtopic = {
  domain: 'games',
  subtopic: 'jogos-e-familia',
  questions: [
    {
      question: 'Quantas horas por dia a criança pode jogar videogame?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'O relógio pesa menos que a bicicleta parada no quintal.' },
        { mechanism: 'numero', text: 'Sono, escola, rua e comida: quatro coisas antes do controle.' },
        { mechanism: 'cena', text: 'Banho pendente, feijão esfriando, “só mais essa fase”.' },
        { mechanism: 'desafio', text: 'Combina o fim pela partida, em vez do minuto.' },
        { mechanism: 'mito', text: 'Jogar junto na sala pesa diferente de porta fechada.' },
        { mechanism: 'erro', text: 'Arrancar da tomada no meio da fase.' },
        {
          mechanism: 'antes-depois',
          text: 'Aqui era grito às nove. Agora quem liga o cronômetro é a criança.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Falta pouquinho.” Pergunta quanto: a partida mostra o tempo.' },
      ],
    },
    {
      question: 'Por que meu filho fica bravo quando desligo o jogo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A fúria começa bem antes do botão.' },
        { mechanism: 'compara', text: 'Imagina apagarem o filme na última cena.' },
        { mechanism: 'cena', text: 'Controle na almofada, porta batendo, jantar na mesa.' },
        { mechanism: 'mito', text: 'Aos seis anos, “dez minutos” não quer dizer nada.' },
        { mechanism: 'quebra', text: 'Senta do lado e espera a partida acabar.' },
        { mechanism: 'erro', text: 'Avisar gritando da cozinha, sem olhar a tela.' },
        { mechanism: 'custo', text: 'Cada corte seco rende uma hora de cara fechada.' },
        { mechanism: 'confissao', text: 'Puxei o fio uma vez e ouvi choro até sábado.', needsTruth: true },
      ],
    },
    {
      question: 'Videogame faz mal ou faz bem pra criança?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O mesmo jogo ensina às quatro e atrapalha às onze.' },
        { mechanism: 'compara', text: 'Quebra-cabeça com o primo ou tiroteio às onze da noite.' },
        { mechanism: 'mito', text: 'Joguinho não apaga a rua, quando sobra rua.' },
        { mechanism: 'pergunta', text: 'Quando foi que você pegou o segundo controle?' },
        { mechanism: 'numero', text: 'Sono curto, nota caindo, amigo sumindo: três motivos pra conversar.' },
        { mechanism: 'prova', text: 'Leio a classificação na caixa antes de ligar o console.' },
        { mechanism: 'chamada', text: 'O pedido de aniversário foi o jogo da turma toda.' },
        { mechanism: 'erro', text: 'Proibir uma tela que nunca sentou pra ver.' },
      ],
    },
    {
      question: 'Como colocar limite no videogame sem briga?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Escreve a regra com a criança e cola na televisão.' },
        { mechanism: 'numero', text: 'Uma regra só, duas semanas, sem exceção de domingo.' },
        { mechanism: 'quebra', text: 'Tira o console do quarto antes de discutir hora.' },
        { mechanism: 'dialogo', text: '“Meu amigo joga até meia-noite.” Lá manda a mãe dele.' },
        { mechanism: 'erro', text: 'Prêmio na terça, castigo na quinta, o mesmo controle.' },
        {
          mechanism: 'antes-depois',
          text: 'Todo dia tinha negociação. A folhinha na geladeira encerrou o assunto.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Abro o controle dos pais e marco o horário.' },
        { mechanism: 'loop', text: 'Esse cronômetro de cozinha discute no meu lugar.', needsTruth: true },
      ],
    },
    {
      question: 'Como saber se é vício em jogo ou só fase?',
      family: 'decisao',
      hooks: [
        { mechanism: 'lacuna', text: 'As horas dizem menos que as coisas largadas.' },
        { mechanism: 'contra', text: 'Maratona de férias, por si só, não é diagnóstico.' },
        { mechanism: 'mito', text: 'Vício gritado no corredor só tranca a porta.' },
        { mechanism: 'chamada', text: 'Escola e prato deixados de lado pedem um psicólogo.' },
        { mechanism: 'cena', text: 'Duas da manhã, luz azul embaixo da porta.' },
        { mechanism: 'quebra', text: 'Bate na porta, senta na cama e pergunta da fase.' },
        { mechanism: 'desafio', text: 'Convida pra outra coisa boa e observa, sem sermão.' },
        { mechanism: 'loop', text: 'Esse convite recusado três domingos seguidos merece conversa.' },
      ],
    },
  ],
};
