import type { BankSubtopic } from '../../content-types.ts';

export const oracao: BankSubtopic = {
  domain: 'fe',
  subtopic: 'oracao',
  questions: [
    {
      question: 'Como orar quando não sei o que dizer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Luz apagada, mão na testa, só sai um suspiro.' },
        { mechanism: 'mito', text: 'Palavra difícil não abre porta nenhuma.' },
        { mechanism: 'numero', text: 'Gratidão, perdão, pedido: três começos num fôlego.' },
        { mechanism: 'desafio', text: 'Conta o dia em voz alta, feito áudio pra um amigo.' },
        { mechanism: 'contra', text: 'Silêncio também conta como conversa.' },
        { mechanism: 'quebra', text: 'Larga o texto pronto e diz um nome.' },
        { mechanism: 'loop', text: 'Esse salmo empresta a frase que falta.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira foi no banheiro da firma, sussurrada.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que me distraio quando estou orando?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Olho fechado, e a lista do mercado passa inteira.' },
        { mechanism: 'mito', text: 'Cabeça que passeia não anula a prece.' },
        { mechanism: 'erro', text: 'Deitar de luz apagada e depois culpar o sono.' },
        { mechanism: 'lacuna', text: 'O pensamento intruso pode virar o próximo assunto.' },
        { mechanism: 'desafio', text: 'Anda no quintal e reza um nome por volta.' },
        { mechanism: 'compara', text: 'Celular no bolso ou no outro quarto: sente a diferença.' },
        { mechanism: 'dialogo', text: '“Onde eu parei mesmo?” Recomeça dali, sem bronca.' },
        { mechanism: 'custo', text: 'Cada notificação aberta leva a frase embora.' },
      ],
    },
    {
      question: 'Orar em voz alta ou em silêncio: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na cozinha, em bom som; no ônibus, por dentro.' },
        { mechanism: 'contra', text: 'Volume não passa ninguém na frente.' },
        { mechanism: 'mito', text: 'Sussurro não é falta de coragem.' },
        { mechanism: 'cena', text: 'Roda de mãos dadas, vinte vozes, uma só janela aberta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só rezava por dentro; hoje leio alto pra não fugir.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Que canto da casa escuta a sua voz?' },
        { mechanism: 'desafio', text: 'Três linhas no papel, uma leitura em voz alta.' },
        { mechanism: 'prova', text: 'Rezo o mesmo salmo de dois jeitos: escuta.' },
      ],
    },
    {
      question: 'Quantas vezes por dia a gente deve orar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma fé pede cinco, outra três, outra nem conta.' },
        { mechanism: 'erro', text: 'Marcar meta de monge em semana de plantão.' },
        { mechanism: 'mito', text: 'Faltar um dia não zera a conversa.' },
        { mechanism: 'quebra', text: 'Pendura a prece num hábito: a chave, o café, o banho.' },
        { mechanism: 'chamada', text: 'Doze horas de plantão e fé no corredor: vem comigo.' },
        { mechanism: 'custo', text: 'Quantidade sem presença vira recado gravado.' },
        { mechanism: 'loop', text: 'Esse minuto na garagem, antes de descer do carro, já serve.' },
        { mechanism: 'contra', text: 'Vale a prece que cabe numa terça-feira.' },
      ],
    },
    {
      question: 'Como fazer jejum e oração pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Jejum não é prova de resistência.' },
        { mechanism: 'erro', text: 'Estrear com um dia inteiro sem perguntar ao corpo.' },
        { mechanism: 'mito', text: 'Dá pra jejuar de tela, de doce ou de reclamação.' },
        { mechanism: 'chamada', text: 'Gravidez ou remédio contínuo: a conversa começa no médico.' },
        { mechanism: 'numero', text: 'Uma refeição trocada por dez minutos de silêncio.' },
        { mechanism: 'cena', text: "Meio-dia, refeitório cheio, copo d'água e um salmo." },
        { mechanism: 'lacuna', text: 'O melhor do jejum tá na hora que sobra.' },
        {
          mechanism: 'confissao',
          text: 'No primeiro, pensei mais em pastel do que em prece.',
          needsTruth: true,
        },
      ],
    },
  ],
};
