import type { BankSubtopic } from '../../content-types.ts';

export const introducaoAlimentar: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'introducao-alimentar',
  questions: [
    {
      question: 'Como começar a introdução alimentar do bebê?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cadeirão novo, babador branco, beterraba na parede.' },
        { mechanism: 'quebra', text: 'Desliga o desenho e entrega a colher pra ele.' },
        { mechanism: 'mito', text: 'Suquinho de laranja-lima não é primeira comida de ninguém.' },
        { mechanism: 'contra', text: 'Na primeira semana, o chão come mais que o bebê.' },
        { mechanism: 'numero', text: 'Aos seis meses, uma colherzinha de chá já é um almoço.' },
        { mechanism: 'prova', text: 'Amassei a abóbora no garfo: olha o ponto que fica.' },
        { mechanism: 'desafio', text: 'Separa a porção dele antes do sal cair na panela.' },
        { mechanism: 'lacuna', text: 'Antes da primeira colherada, espera ele conseguir fazer uma coisa.' },
      ],
    },
    {
      question: 'Por que meu bebê não quer comer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Olha o aviãozinho.” E a boca trancou de vez.' },
        { mechanism: 'erro', text: 'O almoço chega, e a barriga ainda tá cheia da mamada.' },
        { mechanism: 'compara', text: 'A gente enche um prato; o estômago dele enche uma xícara.' },
        { mechanism: 'chamada', text: 'Se é o terceiro dia de papinha na pia, puxa a cadeira.' },
        {
          mechanism: 'confissao',
          text: 'Eu torcia o nariz pro jiló e cobrava que ele provasse.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Aquela careta é só a língua conhecendo o sabor.' },
        { mechanism: 'numero', text: 'O chuchu cuspido três vezes ainda merece umas dez chances.' },
        { mechanism: 'custo', text: 'A colherada forçada de hoje custa a vontade de amanhã.' },
      ],
    },
    {
      question: 'BLW ou papinha: qual é melhor pro bebê?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pedaço na mão no domingo, amassado na terça. Pode misturar, tá?' },
        { mechanism: 'dialogo', text: '“Ele vai engasgar com isso.” A avó prendeu a respiração.' },
        { mechanism: 'erro', text: 'Bater no liquidificador até a cenoura perder a cor.' },
        { mechanism: 'contra', text: 'Com pressa, nem o método mais bonito salva o almoço.' },
        { mechanism: 'cena', text: 'Um talo de brócolis no punho e molho até a orelha.' },
        { mechanism: 'prova', text: 'Aperto a cenoura entre dois dedos: esmagou, tá no ponto.' },
        { mechanism: 'desafio', text: 'Uva, só cortada em quatro, no comprido. Testa na próxima.' },
        { mechanism: 'loop', text: 'Esse barulho assusta, mas é ânsia. O engasgo é outra coisa.' },
      ],
    },
    {
      question: 'Com quantos meses o bebê pode comer comida?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Seis meses completos e pescoço firme: precisa dos dois.' },
        { mechanism: 'mito', text: 'Mel só depois de um ano, até o do sítio.' },
        { mechanism: 'contra', text: 'Ele babou no seu pão? Isso ainda não é convite pra comer.' },
        { mechanism: 'lacuna', text: 'O aniversário de meio ano é só metade da resposta.' },
        { mechanism: 'erro', text: 'Dar banana amassada aos quatro meses pra ver se ele dorme.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos cinco meses ele tombava; aos seis, puxou meu garfo.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Esconde o açucareiro até o bolo de dois anos.' },
        { mechanism: 'chamada', text: 'A tia vem com a bolacha, e você não sabe negar.' },
      ],
    },
    {
      question: 'O que fazer quando a criança é seletiva pra comer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Macarrão sem molho, arroz sem feijão, prato todo bege.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu escondia abobrinha no bolo. Agora é ela que rala.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Põe um único pedacinho novo na beira do prato.' },
        { mechanism: 'erro', text: 'Você faz três jantares e ainda paga com sobremesa.' },
        { mechanism: 'custo', text: 'Meia hora de briga pela ervilha esfria a mesa inteira.' },
        { mechanism: 'mito', text: 'Implicar com comida verde aos dois anos costuma ser fase mesmo.' },
        { mechanism: 'chamada', text: 'Se ela só come cinco coisas, conta pro pediatra.' },
        { mechanism: 'prova', text: 'Vou montar a lancheira: duas coisas certas e uma nova.' },
      ],
    },
  ],
};
