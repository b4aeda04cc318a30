import type { BankSubtopic } from '../../content-types.ts';

export const almocoRapido: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'almoco-rapido',
  questions: [
    {
      question: 'O que fazer de almoço rápido e fácil hoje?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Meio-dia e dez, geladeira aberta, e você encarando o ovo.' },
        { mechanism: 'numero', text: 'Quatro ovos, uma batata e vinte minutos dão um almoço inteiro.' },
        { mechanism: 'desafio', text: 'Bota a água pra ferver antes de decidir o prato.' },
        { mechanism: 'prova', text: 'Abri a geladeira: o almoço de hoje sai do que tá na porta.' },
        { mechanism: 'contra', text: 'Almoço de quinta-feira não precisa de receita nova.' },
        { mechanism: 'chamada', text: 'Esse é pra quem tem quarenta minutos de almoço e mora perto.' },
        { mechanism: 'loop', text: 'Esse refogado aqui serve três almoços diferentes.' },
        { mechanism: 'dialogo', text: '“Não tem nada pra comer.” Tem atum, arroz e meio limão.' },
      ],
    },
    {
      question: 'Por que demoro tanto pra fazer o almoço?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Picar a cebola com o óleo já soltando fumaça.' },
        { mechanism: 'lacuna', text: 'O fogão nem é lento: o atraso começa na pia.' },
        {
          mechanism: 'confissao',
          text: 'Lavei alface quinze minutos, com o bife esfriando.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Três panelas sujas, um prato servido, e já é uma e meia.' },
        { mechanism: 'numero', text: 'Foram seis idas à geladeira pra fazer uma omelete só.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes o frango descongelava na hora; agora dorme na geladeira.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Solta a faca e acende o fogo primeiro.' },
        { mechanism: 'custo', text: 'Faca cega come dez minutos de cada almoço seu.' },
      ],
    },
    {
      question: 'Panela de pressão vale a pena no almoço do dia a dia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Chiar é normal: perigo é válvula entupida e borracha velha.' },
        { mechanism: 'compara', text: 'Músculo macio em quarenta minutos ou a tarde inteira de fogo aceso.' },
        {
          mechanism: 'cena',
          text: 'A válvula chiando, a criança tapando o ouvido, e o cheiro de carne pronta.',
        },
        { mechanism: 'contra', text: 'Prefiro uma pressão simples a três panelas caras.' },
        { mechanism: 'erro', text: 'Panela cheia até a boca não se fecha nem com fé na válvula.' },
        { mechanism: 'dialogo', text: '“Tenho pavor daquele chiado.” Ele é o barulho de tudo certo.' },
        { mechanism: 'desafio', text: 'Com a panela fria, tira a válvula e olha o furinho contra a luz.' },
        { mechanism: 'prova', text: 'Feijão de molho, tampa travada, cronômetro na mesa: vamos ver.' },
      ],
    },
    {
      question: 'Qual almoço dá pra fazer em 20 minutos?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Macarrão leva dez, e o molho cabe nos outros dez.' },
        { mechanism: 'mito', text: 'Peito de frango inteiro não entra nesse relógio. Em tiras, entra.' },
        { mechanism: 'cena', text: 'Doze e quarenta, aula à uma, e o cuscuz subindo no vapor.' },
        { mechanism: 'quebra', text: 'Esquece o forno: ele gasta quinze só pra esquentar.' },
        { mechanism: 'lacuna', text: 'Tem carne que fica pronta antes do arroz ferver.' },
        { mechanism: 'chamada', text: 'Seu filho chega meio-dia e dez, e o fogão nem esquentou ainda.' },
        { mechanism: 'prova', text: 'Cronometrei no celular, da tábua ao primeiro garfo.', needsTruth: true },
        { mechanism: 'compara', text: 'Batata em cubinho ou inteira: uma delas te faz perder o ônibus.' },
      ],
    },
    {
      question: 'Como fazer almoço em uma panela só?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Domingo tinha quatro panelas na pia. Agora tem uma, e sobra tarde.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Macarrão cozido dentro do molho sai mais cremoso que escorrido.' },
        { mechanism: 'erro', text: 'Cenoura e ervilha na panela no mesmo minuto: uma crua, outra papa.' },
        { mechanism: 'loop', text: 'Guarda a ordem dessas camadas, porque ela decide tudo.' },
        {
          mechanism: 'confissao',
          text: 'Fiz galinhada pra não lavar louça, e virou o prato da casa.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Doura a carne primeiro e não limpa o fundo.' },
        { mechanism: 'custo', text: 'Arroz mexido toda hora solta amido e gruda.' },
        { mechanism: 'numero', text: 'Cinco ingredientes, uma tampa fechada, e só isso pra lavar depois.' },
      ],
    },
  ],
};
