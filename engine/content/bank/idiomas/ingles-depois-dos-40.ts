import type { BankSubtopic } from '../../content-types.ts';

export const inglesDepoisDos40: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'ingles-depois-dos-40',
  questions: [
    {
      question: 'Vale a pena aprender inglês depois dos 40?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Aos quarenta, assunto é o que mais tem.' },
        { mechanism: 'cena', text: 'Óculos na ponta do nariz, caderno do neto emprestado.' },
        { mechanism: 'compara', text: 'Aos quinze sobra tempo; aos cinquenta, motivo.' },
        { mechanism: 'custo', text: 'Mais cinco anos dizendo “agora não dá mais”.' },
        { mechanism: 'pergunta', text: 'Qual viagem seria diferente se você entendesse o guia?' },
        { mechanism: 'numero', text: 'Com três frases por dia, a fila da imigração assusta menos.' },
        { mechanism: 'mito', text: 'Cérebro maduro continua guardando palavra nova.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu filho traduzia o cardápio. Agora peço eu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que esqueço as palavras em inglês depois dos 40?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Minha memória não ajuda.” E o telefone da infância tá aí.' },
        { mechanism: 'lacuna', text: 'Palavra decorada sem companhia some primeiro.' },
        { mechanism: 'erro', text: 'Releu a lista dez vezes e nunca fechou o caderno.' },
        { mechanism: 'mito', text: 'Esquecer em dois dias acontece aos vinte também.' },
        { mechanism: 'desafio', text: 'Fala cinco coisas da bolsa em inglês, de olho fechado.' },
        { mechanism: 'prova', text: 'Vou lembrar dez palavras usando a minha cozinha.' },
        { mechanism: 'quebra', text: 'Larga a lista e usa a palavra numa fofoca.' },
        { mechanism: 'loop', text: 'Essa chave aqui ainda vai puxar três palavras.' },
      ],
    },
    {
      question: 'Como começar a estudar inglês depois dos 50?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Começa por dez frases de viagem e deixa a tabela quieta.' },
        { mechanism: 'cena', text: 'Mesa da cozinha, chá, neta corrigindo o “th”.' },
        { mechanism: 'contra', text: 'Falar devagar no começo é método, e não atraso.' },
        { mechanism: 'erro', text: 'Caiu numa turma de gíria de videogame logo na estreia.' },
        { mechanism: 'desafio', text: 'Aprende hoje a pedir água, conta e banheiro.' },
        {
          mechanism: 'confissao',
          text: 'Levei três aulas pra abrir a boca, e todo mundo esperou.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Trabalhou a vida inteira e adiou o inglês? Puxa a cadeira.' },
        { mechanism: 'quebra', text: 'Aumenta a letra do celular antes da lição.' },
      ],
    },
    {
      question: 'Quanto tempo um adulto leva pra falar inglês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Prazo de propaganda não conhece a sua semana.' },
        { mechanism: 'numero', text: 'Uma hora por dia, quatro meses: cento e vinte horas.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu media em livros. Hoje meço pelo tempo de conversa.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'A primeira ligação em inglês chega antes da fluência.' },
        { mechanism: 'compara', text: 'Trinta minutos no ônibus ou três horas só no sábado.' },
        { mechanism: 'dialogo', text: '“No meu ritmo demora.” Pedir um café demora menos.' },
        { mechanism: 'custo', text: 'Recomeçar do alfabeto todo janeiro come o ano.' },
        { mechanism: 'prova', text: 'Anotei cada hora de estudo na porta da geladeira.', needsTruth: true },
      ],
    },
    {
      question: 'Como vencer a vergonha de estudar inglês com jovens?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Sala com doze mochilas e uma pasta de couro.' },
        { mechanism: 'lacuna', text: 'A turma repara em outra coisa, e não na sua idade.' },
        { mechanism: 'erro', text: 'Sentar no fundo só deixa a aula mais comprida.' },
        { mechanism: 'chamada', text: 'Pra quem tem filho mais velho que a professora.' },
        { mechanism: 'contra', text: 'Gente vivida faz a pergunta que a turma evitava.' },
        { mechanism: 'desafio', text: 'Faz uma pergunta antes da metade da próxima aula.' },
        {
          mechanism: 'confissao',
          text: 'Menti que tinha esquecido os óculos pra não ler alto.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Largou na segunda aula e adiou mais um ano inteiro.' },
      ],
    },
  ],
};
