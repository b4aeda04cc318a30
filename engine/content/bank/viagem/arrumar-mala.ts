import type { BankSubtopic } from '../../content-types.ts';

export const arrumarMala: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'arrumar-mala',
  questions: [
    {
      question: 'Como fazer caber tudo na mala de mão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou enrolar sete camisetas e fechar com uma mão.' },
        { mechanism: 'numero', text: 'Dois sapatos: um no pé, outro recheado de meia.' },
        { mechanism: 'erro', text: 'Essa roupa é pra uma festa que ninguém marcou.' },
        { mechanism: 'quebra', text: 'Tira a toalha da mala e liga pro hotel.' },
        { mechanism: 'desafio', text: 'Faz cada blusa combinar com as duas calças.' },
        { mechanism: 'contra', text: 'Rolinho não salva quem leva nove calças.' },
        { mechanism: 'cena', text: 'Joelho em cima do zíper, orelha vermelha, manga pra fora.' },
        { mechanism: 'loop', text: 'Esse vão aqui, entre as rodinhas, guarda quatro meias.' },
      ],
    },
    {
      question: 'Por que minha mala sempre passa do peso?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Xampu de litro viaja cheio e volta pela metade.' },
        { mechanism: 'cena', text: 'Balança piscando, mala aberta no chão do aeroporto.' },
        { mechanism: 'mito', text: 'Mala maior não resolve: sobrou espaço, entra casaco.' },
        { mechanism: 'erro', text: 'Pôr o “vai que” antes do que vai mesmo.' },
        { mechanism: 'lacuna', text: 'O campeão da balança quase nunca é roupa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu levava dez mudas. Hoje levo cinco e um sabão.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Sobe na balança com a mala, depois sem ela.' },
        { mechanism: 'confissao', text: 'Já vesti três casacos no balcão pra não pagar.', needsTruth: true },
      ],
    },
    {
      question: 'Mala de mão ou despachada: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Sair andando do avião ou ver a esteira girar?' },
        { mechanism: 'custo', text: 'Taxa paga no balcão costuma doer mais.' },
        { mechanism: 'contra', text: 'Com criança no colo, despachar devolve as duas mãos.' },
        { mechanism: 'numero', text: 'Conexão de cinquenta minutos pede mala que corre junto.' },
        { mechanism: 'dialogo', text: '“Lotou o bagageiro, vamos levar a sua.” E o remédio dentro dela?' },
        { mechanism: 'erro', text: 'Despachar chave de casa, óculos e remédio.' },
        { mechanism: 'pergunta', text: 'Quantas peças voltaram limpas da última vez?' },
        { mechanism: 'mito', text: 'Mala com cara de pequena também entala na caixa de medida.' },
      ],
    },
    {
      question: 'Quanto tempo antes da viagem arrumar a mala?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'confissao',
          text: 'Fechei tudo em vinte minutos, com três carregadores errados.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Lavou a calça preferida na véspera, e choveu.' },
        { mechanism: 'numero', text: 'Três dias antes, só a pilha. Na véspera, o zíper.' },
        { mechanism: 'cena', text: 'Quatro da manhã, carro na porta, escova de dente na mão.' },
        { mechanism: 'desafio', text: 'Deixa ela no chão do quarto e vai jogando dentro.' },
        { mechanism: 'contra', text: 'Zíper fechado cedo demais tranca a roupa de quinta.' },
        { mechanism: 'mito', text: 'Lista pronta não alcança o carregador que ficou na tomada.' },
        { mechanism: 'quebra', text: 'Fotografa a mala aberta pra saber o que foi.' },
      ],
    },
    {
      question: 'O que pode levar na mala de mão do avião?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'Pote de doce de leite na mão, em voo internacional.' },
        { mechanism: 'mito', text: 'Regra de líquido muda entre voo nacional e internacional.' },
        { mechanism: 'numero', text: 'Frasco de duzentos pela metade continua frasco de duzentos.' },
        { mechanism: 'cena', text: 'O canivete do avô tava na mochila, e a esteira parou.' },
        { mechanism: 'prova', text: 'Vou passar a minha necessaire pela regra, item por item.' },
        { mechanism: 'lacuna', text: 'Um objeto da sua bolsa só pode ir na cabine.' },
        { mechanism: 'dialogo', text: '“Isso não embarca.” E o perfume ficou na lixeira.' },
        { mechanism: 'chamada', text: 'Quem usa remédio líquido leva a receita junto.' },
      ],
    },
  ],
};
