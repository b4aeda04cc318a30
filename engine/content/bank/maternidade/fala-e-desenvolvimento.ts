import type { BankSubtopic } from '../../content-types.ts';

export const falaEDesenvolvimento: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'fala-e-desenvolvimento',
  questions: [
    {
      question: 'Como estimular a fala do bebê?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O dedinho apontou o cachorro da rua: isso já é conversa.' },
        { mechanism: 'desafio', text: 'Narra o banho de hoje, do xampu à toalha.' },
        { mechanism: 'erro', text: 'Você entrega o copo antes que ele tente pedir.' },
        { mechanism: 'quebra', text: 'Desliga aquela televisão que tá ligada pra ninguém.' },
        { mechanism: 'contra', text: 'Falar um pouco menos e esperar a vez dele também ensina.' },
        { mechanism: 'prova', text: 'Vou ler o mesmo livrinho de três jeitos.' },
        { mechanism: 'numero', text: 'Conta até cinco em silêncio depois de cada pergunta.' },
        { mechanism: 'mito', text: 'Aquela voz cantadinha com bebê não atrapalha a fala.' },
      ],
    },
    {
      question: 'Por que meu filho de 2 anos não fala?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“O pai também demorou.” Conta isso, mas conta na consulta.' },
        { mechanism: 'mito', text: '“Menino fala mais tarde mesmo.” Isso não é motivo pra esperar.' },
        {
          mechanism: 'numero',
          text: 'Perto dos dois anos, ela costuma juntar duas palavras, tipo “quer água”.',
        },
        { mechanism: 'lacuna', text: 'Antes da fono, um exame simples costuma ser pedido.' },
        { mechanism: 'cena', text: 'Ele te puxa até o filtro e só aponta o copo.' },
        { mechanism: 'custo', text: 'Esperar o próximo aniversário custa meses de brincadeira orientada.' },
        { mechanism: 'chamada', text: 'Ele já falava uma palavra e parou? Marca o pediatra logo.' },
        {
          mechanism: 'confissao',
          text: 'Comparei com o primo na festa e fui embora antes do bolo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Atraso de fala ou autismo: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Vídeo de um minuto não fecha diagnóstico de criança nenhuma.' },
        { mechanism: 'compara', text: 'Uma quase não fala, mas aponta tudo. Outra fala e não olha.' },
        { mechanism: 'mito', text: 'Criança que abraça também pode estar no espectro.' },
        { mechanism: 'numero', text: 'Tem um questionário de vinte perguntas que ajuda o pediatra.' },
        { mechanism: 'erro', text: 'Doze vídeos às duas da manhã, e nenhuma avaliação marcada.' },
        {
          mechanism: 'prova',
          text: 'Filmei três brincadeiras do jeito que a equipe pediu.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Você chama e ela não vira? Vale marcar uma avaliação.' },
        {
          mechanism: 'antes-depois',
          text: 'O laudo me tirava o sono. Hoje ele organiza a semana.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Com quantos meses o bebê começa a falar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Perto do primeiro aniversário costuma sair uma palavra com sentido.' },
        { mechanism: 'mito', text: '“Mamã” aos oito meses ainda pode ser ensaio.' },
        { mechanism: 'lacuna', text: 'Muito antes da boca, outra parte do corpo já fala.' },
        { mechanism: 'loop', text: 'Ele abre a mão e espera: isso já entra na lista.' },
        { mechanism: 'contra', text: 'Antes de falar ele já entende: pede o sapato e observa.' },
        { mechanism: 'quebra', text: 'Para de esperar o “mamãe” perfeito e anota o que saiu hoje.' },
        { mechanism: 'pergunta', text: 'O que ele disse antes de “mamãe”?' },
        {
          mechanism: 'confissao',
          text: 'A primeira palavra lá de casa foi “bola”. Doeu no ego.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quando o bebê deve sentar, engatinhar e andar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Almofada atrás, tombo de lado, riso no tapete.' },
        { mechanism: 'compara', text: 'Um andou com dez meses, o outro com quinze. Normal nos dois.' },
        { mechanism: 'mito', text: 'O andador não ensina a andar, e ainda derruba na escada.' },
        { mechanism: 'desafio', text: 'Hoje à tarde, deita no tapete de frente e chama.' },
        { mechanism: 'erro', text: 'Puxar pelas mãos quem ainda nem se equilibra não adianta.' },
        { mechanism: 'antes-depois', text: 'Num mês ele rola; no outro, some embaixo da mesa.' },
        { mechanism: 'chamada', text: 'Um ano e meio e não solta a parede? Fala com o pediatra.' },
        { mechanism: 'dialogo', text: '“Ela pulou o engatinhar.” Tem criança que vai de bumbum mesmo.' },
      ],
    },
  ],
};
