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
        { mechanism: 'quebra', text: 'Desliga o desenho e entrega a colher na mão dele.' },
        { mechanism: 'mito', text: 'Suquinho de laranja lima não é primeira comida de ninguém.' },
        { mechanism: 'contra', text: 'Na primeira semana, o chão come mais que ele.' },
        { mechanism: 'numero', text: 'Uma colherzinha de chá já é almoço aos seis meses.' },
        { mechanism: 'prova', text: 'Amassei a abóbora no garfo: olha o ponto que fica.' },
        { mechanism: 'desafio', text: 'Separa a porção dele antes do sal cair na panela.' },
        { mechanism: 'lacuna', text: 'Antes da primeira colherada, espera ele conseguir uma coisa.' },
      ],
    },
    {
      question: 'Por que meu bebê não quer comer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Só mais essa, olha o aviãozinho.” E a boca trancou.' },
        { mechanism: 'erro', text: 'Servir o almoço com a mamada ainda na barriga.' },
        { mechanism: 'compara', text: 'Adulto enche um prato; esse estômago enche uma xícara.' },
        { mechanism: 'chamada', text: 'Terceiro dia de papinha voltando pra pia: puxa a cadeira.' },
        {
          mechanism: 'confissao',
          text: 'Eu torcia o nariz pro jiló e cobrava que ele provasse.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Careta na primeira vez é só a língua se apresentando.' },
        { mechanism: 'numero', text: 'Chuchu rejeitado três vezes ainda tem umas dez chances.' },
        { mechanism: 'custo', text: 'A colherada forçada de hoje custa a vontade de amanhã.' },
      ],
    },
    {
      question: 'BLW ou papinha: qual é melhor pro bebê?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pedaço na mão no domingo, amassado na terça: pode.' },
        { mechanism: 'dialogo', text: '“Ele vai engasgar com isso.” A avó prendeu a respiração.' },
        { mechanism: 'erro', text: 'Bater tudo no liquidificador até sumir a cor da cenoura.' },
        { mechanism: 'contra', text: 'Nenhum método salva almoço com pressa.' },
        { mechanism: 'cena', text: 'Um talo de brócolis no punho e molho até a orelha.' },
        { mechanism: 'prova', text: 'Aperto a cenoura entre dois dedos: esmagou, tá no ponto.' },
        { mechanism: 'desafio', text: 'Corta a uva em quatro, no comprido, toda vez.' },
        { mechanism: 'loop', text: 'Esse barulho é ânsia; o engasgo que assusta é quieto.' },
      ],
    },
    {
      question: 'Com quantos meses o bebê pode comer comida?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Seis meses na certidão e pescoço firme na cadeira.' },
        { mechanism: 'mito', text: 'Mel espera um ano, mesmo o do sítio do avô.' },
        { mechanism: 'contra', text: 'Babar no seu pão ainda não é convite.' },
        { mechanism: 'lacuna', text: 'O aniversário de meio ano é só metade da resposta.' },
        { mechanism: 'erro', text: 'Adiantar a fruta no quarto mês pra ver se dorme.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos cinco ele tombava de lado; aos seis, puxou meu garfo.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Esconde o açucareiro até o segundo aniversário.' },
        { mechanism: 'chamada', text: 'Tia com a bolacha na mão, bebê de colo: respira.' },
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
        { mechanism: 'erro', text: 'Cozinhar três jantares e pagar garfada com sobremesa.' },
        { mechanism: 'custo', text: 'Meia hora de briga pela ervilha esfria a mesa inteira.' },
        { mechanism: 'mito', text: 'Implicar com o verde aos dois anos costuma ser fase.' },
        { mechanism: 'chamada', text: 'Se o cardápio dela cabe em cinco alimentos, conta pro pediatra.' },
        { mechanism: 'prova', text: 'Vou montar a lancheira: duas coisas certas e uma nova.' },
      ],
    },
  ],
};
