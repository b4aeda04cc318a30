import type { BankSubtopic } from '../../content-types.ts';

export const roupaDeFesta: BankSubtopic = {
  domain: 'moda',
  subtopic: 'roupa-de-festa',
  questions: [
    {
      question: 'Como escolher roupa pra casamento de dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Onze da manhã, sítio, e o salto afundando na grama.' },
        { mechanism: 'erro', text: 'Ir de paetê às dez da manhã, com sol na testa.' },
        { mechanism: 'quebra', text: 'Lê o convite de novo, até a última linha.' },
        { mechanism: 'numero', text: 'Responde três coisas antes da cor: horário, piso e vento.' },
        { mechanism: 'mito', text: 'Branco com florzinha continua sendo da noiva.' },
        { mechanism: 'desafio', text: 'Senta, levanta e dança um refrão ainda no provador.' },
        { mechanism: 'compara', text: 'Linho amassa, crepe perdoa. Escolhe pelo tamanho da missa.' },
        { mechanism: 'prova', text: 'Vou subir essa escada com uma taça: olha a barra.' },
      ],
    },
    {
      question: 'Por que o tomara que caia não para no lugar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Pista cheia, uma mão na taça, outra no decote.' },
        { mechanism: 'lacuna', text: 'O problema não tá no busto, tá um palmo abaixo.' },
        { mechanism: 'erro', text: 'Comprar um número menor achando que vai segurar.' },
        { mechanism: 'quebra', text: 'Larga a fita dupla face e chama a costureira.' },
        { mechanism: 'custo', text: 'O álbum da família inteiro, e você de braço cruzado.' },
        { mechanism: 'numero', text: 'Duas barbatanas e um elástico por dentro já seguram.' },
        { mechanism: 'desafio', text: 'Pula dez vezes no provador antes de pagar.' },
        { mechanism: 'dialogo', text: '“É só não respirar fundo.” São seis horas de festa.' },
      ],
    },
    {
      question: 'Alugar ou comprar vestido de festa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um vestido de uma noite ou uma saia de três bailes?' },
        { mechanism: 'custo', text: 'Aluguel tem ajuste, caução e segunda-feira de devolução.' },
        { mechanism: 'contra', text: 'Comprado sai barato se dá pra cortar depois.' },
        { mechanism: 'mito', text: 'Alugado não quer dizer igual ao da prima.' },
        { mechanism: 'pergunta', text: 'Quantos convites ainda chegam até dezembro?' },
        {
          mechanism: 'confissao',
          text: 'Devolvi com a barra verde de grama e paguei caro.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou abrir o contrato e ler a parte da mancha.' },
        { mechanism: 'chamada', text: 'Três convites na geladeira e um salário só? Bora fazer conta.' },
      ],
    },
    {
      question: 'Quanto tempo antes alugar vestido de madrinha?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com três meses, ainda tem cor pra escolher e costureira livre.' },
        { mechanism: 'cena', text: 'Véspera do casamento, o zíper não sobe, o ateliê fechou.' },
        { mechanism: 'erro', text: 'Marcar a primeira prova só pra depois da dieta.' },
        { mechanism: 'dialogo', text: '“A noiva ainda não fechou o tom.” Vai olhando o modelo.' },
        { mechanism: 'loop', text: 'A segunda prova existe por causa do sapato. Já explico.' },
        { mechanism: 'mito', text: 'Dezembro lota ateliê tanto quanto maio.' },
        { mechanism: 'desafio', text: 'Pede hoje pra noiva um pedacinho do tecido da cor.' },
        {
          mechanism: 'antes-depois',
          text: 'Uma vez aluguei na semana. Hoje marco quando o convite chega.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Longo ou curto: o que usar em formatura?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Mãe de formando também dança, e a cauda atrapalha.' },
        { mechanism: 'compara', text: 'Na colação a barra sobe degrau. No baile, ela gira.' },
        { mechanism: 'quebra', text: 'Antes de escolher a barra, pergunta do piso.' },
        { mechanism: 'contra', text: 'Um midi bem cortado entra em muito baile.' },
        { mechanism: 'lacuna', text: 'Tem uma palavra no convite que responde isso.' },
        { mechanism: 'cena', text: 'Arquibancada de ginásio, degrau alto, e você segurando a saia.' },
        { mechanism: 'erro', text: 'Estrear salto quinze numa colação de quatro horas.' },
        {
          mechanism: 'antes-depois',
          text: 'Fui de cauda e pisaram nela. Na seguinte, joelho de fora.',
          needsTruth: true,
        },
      ],
    },
  ],
};
