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
        { mechanism: 'erro', text: 'Comprar a briga que era do filho dela.' },
        { mechanism: 'desafio', text: 'Pede uma receita pra ela, só a receita.' },
        { mechanism: 'numero', text: 'Duas frases educadas seguram a visita inteira.' },
        { mechanism: 'contra', text: 'Do outro lado da mesa tem uma mãe com saudade.' },
        { mechanism: 'cena', text: 'Tampa levantada, colher na mão, e o feijão ganha parecer.' },
        { mechanism: 'loop', text: 'Esse limite só pega se sair dessa boca aqui.' },
        { mechanism: 'antes-depois', text: 'Eu contava tudo no grupo; hoje ela opina só no que sabe.', needsTruth: true },
      ],
    },
    {
      question: 'Por que almoço de família sempre acaba em briga?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Maionese, política, e a tia levantando com o prato.' },
        { mechanism: 'mito', text: 'Família unida também discute no pavê.' },
        { mechanism: 'erro', text: 'Resolver herança entre o frango e a sobremesa.' },
        { mechanism: 'lacuna', text: 'A briga começa na mesma cadeira, todo domingo.' },
        { mechanism: 'numero', text: 'Três assuntos ficam na garagem, junto com o carro.' },
        { mechanism: 'quebra', text: 'Levanta e vai passar o café na hora certa.' },
        { mechanism: 'dialogo', text: '“E os namoradinhos?” Dez anos da mesma pergunta.' },
        { mechanism: 'custo', text: 'Vinte minutos de discussão, seis meses sem visita.' },
      ],
    },
    {
      question: 'Vale a pena morar perto da sogra?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Bolo fresco na porta, chave reserva também.' },
        { mechanism: 'numero', text: 'Cinco quarteirões separam ajuda de plantão.' },
        { mechanism: 'mito', text: 'Parede colada incomoda menos que combinado nenhum.' },
        { mechanism: 'erro', text: 'Entregar a cópia da chave antes da conversa.' },
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
        { mechanism: 'contra', text: 'Visita de relógio na mão não deixa saudade.' },
        { mechanism: 'erro', text: 'Prometer todo domingo logo no primeiro ano.' },
        { mechanism: 'dialogo', text: '“Vocês nunca aparecem.” Fomos na quinta.', needsTruth: true },
        { mechanism: 'compara', text: 'Meia hora de café ganha de um dia inteiro de bico.' },
        { mechanism: 'antes-depois', text: 'Todo domingo pesava. De quinze em quinze, virou saudade.', needsTruth: true },
        { mechanism: 'lacuna', text: 'O convite certo chega um dia antes da cobrança.' },
        { mechanism: 'desafio', text: 'Liga na terça, sem pedir nada.' },
      ],
    },
    {
      question: 'Como colocar limite em parente folgado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“É só essa semana.” A mala tem roupa de três estações.' },
        { mechanism: 'quebra', text: 'Recolhe o lençol do sofá e abre a agenda.' },
        { mechanism: 'numero', text: 'Data de chegada, data de saída e um mercado dividido.' },
        { mechanism: 'erro', text: 'Dizer “fica à vontade” e reclamar no quarto.' },
        { mechanism: 'mito', text: 'Recusar favor pra primo não é falta de família.' },
        { mechanism: 'prova', text: 'Ensaio aqui a frase que devolve a conta do mercado.' },
        { mechanism: 'custo', text: 'Dinheiro emprestado sem data vira silêncio na ceia.' },
        { mechanism: 'chamada', text: 'Pra quem virou hotel, banco e motorista da família.' },
      ],
    },
  ],
};
