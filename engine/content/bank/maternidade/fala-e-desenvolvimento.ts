import type { BankSubtopic } from '../../content-types.ts';

export const falaEDesenvolvimento: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'fala-e-desenvolvimento',
  questions: [
    {
      question: 'Como estimular a fala do bebê?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dedinho apontando o cachorro da rua: a conversa começou.' },
        { mechanism: 'desafio', text: 'Narra o banho de hoje, do xampu à toalha.' },
        { mechanism: 'erro', text: 'Entregar o copo antes que ele tente pedir.' },
        { mechanism: 'quebra', text: 'Desliga a televisão que tá ligada pra ninguém.' },
        { mechanism: 'contra', text: 'Falar menos e esperar mais também ensina.' },
        { mechanism: 'prova', text: 'Vou ler o mesmo livrinho de três jeitos.' },
        { mechanism: 'numero', text: 'Conta até cinco em silêncio depois de cada pergunta.' },
        { mechanism: 'mito', text: 'Voz cantadinha com bebê não atrapalha palavra nenhuma.' },
      ],
    },
    {
      question: 'Por que meu filho de 2 anos não fala?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“O pai também demorou.” Conta isso na consulta, e vai.' },
        { mechanism: 'mito', text: 'Menino demorar mais não é regra pra esperar.' },
        { mechanism: 'numero', text: 'Perto dos dois, costumam aparecer duas palavras grudadas.' },
        { mechanism: 'lacuna', text: 'Antes da fono, um exame simples costuma ser pedido.' },
        { mechanism: 'cena', text: 'Pega na mão, leva até o filtro, aponta o copo.' },
        { mechanism: 'custo', text: 'Esperar o próximo aniversário custa meses de brincadeira orientada.' },
        { mechanism: 'chamada', text: 'Palavra que já saía e sumiu merece pediatra logo.' },
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
        { mechanism: 'compara', text: 'Um cala e aponta tudo; outro fala e não divide o olhar.' },
        { mechanism: 'mito', text: 'Criança que abraça também pode estar no espectro.' },
        { mechanism: 'numero', text: 'Vinte perguntas de um questionário já orientam o pediatra.' },
        { mechanism: 'erro', text: 'Trancar a dúvida no celular às duas da manhã.' },
        { mechanism: 'prova', text: 'Filmei três brincadeiras do jeito que a equipe pediu.' },
        { mechanism: 'chamada', text: 'Chama pelo nome, e ela não vira: marca uma avaliação.' },
        {
          mechanism: 'antes-depois',
          text: 'O laudo me tirava o sono; hoje organiza a nossa semana.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Com quantos meses o bebê começa a falar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Por volta do primeiro bolo, sai uma palavra com sentido.' },
        { mechanism: 'mito', text: '“Mamã” aos oito meses ainda pode ser ensaio.' },
        { mechanism: 'lacuna', text: 'Bem antes da boca, outra parte do corpo conversa.' },
        { mechanism: 'loop', text: 'Esse “dá” de mão aberta já entra na lista.' },
        { mechanism: 'contra', text: 'Entender chega primeiro, e dá pra ver na hora do sapato.' },
        { mechanism: 'quebra', text: 'Abre o caderninho e escreve o que ele soltou hoje.' },
        { mechanism: 'pergunta', text: 'O que ele disse antes de “mamãe”?' },
        {
          mechanism: 'confissao',
          text: 'A primeira lá de casa foi “bola”, e fiz cara de feliz.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quando o bebê deve sentar, engatinhar e andar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Almofada atrás, tombo de lado, riso no tapete.' },
        { mechanism: 'compara', text: 'O primo com dez meses, a sua com quinze: cabem os dois.' },
        { mechanism: 'mito', text: 'Andador não ensina passo e derruba na escada.' },
        { mechanism: 'desafio', text: 'Estende o tapete, deita de frente e chama.' },
        { mechanism: 'erro', text: 'Puxar pelas mãos quem ainda nem se equilibra.' },
        { mechanism: 'antes-depois', text: 'Num mês ele rola; no outro, some embaixo da mesa.' },
        { mechanism: 'chamada', text: 'Dezoito meses sem largar a parede: conversa com o pediatra.' },
        { mechanism: 'dialogo', text: '“Ela pulou uma fase.” Tem gente que vai de bumbum mesmo.' },
      ],
    },
  ],
};
