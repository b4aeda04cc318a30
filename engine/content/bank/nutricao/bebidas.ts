import type { BankSubtopic } from '../../content-types.ts';

export const bebidas: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'bebidas',
  questions: [
    {
      question: 'Como lembrar de beber água durante o dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Seis da tarde, e a garrafa ainda tá cheia da água das oito.' },
        { mechanism: 'desafio', text: 'Enche um copo agora, antes do próximo vídeo.' },
        { mechanism: 'erro', text: 'Um litro virado de noite não compensa o dia inteiro.' },
        { mechanism: 'contra', text: 'O aplicativo apita e some; o copo na mesa fica.' },
        { mechanism: 'numero', text: 'Um copo ao acordar e um por refeição: já foram quatro.' },
        { mechanism: 'loop', text: 'Risquei a garrafa com caneta, e essa marca aqui é o meio-dia.' },
        {
          mechanism: 'confissao',
          text: 'Minha garrafa de dois litros virou peso de porta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Deixa o copo cheio do lado do celular.' },
      ],
    },
    {
      question: 'Por que não consigo largar o refrigerante?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Só tomo no almoço.” Só que almoço tem todo dia.' },
        { mechanism: 'mito', text: 'Refri zero tira o açúcar e deixa o costume.' },
        {
          mechanism: 'antes-depois',
          text: 'Eram dois litros no domingo; virou água com gás e limão espremido.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Uma latinha comum leva umas sete colherinhas de açúcar.' },
        { mechanism: 'custo', text: 'Garrafa grande aberta faz a família beber até o fim.' },
        { mechanism: 'chamada', text: 'Pizza sem refri ainda te parece errado, né?' },
        { mechanism: 'lacuna', text: 'Talvez a sua falta seja da bolha, e não do doce.' },
        { mechanism: 'quebra', text: 'Passa direto pelo corredor das garrafas hoje.' },
      ],
    },
    {
      question: 'Café faz bem ou faz mal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Nem vilão nem remédio: café é questão de dose.' },
        { mechanism: 'mito', text: 'Café não desidrata ninguém: a água dele conta.' },
        { mechanism: 'compara', text: 'O café das oito te acorda; o das cinco deita com você.' },
        { mechanism: 'erro', text: 'Empurrar uma noite ruim com a quinta xícara.' },
        { mechanism: 'dialogo', text: '“Sem café eu não funciono.” E com quatro, funciona melhor?' },
        { mechanism: 'prova', text: 'Enfileirei na pia todas as xícaras de uma terça.' },
        { mechanism: 'pergunta', text: 'A mão começa a tremer depois de qual gole?' },
        {
          mechanism: 'chamada',
          text: 'Com gastrite, gravidez ou coração acelerado, o limite sai da consulta.',
        },
      ],
    },
    {
      question: 'Até que horas posso tomar café sem perder o sono?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Conta umas oito horas pra trás da hora de deitar.' },
        { mechanism: 'lacuna', text: 'A mesma xícara, duas pessoas, e duas noites bem diferentes.' },
        { mechanism: 'mito', text: 'Pegar no sono rápido não quer dizer dormir fundo.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu último café era às seis. Hoje é o do almoço.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Duas da manhã, você olhando o teto e lembrando do expresso das cinco.' },
        { mechanism: 'quebra', text: 'Troca esse das quatro por um descafeinado.' },
        { mechanism: 'desafio', text: 'Três dias sem cafeína depois do almoço, e compara a noite.' },
        { mechanism: 'erro', text: 'Você largou o café e ficou no mate até a novela.' },
      ],
    },
    {
      question: 'Cerveja no fim de semana atrapalha a dieta?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Quatro latas encostam nas calorias de um prato feito.' },
        { mechanism: 'contra', text: 'A porção de batata costuma pesar mais que o chope.' },
        { mechanism: 'confissao', text: 'Eu contava o copo e esquecia o pastel.', needsTruth: true },
        { mechanism: 'prova', text: 'Somei aqui os rótulos de um sábado inteiro.' },
        { mechanism: 'compara', text: 'Duas geladas devagar ou um balde dividido: a conta muda.' },
        { mechanism: 'custo', text: 'Sábado de bar, domingo de cama, segunda sem treino.' },
        { mechanism: 'loop', text: 'Entre uma e outra entra esse copo de água aqui.' },
        { mechanism: 'desafio', text: 'Decide o número antes de sentar na mesa do bar.' },
      ],
    },
  ],
};
