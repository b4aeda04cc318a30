import type { BankSubtopic } from '../../content-types.ts';

export const familiaESogra: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'familia-e-sogra',
  questions: [
    {
      question: 'Como lidar com sogra que se mete em tudo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“No meu tempo era diferente.” Ótimo começo de conversa.' },
        { mechanism: 'erro', text: 'Você comprou a briga que era do filho dela.' },
        { mechanism: 'desafio', text: 'Pede uma receita pra sua sogra, e só a receita.' },
        { mechanism: 'numero', text: 'Duas frases educadas seguram a visita inteira.' },
        { mechanism: 'contra', text: 'Do outro lado da mesa tem uma mãe com saudade.' },
        { mechanism: 'cena', text: 'A sogra levanta a tampa, prova o feijão e dá o parecer.' },
        { mechanism: 'loop', text: 'Esse limite só pega se sair dessa boca aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava tudo no grupo; hoje ela opina só no que sabe.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que almoço de família sempre acaba em briga?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Maionese, política, e a tia já levantando com o prato.' },
        { mechanism: 'mito', text: 'Família unida também discute no pavê.' },
        { mechanism: 'erro', text: 'Alguém puxou a herança entre o frango e o pudim.' },
        { mechanism: 'lacuna', text: 'A briga começa na mesma cadeira, todo domingo.' },
        { mechanism: 'numero', text: 'Deixa três assuntos na garagem, junto com o carro.' },
        { mechanism: 'quebra', text: 'Levanta e vai passar o café na hora certa.' },
        { mechanism: 'dialogo', text: '“E os namoradinhos?” Dez anos da mesma pergunta.' },
        { mechanism: 'custo', text: 'Foram vinte minutos de discussão e seis meses sem visita.' },
      ],
    },
    {
      question: 'Vale a pena morar perto da sogra?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Do lado, bolo na porta sem avisar; longe, visita com hora marcada.' },
        { mechanism: 'numero', text: 'Cinco quarteirões separam ajuda de plantão.' },
        { mechanism: 'mito', text: 'Parede colada incomoda menos que a falta de combinado.' },
        { mechanism: 'erro', text: 'Copiaram a chave antes de combinar quem bate na porta.' },
        { mechanism: 'confissao', text: 'Já apaguei a luz da sala pra não abrir a porta.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou ler as três regras grudadas na nossa geladeira.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Quem busca a criança quando o carro quebra?' },
        { mechanism: 'contra', text: 'Distância grande também cobra, em passagem e aniversário perdido.' },
      ],
    },
    {
      question: 'Com que frequência visitar a família do parceiro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um domingo lá, um cá, um de pijama.' },
        { mechanism: 'contra', text: 'Visita com o olho no relógio não mata saudade nenhuma.' },
        { mechanism: 'erro', text: 'Vocês prometeram todo domingo logo no primeiro ano.' },
        { mechanism: 'dialogo', text: '“Vocês nunca aparecem.” E a gente foi na quinta.', needsTruth: true },
        { mechanism: 'compara', text: 'Meia hora de café rende mais que um dia inteiro de bico.' },
        {
          mechanism: 'antes-depois',
          text: 'Todo domingo pesava. De quinze em quinze, virou saudade.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O seu convite tem que chegar um dia antes da cobrança.' },
        { mechanism: 'desafio', text: 'Liga pros sogros na terça, sem pedir nada.' },
      ],
    },
    {
      question: 'Como colocar limite em parente folgado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“É só essa semana.” A mala tem roupa de três estações.' },
        { mechanism: 'quebra', text: 'Recolhe o lençol do sofá e abre a agenda.' },
        { mechanism: 'numero', text: 'Data de chegada, data de saída, e o mercado dividido por dois.' },
        { mechanism: 'erro', text: 'Falar “fica à vontade” na sala e reclamar no quarto.' },
        { mechanism: 'mito', text: 'Primo também escuta não, e o Natal continua de pé.' },
        { mechanism: 'prova', text: 'Ensaiei aqui a frase que devolve a conta do mercado.' },
        { mechanism: 'custo', text: 'Dinheiro emprestado sem data vira silêncio na ceia.' },
        { mechanism: 'chamada', text: 'Virou hotel, banco e motorista da família? Senta comigo.' },
      ],
    },
  ],
};
