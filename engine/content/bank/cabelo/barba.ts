import type { BankSubtopic } from '../../content-types.ts';

export const barba: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'barba',
  questions: [
    {
      question: 'Como deixar a barba crescer do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Esconde a lâmina por quatro semanas.' },
        { mechanism: 'cena', text: 'Dia doze, pescoço coçando, foto de cara lisa no crachá.' },
        { mechanism: 'erro', text: 'Desenhar o contorno logo na segunda semana.' },
        { mechanism: 'numero', text: 'Dá um mês pra ela, e só então chama o espelho.' },
        { mechanism: 'contra', text: 'A barba feia da terceira semana é etapa obrigatória.' },
        { mechanism: 'dialogo', text: '“Vai fazer essa barba, menino.” Toda mãe fala isso no domingo.' },
        { mechanism: 'desafio', text: 'Bate uma foto hoje, de queixo erguido, e guarda.' },
        { mechanism: 'lacuna', text: 'Aquela coceira do décimo dia tem um motivo bem besta.' },
      ],
    },
    {
      question: 'Por que minha barba é falhada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Raspar todo dia não engrossa pelo nenhum.' },
        { mechanism: 'confissao', text: 'Já tampei falha com o lápis da minha irmã.', needsTruth: true },
        { mechanism: 'compara', text: 'Bochecha do pai, queixo do avô: a falha vem no pacote.' },
        { mechanism: 'prova', text: 'Penteio esse lado por cima: a falha some ou não.' },
        { mechanism: 'erro', text: 'Passar remédio de cabelo no rosto por palpite de primo.' },
        { mechanism: 'custo', text: 'Cinco óleos na pia, e o buraco no mesmo lugar.' },
        { mechanism: 'chamada', text: 'Vinte anos e três fios no queixo: calma, falta tempo.' },
        {
          mechanism: 'antes-depois',
          text: 'Nas fotos eu virava o rosto. Cortei baixo e parei de virar.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Aparar a barba em casa ou no barbeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Máquina sem pente, uma passada, meia cara no chão.' },
        { mechanism: 'compara', text: 'Contorno na cadeira, manutenção na pia: dá pra dividir.' },
        { mechanism: 'custo', text: 'Errou um lado, igualou o outro, acabou a barba.' },
        { mechanism: 'loop', text: 'Esse espelhinho de bolsa evita o torto da nuca.' },
        { mechanism: 'numero', text: 'Dois dedos acima do gogó, ali mora a linha do pescoço.' },
        { mechanism: 'mito', text: 'Barbeiro todo sábado não é imposto de barbudo.' },
        { mechanism: 'quebra', text: 'Encaixa o pente maior antes de ligar a máquina.' },
        {
          mechanism: 'confissao',
          text: 'Perdi meio bigode três horas antes de uma entrevista.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Com quantos anos a barba fecha?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Aos vinte e cinco ainda tem pelo chegando na bochecha.' },
        { mechanism: 'dialogo', text: '“Já fiz dezoito e nada.” Tem queixo que acorda aos trinta.' },
        { mechanism: 'mito', text: 'Bochecha lisa não quer dizer hormônio baixo.' },
        { mechanism: 'contra', text: 'Esperar dois anos sai mais barato que qualquer tônico.' },
        { mechanism: 'loop', text: 'Essa penugem clara perto da orelha é o rascunho.' },
        { mechanism: 'chamada', text: 'A turma toda de bigode, e você ainda com buço.' },
        {
          mechanism: 'antes-depois',
          text: 'Na formatura, cara de criança. Três anos depois, cavanhaque de respeito.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Medir a sua pela do primo de quinze.' },
      ],
    },
    {
      question: 'Por que a barba coça e descama?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O sabonete do corpo deixa um recado na camisa preta.' },
        { mechanism: 'cena', text: 'Reunião, gola escura, farelo branco caindo do queixo.' },
        { mechanism: 'erro', text: 'Lavar o rosto com a barra que lava o pé.' },
        { mechanism: 'quebra', text: 'Enxuga embaixo do queixo, onde a toalha não vai.' },
        { mechanism: 'prova', text: 'Duas gotas esfregadas na palma, e só depois no pelo.' },
        { mechanism: 'desafio', text: 'Fecha um pouco a água quente no banho de hoje.' },
        { mechanism: 'contra', text: 'Óleo perfumado cheira bem e arde onde coça.' },
        { mechanism: 'pergunta', text: 'Você ensaboa o pelo ou chega até a pele?' },
      ],
    },
  ],
};
