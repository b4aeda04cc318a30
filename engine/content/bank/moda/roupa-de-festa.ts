import type { BankSubtopic } from '../../content-types.ts';

export const roupaDeFesta: BankSubtopic = {
  domain: 'moda',
  subtopic: 'roupa-de-festa',
  questions: [
    {
      question: 'Como escolher roupa pra casamento de dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Onze da manhã, sítio, salto afundando na grama.' },
        { mechanism: 'erro', text: 'Ir de paetê às dez, com sol na testa.' },
        { mechanism: 'quebra', text: 'Lê o convite de novo, até a última linha.' },
        { mechanism: 'numero', text: 'Horário, piso e vento: três respostas antes da cor.' },
        { mechanism: 'mito', text: 'Branco com florzinha continua sendo da noiva.' },
        { mechanism: 'desafio', text: 'Senta, levanta e dança um refrão dentro da roupa.' },
        { mechanism: 'compara', text: 'Linho amassa, crepe perdoa: escolhe pelo tamanho da missa.' },
        { mechanism: 'prova', text: 'Subo essa escada com uma taça: a barra passa ou não.' },
      ],
    },
    {
      question: 'Por que o tomara que caia não para no lugar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Pista cheia, uma mão na taça, outra no decote.' },
        { mechanism: 'lacuna', text: 'O problema fica um palmo abaixo do busto.' },
        { mechanism: 'erro', text: 'Comprar um número menor achando que segura.' },
        { mechanism: 'quebra', text: 'Larga a fita dupla face e chama a costureira.' },
        { mechanism: 'custo', text: 'Álbum inteiro da família com o braço cruzado.' },
        { mechanism: 'numero', text: 'Duas barbatanas e um elástico por dentro fazem o serviço.' },
        { mechanism: 'desafio', text: 'Pula dez vezes no provador antes de pagar.' },
        { mechanism: 'dialogo', text: '“É só não respirar fundo.” São seis horas de festa.' },
      ],
    },
    {
      question: 'Alugar ou comprar vestido de festa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma noite de vitrine, ou três bailes na mesma saia.' },
        { mechanism: 'custo', text: 'Aluguel tem ajuste, caução e segunda-feira de devolução.' },
        { mechanism: 'contra', text: 'O comprado sai barato quando aceita tesoura depois.' },
        { mechanism: 'mito', text: 'Alugado não quer dizer igual ao da prima.' },
        { mechanism: 'pergunta', text: 'Quantos convites ainda chegam até dezembro?' },
        { mechanism: 'confissao', text: 'Devolvi a barra verde de grama e paguei caro.', needsTruth: true },
        { mechanism: 'prova', text: 'Abro o contrato e leio a parte da mancha.' },
        { mechanism: 'chamada', text: 'Três convites na geladeira e um salário: bora fazer conta.' },
      ],
    },
    {
      question: 'Quanto tempo antes alugar vestido de madrinha?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três meses antes ainda sobra cor e costureira.' },
        { mechanism: 'cena', text: 'Véspera do casamento, zíper aberto, ateliê fechado.' },
        { mechanism: 'erro', text: 'Deixar a primeira prova pra depois da dieta.' },
        { mechanism: 'dialogo', text: '“A noiva ainda não fechou o tom.” Então já visita a loja.' },
        { mechanism: 'loop', text: 'Essa segunda prova existe por causa do sapato.' },
        { mechanism: 'mito', text: 'Dezembro enche ateliê tanto quanto maio.' },
        { mechanism: 'desafio', text: 'Pede pra noiva, hoje, um pedacinho do tecido da cor.' },
        {
          mechanism: 'antes-depois',
          text: 'Aluguei na semana, uma vez. Agora marco quando o convite chega.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Longo ou curto: o que usar em formatura?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Mãe de formando também dança, e cauda atrapalha.' },
        { mechanism: 'compara', text: 'Colação pede barra que sobe degrau, baile pede barra que gira.' },
        { mechanism: 'quebra', text: 'Pergunta do piso antes de escolher a barra.' },
        { mechanism: 'contra', text: 'Um midi bem cortado entra em muito baile.' },
        { mechanism: 'lacuna', text: 'Uma palavra do convite responde, e quase todo mundo pula.' },
        { mechanism: 'cena', text: 'Arquibancada de ginásio, degrau alto, saia na mão.' },
        { mechanism: 'erro', text: 'Estrear salto quinze numa colação de quatro horas.' },
        {
          mechanism: 'antes-depois',
          text: 'Fui de cauda, pisaram. Na seguinte, joelho de fora.',
          needsTruth: true,
        },
      ],
    },
  ],
};
