import type { BankSubtopic } from '../../content-types.ts';

export const desenvolvimentoPessoal: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'desenvolvimento-pessoal',
  questions: [
    {
      question: 'Como começar a se conhecer melhor?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fila do banco, sem celular, cinco minutos com a própria cabeça.' },
        { mechanism: 'desafio', text: 'Escreve três coisas que te irritaram ontem.' },
        { mechanism: 'numero', text: 'Uma linha por noite, trinta noites, um retrato.' },
        { mechanism: 'erro', text: 'Fazer teste de personalidade e parar no resultado.' },
        { mechanism: 'contra', text: 'Pergunta pra quem mora com você.' },
        { mechanism: 'confissao', text: 'Descobri que odeio festa aos trinta e quatro.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou ler meu diário de dez anos atrás.', needsTruth: true },
        { mechanism: 'quebra', text: 'Toma um banho inteiro sem música nem vídeo.' },
      ],
    },
    {
      question: 'Por que eu sinto que parei de evoluir?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Mesma mesa, mesmo trajeto, agenda copiada do ano anterior.' },
        { mechanism: 'mito', text: 'Vista de dentro, evolução costuma parecer tédio.' },
        { mechanism: 'lacuna', text: 'Um caderno velho responde isso melhor que espelho.' },
        { mechanism: 'dialogo', text: '“Tô no mesmo lugar.” E o medo de dirigir, cadê?' },
        { mechanism: 'custo', text: 'Medir a vida pela foto dos outros custa o sábado.' },
        { mechanism: 'chamada', text: 'Se o aniversário virou balanço do ano, respira.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu chorava com crítica. Hoje só fico com raiva.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Esperar um estalo e não notar a terça-feira.' },
      ],
    },
    {
      question: 'Terapia, curso ou livro de autoajuda?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Livro na cabeceira ou conversa com hora marcada?' },
        { mechanism: 'contra', text: 'Nem toda angústia se resolve com certificado.' },
        { mechanism: 'mito', text: 'Terapia não é só pra quando a casa cai.' },
        { mechanism: 'custo', text: 'Parcela de doze vezes dura mais que a empolgação.' },
        { mechanism: 'erro', text: 'Assinar o pacote inteiro na noite do término.' },
        { mechanism: 'lacuna', text: 'Tem uma situação em que livro nenhum basta.' },
        { mechanism: 'numero', text: 'Três capítulos de biblioteca custam zero e já respondem.' },
        { mechanism: 'pergunta', text: 'O que dói: falta de ideia ou falta de companhia?' },
      ],
    },
    {
      question: 'Dá pra mudar de vida depois dos 30?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Perdi o bonde.” Tem outro passando às sete.' },
        { mechanism: 'cena', text: 'Bolo de trinta e cinco, e a vontade de recomeçar.' },
        { mechanism: 'numero', text: 'Dos trinta aos sessenta cabe outra carreira inteira.' },
        { mechanism: 'mito', text: 'Gente de quarenta também senta na primeira carteira.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos vinte eu queria tudo. Aos trinta e três, escolhi uma coisa.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Muda primeiro a terça-feira, a vida vem atrás.' },
        { mechanism: 'custo', text: 'Esperar coragem até os quarenta custa os trinta.' },
        { mechanism: 'desafio', text: 'Escreve um medo de vinte anos que já passou.' },
      ],
    },
    {
      question: 'Como sair da zona de conforto aos poucos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Pede o prato que você nunca pediu.' },
        { mechanism: 'numero', text: 'Um telefonema difícil por semana já estica bastante.' },
        { mechanism: 'contra', text: 'Sofá também é ponto de partida.' },
        { mechanism: 'erro', text: 'Pedir demissão na segunda pra virar outra pessoa na terça.' },
        {
          mechanism: 'confissao',
          text: 'Meu grande salto foi almoçar sem companhia no centro.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse formulário tá aberto aqui desde segunda-feira.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou ligar agora em vez de mandar mensagem.' },
        { mechanism: 'chamada', text: 'Pra quem ensaia no espelho pra pedir um café.' },
      ],
    },
  ],
};
