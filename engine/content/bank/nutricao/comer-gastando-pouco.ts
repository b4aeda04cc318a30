import type { BankSubtopic } from '../../content-types.ts';

export const comerGastandoPouco: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'comer-gastando-pouco',
  questions: [
    {
      question: 'Como fazer a compra do mês saudável gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dia cinco, carrinho torto, e a calculadora do celular aberta.' },
        { mechanism: 'erro', text: 'Você entrou no mercado com fome e sem lista na mão.' },
        { mechanism: 'numero', text: 'Com nove itens na lista, a semana já tem almoço.' },
        { mechanism: 'contra', text: 'Comida boa mora na feira, bem longe da loja natural.' },
        { mechanism: 'desafio', text: 'Fotografa a geladeira antes de sair de casa.' },
        { mechanism: 'lacuna', text: 'A prateleira de baixo costuma esconder o preço que você procura.' },
        { mechanism: 'prova', text: 'Minha nota do mês tá aberta: vamos linha por linha.' },
        {
          mechanism: 'loop',
          text: 'Com essa lista na porta da geladeira, sobrou pro gás.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que gasto tanto no mercado e falta comida?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Gastei tudo e não tem janta.” O carrinho era de lanche.' },
        { mechanism: 'custo', text: 'Suquinho, bolacha e iogurte de garrafa levam o almoço embora.' },
        { mechanism: 'quebra', text: 'Devolve pra prateleira tudo que só serve de belisco.' },
        { mechanism: 'chamada', text: 'Geladeira cheia e nada que vire almoço na quarta: essa é sua.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ia três vezes por semana; com uma, o impulso sumiu.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Já levei três pelo preço de dois e joguei um fora.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Pacote grande nem sempre ganha na conta do quilo.' },
        { mechanism: 'numero', text: 'Foram cinco passadas rápidas, e cinco pacotes fora da lista.' },
      ],
    },
    {
      question: 'Feira ou mercado: onde sai mais barato?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A banca ganha na folha; o atacado, no grão.' },
        { mechanism: 'numero', text: 'Perto do meio-dia, a placa de preço costuma cair.' },
        {
          mechanism: 'cena',
          text: 'Fim de feira, bacia de tomate pela metade, e o feirante gritando preço.',
        },
        { mechanism: 'contra', text: 'Pra duas pessoas, fardo de atacado pode virar lixo.' },
        { mechanism: 'erro', text: 'Escolher hoje, já madura, a manga do domingo que vem.' },
        {
          mechanism: 'prova',
          text: 'Mesma lista, dois lugares: compara as notinhas comigo.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Você sabe qual fruta tá na época este mês?' },
        { mechanism: 'dialogo', text: '“Leva a bacia toda por dez.” Só se couber na semana.' },
      ],
    },
    {
      question: 'Quanto tempo duram frutas e verduras na geladeira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Folha lavada e bem seca aguenta uns cinco dias.' },
        { mechanism: 'mito', text: 'Cebola e batata não querem frio: querem sombra.' },
        { mechanism: 'erro', text: 'Morango lavado inteiro no dia da compra não vê o terceiro.' },
        { mechanism: 'quebra', text: 'Tira a alface desse saco molhado, por favor.' },
        { mechanism: 'loop', text: 'Esse papel no pote de rúcula bebe a umidade.' },
        { mechanism: 'lacuna', text: 'Tem uma fruta na gaveta que amadurece todas as vizinhas.' },
        { mechanism: 'custo', text: 'Couve amarelando na gaveta é dinheiro indo embora.' },
        { mechanism: 'desafio', text: 'Traz pra frente da gaveta o que murcha primeiro.' },
      ],
    },
    {
      question: 'Como aproveitar sobras e não desperdiçar comida?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Talo de brócolis ia pro lixo; agora é refogado de terça.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Arroz de ontem, ovo e cenoura ralada: olha o bolinho saindo.' },
        { mechanism: 'contra', text: 'Casca de batata lavada merece forno antes do lixo.' },
        {
          mechanism: 'confissao',
          text: 'Achei feijão de três semanas atrás do requeijão.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'O pote transparente a gente come; o colorido a gente esquece.' },
        { mechanism: 'chamada', text: 'Pra quem guarda duas colheres de arroz até criar barba.' },
        { mechanism: 'cena', text: 'Sexta à noite, três potinhos abertos, uma frigideira só.' },
        { mechanism: 'desafio', text: 'Declara quarta-feira o dia da sobra e avisa a casa.' },
      ],
    },
  ],
};
