import type { BankSubtopic } from '../../content-types.ts';

export const familiaEFe: BankSubtopic = {
  domain: 'fe',
  subtopic: 'familia-e-fe',
  questions: [
    {
      question: 'Como ensinar a fé pros filhos em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Pijama, dente escovado, uma história e um amém enrolado.' },
        { mechanism: 'erro', text: 'Usar a prece como castigo depois da briga.' },
        { mechanism: 'numero', text: 'Três minutos antes de dormir já fazem tradição.' },
        { mechanism: 'contra', text: 'Criança decora menos o versículo que o seu tom.' },
        { mechanism: 'desafio', text: 'Deixa o menor escolher por quem rezar hoje.' },
        { mechanism: 'prova', text: 'Conto a história da arca com potes da cozinha.' },
        { mechanism: 'lacuna', text: 'A pergunta mais difícil vem do banco de trás.' },
        { mechanism: 'loop', text: 'Essa caixinha de agradecer fica do lado do arroz.' },
      ],
    },
    {
      question: 'Por que meu filho adolescente não quer ir à igreja?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Não acredito em nada.” Pergunta no que ele não acredita.' },
        { mechanism: 'mito', text: 'Porta de quarto fechada não tranca a fé.' },
        { mechanism: 'erro', text: 'Arrastar no domingo e não conversar na segunda.' },
        {
          mechanism: 'confissao',
          text: 'Eu dormia no sermão, e meu pai fingia que não via.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Troca o convite do culto por um lanche.' },
        { mechanism: 'custo', text: 'Discussão no portão deixa o banco mais vazio.' },
        { mechanism: 'pergunta', text: 'Que dúvida dele você ouviu até o fim?' },
        { mechanism: 'chamada', text: 'Fone no ouvido, braço cruzado no banco: respira comigo.' },
      ],
    },
    {
      question: 'Casamento entre religiões diferentes dá certo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Santo num canto, hinário no outro, a mesma mesa.' },
        { mechanism: 'numero', text: 'Três conversas antes do bolo: festas, filhos e domingo.' },
        { mechanism: 'mito', text: 'Amar não exige conversão de ninguém.' },
        { mechanism: 'erro', text: 'Deixar o batizado pra decidir na maternidade.' },
        { mechanism: 'cena', text: 'Duas famílias, duas rezas, um almoço esfriando.' },
        { mechanism: 'contra', text: 'Respeito aparece no calendário da cozinha.' },
        {
          mechanism: 'antes-depois',
          text: 'No namoro a gente fugia do assunto. Hoje divide as festas.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Existe pergunta melhor que “você vai mudar?”.' },
      ],
    },
    {
      question: 'Com que idade falar de Deus com a criança?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Aos dois anos, agradecer pelo pão já é assunto.' },
        { mechanism: 'mito', text: 'Não precisa esperar a idade da catequese.' },
        { mechanism: 'dialogo', text: '“Onde o vovô foi morar?” Responde do tamanho dela.' },
        { mechanism: 'cena', text: 'Joaninha na mão, olho arregalado: começa por ali.' },
        { mechanism: 'erro', text: 'Pôr medo no lugar da história.' },
        { mechanism: 'contra', text: 'Pai que pede desculpa ensina antes do livro.' },
        { mechanism: 'desafio', text: 'Agradece alto por três coisas na hora do mingau.' },
        { mechanism: 'quebra', text: 'Guarda a aula e senta no chão.' },
      ],
    },
    {
      question: 'Como orar em casal sem vergonha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Abajur apagado, dois travesseiros, ninguém começa.' },
        { mechanism: 'confissao', text: 'Na primeira vez, rimos mais do que rezamos.', needsTruth: true },
        { mechanism: 'desafio', text: 'Cada um diz o pedido do outro, de mãos dadas.' },
        { mechanism: 'numero', text: 'Uma frase de cada lado já vale.' },
        { mechanism: 'erro', text: 'Mandar indireta no meio da prece.' },
        { mechanism: 'mito', text: 'Casal que reza também briga pela louça.' },
        { mechanism: 'loop', text: 'Esse aperto de mão já diz “reza por mim”.' },
        { mechanism: 'custo', text: 'Esperar a crise deixa a primeira vez mais dura.' },
      ],
    },
  ],
};
