import type { BankSubtopic } from '../../content-types.ts';

export const petIdoso: BankSubtopic = {
  domain: 'pets',
  subtopic: 'pet-idoso',
  questions: [
    {
      question: 'Como cuidar de um cachorro idoso?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Focinho branco, três degraus, e uma pausa em cada um.' },
        { mechanism: 'numero', text: 'Duas consultas por ano, uma delas com exame de sangue.' },
        { mechanism: 'desafio', text: 'Passa a mão no corpo inteiro hoje, atrás de caroço.' },
        { mechanism: 'quebra', text: 'Estende um tapete no piso liso da cozinha.' },
        { mechanism: 'contra', text: 'Três voltinhas curtas fazem melhor que uma caminhada longa.' },
        { mechanism: 'erro', text: 'Aposentar a guia só porque ele anda devagar.' },
        { mechanism: 'prova', text: 'Repara na pata escorregando no piso quando ele levanta.' },
        { mechanism: 'loop', text: 'Não compra a rampa ainda: primeiro vem um degrau no sofá.' },
      ],
    },
    {
      question: 'Por que meu gato idoso mia de madrugada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Três e quinze da manhã, e um miado comprido no corredor.' },
        { mechanism: 'mito', text: 'Miado novo em gato velho quase nunca é manha.' },
        { mechanism: 'lacuna', text: 'Pode ser ouvido, pressão ou tireoide: um exame separa.' },
        { mechanism: 'desafio', text: 'Hoje, deixa uma luzinha acesa no caminho da areia.' },
        { mechanism: 'chamada', text: 'Ele anda esbarrando na parede de sempre? Marca uma consulta.' },
        {
          mechanism: 'confissao',
          text: 'Fechei a porta duas noites. Na terceira, liguei pro veterinário.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Mudar os potes de lugar quando a vista já tá falhando.' },
        { mechanism: 'compara', text: 'Miou na cozinha, pode ser fome. No corredor, repara bem.' },
      ],
    },
    {
      question: 'Vale a pena operar um pet idoso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Aniversário não decide cirurgia, quem decide é o exame.' },
        { mechanism: 'numero', text: 'Leva três perguntas pro cirurgião: dor, chance e recuperação.' },
        { mechanism: 'compara', text: 'Mais tempo ou um tempo melhor? Essa conversa é da família.' },
        { mechanism: 'dialogo', text: '“Ele já tá velhinho demais.” Deixa o exame do coração falar.' },
        { mechanism: 'custo', text: 'A cirurgia cobra de novo depois: remédio, colar e retorno.' },
        { mechanism: 'erro', text: 'Decidir ali no balcão, chorando, sem uma segunda opinião.' },
        {
          mechanism: 'antes-depois',
          text: 'Em maio ela entrou mancando. Em agosto subiu a calçada.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Tá com o orçamento dobrado no bolso? Vai com calma.' },
      ],
    },
    {
      question: 'Com quantos anos o cachorro é idoso?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O grandão envelhece aos seis; o miudinho, lá pelos dez.' },
        { mechanism: 'mito', text: 'Aquela conta de multiplicar por sete não funciona.' },
        { mechanism: 'lacuna', text: 'Antes do pelo branco, um móvel da sala já te avisou.' },
        { mechanism: 'antes-depois', text: 'Ontem ele pulava na cama. Hoje ele calcula o salto.' },
        { mechanism: 'quebra', text: 'Segura a ração sênior até falar com o veterinário.' },
        { mechanism: 'desafio', text: 'Conta quantas vezes ele para no quarteirão de sempre.' },
        { mechanism: 'contra', text: 'Ficar velho é idade. Mancar toda manhã é assunto de exame.' },
        { mechanism: 'pergunta', text: 'Quando foi a última vez que ele subiu sem ajuda?' },
      ],
    },
    {
      question: 'Como saber se o pet idoso está com dor?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Bicho com dor quase nunca chora.' },
        { mechanism: 'prova', text: 'Filma ele levantando da cama e olha a pata de trás.' },
        { mechanism: 'cena', text: 'Pelo embolado no lombo de quem se lambia inteiro.' },
        { mechanism: 'chamada', text: 'Se ele largou a janela do nada, conta na consulta.' },
        { mechanism: 'erro', text: 'Dar comprimido de gente porque em você funciona.' },
        { mechanism: 'custo', text: 'Um analgésico da sua gaveta pode intoxicar o gato.' },
        { mechanism: 'loop', text: 'Essa orelha pra trás e esse olho apertado dizem algo.' },
        { mechanism: 'confissao', text: 'Chamei de preguiça por meses. Era artrose.', needsTruth: true },
      ],
    },
  ],
};
