import type { BankSubtopic } from '../../content-types.ts';

export const falarIngles: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'falar-ingles',
  questions: [
    {
      question: 'Como destravar a conversação em inglês?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Conta seu almoço em inglês pro espelho do elevador.' },
        { mechanism: 'cena', text: 'Turista pede informação, e a língua some na calçada.' },
        { mechanism: 'contra', text: 'Frase torta dita hoje ganha da perfeita de amanhã.' },
        { mechanism: 'numero', text: 'Cinco frases coringa seguram o primeiro minuto de papo.' },
        { mechanism: 'prova', text: 'Vou errar de propósito e continuar a conversa.' },
        { mechanism: 'erro', text: 'Você monta tudo em português e traduz dentro da boca.' },
        { mechanism: 'loop', text: 'Decora essas três palavrinhas, que daqui a pouco dá branco.' },
        { mechanism: 'quebra', text: 'Desliga o tradutor e explica a palavra com a mão.' },
      ],
    },
    {
      question: 'Por que entendo inglês mas não consigo falar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Ouvir bem e falar bem usam treinos separados.' },
        { mechanism: 'lacuna', text: 'A trava começa antes da primeira palavra, ainda na respiração.' },
        { mechanism: 'dialogo', text: '“Eu ia falar e o assunto mudou.” Toda mesa, toda vez.' },
        { mechanism: 'compara', text: 'Reconhecer é olhar a foto; falar é desenhar de memória.' },
        { mechanism: 'custo', text: 'Dez anos de legenda, e o pedido do hotel por mímica.' },
        { mechanism: 'chamada', text: 'Se você ensaia a pergunta e teme a resposta, senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ficava com o sorriso amarelo. Hoje peço pra repetir.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Resume a última série em quatro frases, agora, sem dicionário.' },
      ],
    },
    {
      question: 'Como perder a vergonha de falar inglês?',
      family: 'obstaculo',
      hooks: [
        {
          mechanism: 'confissao',
          text: 'Fingi ligação ruim pra fugir de uma conversa em inglês.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Sotaque mostra de onde você veio, e não quanto você sabe.' },
        { mechanism: 'cena', text: 'Mesa com gringo, garfo parado, risada meio segundo atrasada.' },
        { mechanism: 'mito', text: 'Nativo também volta, gagueja e esquece palavra.' },
        { mechanism: 'desafio', text: 'Manda um áudio torto pra um amigo que estuda junto.' },
        { mechanism: 'numero', text: 'Erra três vezes em voz alta antes do café esfriar.' },
        { mechanism: 'erro', text: 'Pediu desculpa pelo sotaque antes de falar o nome.' },
        { mechanism: 'custo', text: 'Passou o passeio inteiro com a piada na ponta da língua.' },
      ],
    },
    {
      question: 'Pra falar inglês, é melhor professor nativo ou brasileiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Brasileiro conhece seu tropeço; nativo, a gíria da esquina.' },
        { mechanism: 'contra', text: 'Nascer em Londres não ensina ninguém a corrigir.' },
        { mechanism: 'lacuna', text: 'Tem erro nosso que o professor gringo nem percebe.' },
        { mechanism: 'chamada', text: 'Pra quem trava até com o “hello”: começa em dupla brasileira.' },
        { mechanism: 'numero', text: 'Duas aulas teste, uma de cada, na mesma semana.' },
        { mechanism: 'custo', text: 'Tem gente pagando hora pra ouvir o professor contar viagem.' },
        { mechanism: 'prova', text: 'Cronometrei uma aula minha: falei doze minutos.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Em qual das aulas você riu do próprio erro?' },
      ],
    },
    {
      question: 'Quanto tempo por dia treinar pronúncia em inglês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez minutos com um som só rendem pela semana inteira.' },
        { mechanism: 'quebra', text: 'Põe a ponta da língua entre os dentes e sopra.' },
        { mechanism: 'mito', text: 'Pronúncia clara não exige apagar o sotaque mineiro.' },
        { mechanism: 'erro', text: 'Foi pro trava-língua antes de separar “ship” de “sheep”.' },
        { mechanism: 'prova', text: 'Vou gravar a mesma frase antes e depois do sopro.' },
        { mechanism: 'loop', text: 'Praia, em inglês, pede cuidado com a vogal: já mostro.' },
        {
          mechanism: 'antes-depois',
          text: 'Corrigia tudo de uma vez. Agora é um som por semana.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Escova na boca, fone no ouvido, frase repetida no banheiro.' },
      ],
    },
  ],
};
