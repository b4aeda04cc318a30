import type { BankSubtopic } from '../../content-types.ts';

export const morarSozinho: BankSubtopic = {
  domain: 'casa',
  subtopic: 'morar-sozinho',
  questions: [
    {
      question: 'Como montar a primeira casa gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Colchão no chão, panela emprestada, e uma caixa fazendo de mesa.' },
        {
          mechanism: 'numero',
          text: 'Compra três coisas agora: colchão, fogão e geladeira. O resto espera.',
        },
        { mechanism: 'contra', text: 'O sofá pode vir depois; o abridor de lata, não.' },
        { mechanism: 'erro', text: 'A sala inteira parcelada, e a primeira conta de luz nem chegou.' },
        { mechanism: 'desafio', text: 'Escreve tudo que você usa entre acordar e dormir.' },
        {
          mechanism: 'antes-depois',
          text: 'Almocei meses em cima do isopor; a mesa só veio em agosto.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Tem um item que quase todo mundo esquece na primeira noite.' },
        {
          mechanism: 'loop',
          text: 'Essa mensagem no grupo da família mobiliou a minha cozinha.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que o dinheiro não dá morando sozinho?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“O aluguel eu consigo pagar.” E o gás, no dia onze?' },
        { mechanism: 'custo', text: 'Mofou o pão, venceu o iogurte, e você ainda pediu pizza.' },
        { mechanism: 'cena', text: 'Dia vinte e dois, miojo na panela, e o sabão acabando.' },
        { mechanism: 'mito', text: 'Aluguel barato longe às vezes perde pra passagem.' },
        {
          mechanism: 'confissao',
          text: 'Descobri na gôndola quanto custa um desinfetante.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Oito boletos pequenos pesam tanto quanto um aluguel.' },
        { mechanism: 'chamada', text: 'Pra quem recebe no quinto dia útil e aperta no dia dezoito.' },
        { mechanism: 'quebra', text: 'Cancela uma assinatura antes de cortar o café.' },
      ],
    },
    {
      question: 'Alugar kitnet ou dividir apartamento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Lavar só a sua louça ou esperar três lavarem a deles.' },
        { mechanism: 'contra', text: 'Dividir com amigo testa a amizade e o armário.' },
        { mechanism: 'pergunta', text: 'Você aguenta a música dos outros às seis da manhã?' },
        { mechanism: 'mito', text: 'A kitnet mais barata pode ter o metro mais caro do bairro.' },
        { mechanism: 'erro', text: 'Quatro moradores na casa, e o contrato só no seu nome.' },
        { mechanism: 'prova', text: 'Abri as duas planilhas lado a lado: aluguel, internet, gás.' },
        { mechanism: 'dialogo', text: '“A gente se entende.” Então escreve quem compra o papel.' },
        { mechanism: 'desafio', text: 'Visita o prédio às dez da noite, numa terça.' },
      ],
    },
    {
      question: 'Quanto tempo juntar dinheiro antes de sair de casa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três aluguéis guardados deixam o primeiro susto barato.' },
        { mechanism: 'lacuna', text: 'Antes da mudança chega um gasto que quase ninguém soma.' },
        { mechanism: 'mito', text: 'Ninguém se muda com tudo pronto, nem com zero na conta.' },
        {
          mechanism: 'antes-depois',
          text: 'Saí com um mês guardado; na mudança seguinte, esperei juntar seis.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Sair correndo, no meio da briga, encarece até o frete.' },
        { mechanism: 'quebra', text: 'Fecha o site de móveis e abre o extrato.' },
        { mechanism: 'chamada', text: 'Se você salvou um anúncio há um ano e ainda olha, escuta.' },
        { mechanism: 'desafio', text: 'Finge este mês que já paga aluguel, e guarda.' },
      ],
    },
    {
      question: 'Como lidar com a solidão de morar sozinho?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, seis da tarde, e só a televisão conversando.' },
        { mechanism: 'contra', text: 'O silêncio da casa demora a ficar bom, mas fica.' },
        {
          mechanism: 'confissao',
          text: 'Liguei pra casa dos meus pais só pra ouvir a louça.',
          needsTruth: true,
        },
        {
          mechanism: 'loop',
          text: 'Essa quarta-feira fixa com os amigos salvou o meu inverno.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Olha a minha mesa posta pra uma pessoa, com guardanapo e tudo.' },
        { mechanism: 'numero', text: 'Um café na padaria já conta como a conversa do dia.' },
        { mechanism: 'desafio', text: 'Manda um áudio agora pra primeira pessoa que você lembrou.' },
        { mechanism: 'erro', text: 'Cancelar o almoço de domingo e passar a tarde no celular.' },
      ],
    },
  ],
};
