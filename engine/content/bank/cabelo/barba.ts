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
        { mechanism: 'cena', text: 'Décimo segundo dia, pescoço coçando, e foto de crachá pra tirar.' },
        { mechanism: 'erro', text: 'Desenhar o contorno logo na segunda semana.' },
        { mechanism: 'numero', text: 'Dá um mês pra ela, e só depois olha no espelho.' },
        { mechanism: 'contra', text: 'A barba da terceira semana é feia mesmo, faz parte.' },
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
        { mechanism: 'compara', text: 'Bochecha do pai, queixo do avô: a falha vem de família.' },
        { mechanism: 'prova', text: 'Vou pentear esse lado por cima: vê se a falha some.' },
        { mechanism: 'erro', text: 'Passar no rosto o remédio de cabelo que o primo indicou.' },
        { mechanism: 'custo', text: 'Cinco óleos na pia, e a falha no mesmo lugar.' },
        { mechanism: 'chamada', text: 'Tem vinte anos e três fios no queixo? Calma, falta tempo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu virava o rosto nas fotos. Cortei baixo e parei com isso.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Aparar a barba em casa ou no barbeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'A máquina tava sem pente: uma passada, meia barba no chão.' },
        { mechanism: 'compara', text: 'Contorno no barbeiro, manutenção na pia: dá pra dividir.' },
        { mechanism: 'custo', text: 'Errou um lado, foi igualar o outro, acabou a barba.' },
        { mechanism: 'loop', text: 'Esse espelhinho de bolsa evita a nuca torta.' },
        { mechanism: 'numero', text: 'Dois dedos acima do gogó: é ali a linha do pescoço.' },
        { mechanism: 'mito', text: 'Ninguém precisa de barbeiro todo sábado pra ter barba bonita.' },
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
        { mechanism: 'numero', text: 'Aos vinte e cinco, ainda tem pelo chegando na bochecha.' },
        { mechanism: 'dialogo', text: '“Já fiz dezoito e nada.” Tem queixo que acorda aos trinta.' },
        { mechanism: 'mito', text: 'Bochecha lisa não quer dizer hormônio baixo.' },
        { mechanism: 'contra', text: 'Esperar dois anos sai mais barato que qualquer tônico.' },
        { mechanism: 'loop', text: 'Essa penugem clara perto da orelha já é um aviso.' },
        { mechanism: 'chamada', text: 'A turma toda de barba, e você ainda com buço.' },
        {
          mechanism: 'antes-depois',
          text: 'Na formatura eu tinha cara de criança. Três anos depois, cavanhaque.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Comparar a sua com a do primo de quinze anos.' },
      ],
    },
    {
      question: 'Por que a barba coça e descama?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O sabonete que você usa aparece na gola da camisa preta.' },
        { mechanism: 'cena', text: 'Reunião, gola escura, farelo branco caindo do queixo.' },
        { mechanism: 'erro', text: 'Lavar o rosto com o mesmo sabonete que lavou o pé.' },
        { mechanism: 'quebra', text: 'Enxuga embaixo do queixo, onde a toalha nunca chega.' },
        { mechanism: 'prova', text: 'Duas gotas esfregadas na palma, e só depois no pelo: olha.' },
        { mechanism: 'desafio', text: 'No banho de hoje, deixa a água menos quente no rosto.' },
        { mechanism: 'contra', text: 'Óleo cheiroso demais pode arder justo onde coça.' },
        { mechanism: 'pergunta', text: 'Você ensaboa o pelo ou chega até a pele?' },
      ],
    },
  ],
};
