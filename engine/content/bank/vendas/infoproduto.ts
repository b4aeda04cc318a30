import type { BankSubtopic } from '../../content-types.ts';

export const infoproduto: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'infoproduto',
  questions: [
    {
      question: 'Como criar um curso online do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quarenta aulas no roteiro, nenhuma pergunta de aluno.' },
        { mechanism: 'numero', text: 'Seis aulas e um problema resolvido já formam turma.' },
        { mechanism: 'contra', text: 'Vende a primeira turma antes de gravar tudo.' },
        { mechanism: 'desafio', text: 'Escreve o que o aluno vai saber fazer na sexta.' },
        { mechanism: 'erro', text: 'O estúdio foi alugado antes do primeiro aluno.' },
        { mechanism: 'confissao', text: 'Gravei vinte aulas que ninguém tinha pedido.', needsTruth: true },
        { mechanism: 'prova', text: 'Olha um curso de crochê inteiro num guardanapo.' },
        { mechanism: 'lacuna', text: 'Metade do seu módulo um já existe em áudio.' },
      ],
    },
    {
      question: 'Por que meu curso online não vende?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Tem sessenta horas de conteúdo.” Quem tem sessenta horas?' },
        { mechanism: 'mito', text: 'Bônus demais esconde a aula.' },
        { mechanism: 'custo', text: 'Página que promete tudo perde quem queria uma coisa.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes a página dizia “método”. Hoje diz “sua primeira costura reta”.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se abriu o carrinho e veio silêncio, relê o título.' },
        { mechanism: 'compara', text: '“Aprenda violão” ou “toque no churrasco de domingo”.' },
        { mechanism: 'loop', text: 'Uma frase dessa página afasta aluno, procura comigo.' },
        { mechanism: 'quebra', text: 'Pergunta pra quem não comprou, e só escuta.' },
      ],
    },
    {
      question: 'E-book ou curso online: qual lançar primeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'E-book cabe no ônibus, aula pede mesa.' },
        { mechanism: 'contra', text: 'Uma apostila vendida ensina mais que enquete.' },
        { mechanism: 'erro', text: 'Ninguém lê duzentas páginas pra fazer uma receita.' },
        { mechanism: 'numero', text: 'Trinta páginas com foto resolvem uma dor pequena.' },
        { mechanism: 'pergunta', text: 'O seu assunto se lê ou se vê fazendo?' },
        { mechanism: 'desafio', text: 'Tenta ensinar nó de gravata só com texto.' },
        { mechanism: 'prova', text: 'A mesma receita, em PDF e em vídeo: olha qual ajuda.' },
        { mechanism: 'mito', text: 'PDF curto a pessoa lê até a última página.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra criar um infoproduto?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'confissao',
          text: 'Passei oito meses no módulo um, pra uma turma que nem existia.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Uma aula por semana, e a turma começa em dois meses.' },
        { mechanism: 'custo', text: 'Trocar de plataforma três vezes leva o semestre.' },
        { mechanism: 'quebra', text: 'Fecha a edição e abre a matrícula.' },
        { mechanism: 'desafio', text: 'Marca no calendário a data da aula ao vivo.' },
        { mechanism: 'erro', text: 'A aula ficou boa, e você regravou por causa do cabelo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu esperava a vinheta. A turma nasceu por chamada de vídeo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse caderno vai virar aula até domingo, acompanha.' },
      ],
    },
    {
      question: 'Quanto cobrar por um curso online?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Ninguém paga por hora de aula, paga pelo bolo que cresceu.' },
        { mechanism: 'numero', text: 'Gravado, em turma ou com você: são três preços diferentes.' },
        { mechanism: 'dialogo', text: '“Mas tem vídeo grátis disso.” Tem, e tá tudo fora de ordem.' },
        { mechanism: 'erro', text: 'O preço que você copiou paga uma equipe inteira.' },
        { mechanism: 'cena', text: 'Café frio, calculadora, e um número novo a cada áudio.' },
        { mechanism: 'custo', text: 'Curso de dez reais recebe reclamação de mil.' },
        { mechanism: 'chamada', text: 'Cada pessoa que pergunta ouve um preço diferente seu.' },
        { mechanism: 'lacuna', text: 'Algum aluno já te disse quanto isso vale.' },
      ],
    },
  ],
};
