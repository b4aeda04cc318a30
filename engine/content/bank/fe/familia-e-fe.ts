import type { BankSubtopic } from '../../content-types.ts';

export const familiaEFe: BankSubtopic = {
  domain: 'fe',
  subtopic: 'familia-e-fe',
  questions: [
    {
      question: 'Como ensinar a fé pros filhos em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Pijama, dente escovado, e um amém que sai enrolado.' },
        { mechanism: 'erro', text: 'Não usa a oração como castigo depois da briga.' },
        { mechanism: 'numero', text: 'Três minutos antes de dormir já viram tradição.' },
        { mechanism: 'contra', text: 'A criança guarda menos o versículo e mais o seu tom.' },
        { mechanism: 'desafio', text: 'Deixa o caçula escolher por quem rezar hoje.' },
        { mechanism: 'prova', text: 'Vou contar a história da arca com os potes da cozinha.' },
        { mechanism: 'lacuna', text: 'A pergunta mais difícil sempre vem do banco de trás do carro.' },
        { mechanism: 'loop', text: 'Esta caixinha de agradecer fica do lado do arroz.' },
      ],
    },
    {
      question: 'Por que meu filho adolescente não quer ir à igreja?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Não acredito em nada.” Pergunta no que ele não acredita.' },
        { mechanism: 'mito', text: 'Quarto fechado no domingo não quer dizer fé trancada.' },
        { mechanism: 'erro', text: 'Arrastar no domingo e não conversar na segunda só afasta.' },
        {
          mechanism: 'confissao',
          text: 'Eu dormia no sermão, e meu pai fingia que não via.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Em vez do culto, convida pra um lanche.' },
        { mechanism: 'custo', text: 'Briga no portão deixa o lugar dele mais vazio no banco.' },
        { mechanism: 'pergunta', text: 'Qual dúvida do seu filho você já ouviu até o fim?' },
        { mechanism: 'chamada', text: 'Pra quem tem um filho de fone e braço cruzado no banco.' },
      ],
    },
    {
      question: 'Casamento entre religiões diferentes dá certo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Numa parede o santo, na outra o hinário, e a mesa é uma só.' },
        { mechanism: 'numero', text: 'Antes do bolo, três conversas: as festas, os filhos e o domingo.' },
        { mechanism: 'mito', text: 'Casar com quem tem outra fé não exige conversão de ninguém.' },
        { mechanism: 'erro', text: 'Não deixa o batizado pra decidir na maternidade.' },
        { mechanism: 'cena', text: 'Duas famílias, duas rezas, e o almoço esfriando.' },
        { mechanism: 'contra', text: 'O respeito aparece no calendário colado na cozinha.' },
        {
          mechanism: 'antes-depois',
          text: 'No namoro a gente fugia do assunto. Hoje divide as festas.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Tem pergunta melhor que “você vai mudar?” pra fazer antes.' },
      ],
    },
    {
      question: 'Com que idade falar de Deus com a criança?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com dois anos, agradecer pelo pão já é conversa.' },
        { mechanism: 'mito', text: 'Não precisa esperar a idade da catequese, não.' },
        { mechanism: 'dialogo', text: '“Onde o vovô foi morar?” Responde do tamanho da criança.' },
        { mechanism: 'cena', text: 'Ela viu a lua na janela e apontou: começa por ali.' },
        { mechanism: 'erro', text: 'Muita gente põe medo onde cabia uma história.' },
        { mechanism: 'contra', text: 'Pai que pede desculpa ensina antes de qualquer livro.' },
        { mechanism: 'desafio', text: 'Na hora do mingau, agradece em voz alta por três coisas.' },
        { mechanism: 'quebra', text: 'Guarda a aula pronta e senta no chão.' },
      ],
    },
    {
      question: 'Como orar em casal sem vergonha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O abajur apagou, e ninguém tem coragem de começar.' },
        { mechanism: 'confissao', text: 'Na primeira vez a gente riu mais do que rezou.', needsTruth: true },
        { mechanism: 'desafio', text: 'De mãos dadas, cada um diz o pedido do outro.' },
        { mechanism: 'numero', text: 'Uma frase de cada um já tá valendo.' },
        { mechanism: 'erro', text: 'Mandar indireta no meio da oração estraga as duas coisas.' },
        { mechanism: 'mito', text: 'Casal que reza também briga por causa da louça.' },
        { mechanism: 'loop', text: 'Este aperto de mão já quer dizer “reza por mim”.' },
        { mechanism: 'custo', text: 'Deixar pra hora da crise torna a primeira vez mais dura.' },
      ],
    },
  ],
};
