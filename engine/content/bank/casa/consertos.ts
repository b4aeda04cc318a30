import type { BankSubtopic } from '../../content-types.ts';

export const consertos: BankSubtopic = {
  domain: 'casa',
  subtopic: 'consertos',
  questions: [
    {
      question: 'Como consertar vazamento embaixo da pia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Balde no joelho, lanterna no queixo, e o pingo bem na testa.' },
        { mechanism: 'quebra', text: 'Fecha o registro antes de pegar qualquer chave.' },
        { mechanism: 'erro', text: 'Massa em cano molhado não segura nem até fechar o armário.' },
        { mechanism: 'numero', text: 'Dois aneizinhos de borracha costumam ser o problema todo.' },
        { mechanism: 'prova', text: 'Papel seco em volta do sifão: olha onde ele molha primeiro.' },
        {
          mechanism: 'confissao',
          text: 'Apertei tanto a porca que rachei o plástico novo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Guarda a posição dessa arruela antes de soltar.' },
        { mechanism: 'contra', text: 'Veda-rosca é pra rosca de metal; o sifão quer anel.' },
      ],
    },
    {
      question: 'Por que a torneira continua pingando depois de fechada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Pinga pouco, e mesmo assim lá se vai um balde por dia.' },
        { mechanism: 'dialogo', text: '“Aperta com força que para.” É assim que a borracha morre.' },
        { mechanism: 'mito', text: 'Torneira pingando quase nunca pede torneira nova.' },
        { mechanism: 'lacuna', text: 'Dentro dessa torneira tem uma peça de poucos reais.' },
        { mechanism: 'chamada', text: 'Se o pingo na cuba te acorda às três, essa é sua.' },
        { mechanism: 'cena', text: 'Duas voltas, o dedo já branco, e a torneira continua pingando.' },
        { mechanism: 'desafio', text: 'Desmonta de dia, com a loja ainda aberta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu dormia com pano na cuba; troquei o reparo numa tarde.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quais ferramentas ter em casa pra pequenos reparos?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Sete peças numa gaveta dispensam muita visita técnica.' },
        { mechanism: 'contra', text: 'Maleta de cem peças costuma ter noventa de enfeite.' },
        { mechanism: 'compara', text: 'Furadeira do vizinho ou uma parafusadeira simples que seja sua.' },
        { mechanism: 'erro', text: 'Usar faca de mesa como chave de fenda.' },
        { mechanism: 'prova', text: 'Esvaziei minha caixa na mesa: essas três gastaram o cabo.' },
        { mechanism: 'custo', text: 'Chave gasta espana o parafuso, e aí o serviço dobra.' },
        { mechanism: 'desafio', text: 'Junta trena, fita isolante e lanterna na mesma gaveta.' },
        { mechanism: 'pergunta', text: 'Cadê a fita veda-rosca quando o cano começa a espirrar?' },
      ],
    },
    {
      question: 'Quando chamar um eletricista em vez de mexer na tomada?',
      family: 'tempo',
      hooks: [
        { mechanism: 'quebra', text: 'Larga essa tomada e desliga o disjuntor geral.' },
        { mechanism: 'lacuna', text: 'Cheiro de plástico quente na parede só quer dizer uma coisa.' },
        { mechanism: 'mito', text: 'Interruptor apagado não desliga o fio da tomada.' },
        { mechanism: 'erro', text: 'O disjuntor vive caindo, e alguém botou um maior: perigo.' },
        { mechanism: 'chamada', text: 'Tomada morna, preta ou estalando? Para de usar e chama alguém.' },
        { mechanism: 'numero', text: 'Se cair duas vezes na semana, o disjuntor já avisou.' },
        { mechanism: 'contra', text: 'A economia no eletricista costuma ser a mais cara da casa.' },
        { mechanism: 'cena', text: 'Um benjamim em cima do outro, com a geladeira e o ferro juntos.' },
      ],
    },
    {
      question: 'Como furar a parede sem estragar o reboco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'loop', text: 'Antes de marcar esse pontinho a lápis, vê onde passa o cano.' },
        { mechanism: 'compara', text: 'Broca de seis pede bucha de seis, simples assim.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu furo virava cratera. Comecei devagar, com fita crepe.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Pendurei um espelho com prego e ouvi o barulho de madrugada.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Ligar o impacto no azulejo logo no primeiro giro.' },
        { mechanism: 'mito', text: 'Bucha comum no gesso segura até o primeiro casaco.' },
        { mechanism: 'desafio', text: 'Cola um papel dobrado embaixo do furo pra aparar o pó.' },
        { mechanism: 'prova', text: 'Enrolei fita na broca: ela marca até onde a ponta entra.' },
      ],
    },
  ],
};
