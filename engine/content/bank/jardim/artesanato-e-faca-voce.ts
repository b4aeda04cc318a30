import type { BankSubtopic } from '../../content-types.ts';

export const artesanatoEFacaVoce: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'artesanato-e-faca-voce',
  questions: [
    {
      question: 'Como começar no crochê sem saber nada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Correntinha, ponto baixo e ponto alto: três já dão tapete.' },
        { mechanism: 'cena', text: 'Novelo no colo, agulha atravessada, novela sem ninguém ver.' },
        { mechanism: 'desafio', text: 'Faz trinta correntinhas hoje e desmancha sem dó.' },
        { mechanism: 'erro', text: 'Linha preta e fina na estreia esconde todos os pontos.' },
        { mechanism: 'prova', text: 'Pego na agulha igual lápis; agora igual faca. Vê.' },
        { mechanism: 'contra', text: 'Fio grosso e claro deixa o olho achar o ponto.' },
        { mechanism: 'loop', text: 'Desmancha a carreira três, que nela mora o torto.' },
        { mechanism: 'quebra', text: 'Conta os pontos em voz alta antes da próxima volta.' },
      ],
    },
    {
      question: 'Por que meu crochê fica torto nas laterais?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Tá faltando um ponto que se esconde no fim da carreira.' },
        { mechanism: 'dialogo', text: '“Virou triângulo.” Conta os pontos da primeira fileira comigo.' },
        { mechanism: 'mito', text: 'Mão apertada também enverga, mesmo com conta certa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu terminava e media. Agora prendo um marcador a cada ponta.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Trinta carreiras lindas, e tudo desmanchado até a quarta.' },
        { mechanism: 'compara', text: 'Borda afinando é conta errada; borda ondulando, agulha grossa.' },
        { mechanism: 'chamada', text: 'Pra quem fez cachecol que acabou gravata.' },
        { mechanism: 'desafio', text: 'Pendura um fio colorido no primeiro ponto da fileira.' },
      ],
    },
    {
      question: 'Vale a pena comprar furadeira e serra pra marcenaria em casa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Serrote bom e esquadro montam a primeira prateleira.' },
        { mechanism: 'custo', text: 'A serra tá na caixa, e a prateleira continua no chão.' },
        { mechanism: 'compara', text: 'Corte pago na madeireira ou serragem até no sofá.' },
        {
          mechanism: 'numero',
          text: 'Trena, esquadro e furadeira: compra esses três antes da serra circular.',
        },
        { mechanism: 'erro', text: 'Tem gente serrando de chinelo e sem óculos de proteção.' },
        { mechanism: 'pergunta', text: 'Quantos móveis você vai montar depois desse?' },
        {
          mechanism: 'confissao',
          text: 'Comprei serra e continuei pedindo corte na loja.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Corte reto vem de uma peça barata, longe do motor.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra fazer um móvel de pallet?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um fim de semana pra lixar, uma noite pra montar.' },
        { mechanism: 'mito', text: 'Pallet de graça cobra em lixa.' },
        { mechanism: 'cena', text: 'Domingo, poeira no varal, dedo com farpa, meio banco pronto.' },
        { mechanism: 'loop', text: 'O carimbo na madeira diz se ela entra em casa.' },
        { mechanism: 'quebra', text: 'Descarta a tábua com mancha ou cheiro de químico.' },
        { mechanism: 'dialogo', text: '“É só desmontar.” O prego torto discorda.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu desmontava no martelo. Aprendi a cortar o prego com serra.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Passa a palma, de luva, na borda do assento.' },
      ],
    },
    {
      question: 'Por que o macramê desfia ou fica com nó desigual?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'prova', text: 'Estiquei dois fios, um pesado e um frouxo: repara no nó.' },
        { mechanism: 'erro', text: 'Cortou o fio justo e ficou sem ponta no meio.' },
        { mechanism: 'mito', text: 'Nó bonito nasce da mesma força, e não do fio caro.' },
        { mechanism: 'lacuna', text: 'Franja que não desfia leva um cuidado antes da tesoura.' },
        { mechanism: 'desafio', text: 'Corta o fio com quatro vezes o tamanho da peça.' },
        { mechanism: 'compara', text: 'Algodão penteia a franja, fio sintético desliza no nó.' },
        { mechanism: 'chamada', text: 'Se o painel enrola na parede, prende a ripa primeiro.' },
        { mechanism: 'custo', text: 'Um nó ao contrário lá em cima, duas horas desatando.' },
      ],
    },
  ],
};
