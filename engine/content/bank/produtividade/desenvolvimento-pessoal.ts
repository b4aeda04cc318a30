import type { BankSubtopic } from '../../content-types.ts';

export const desenvolvimentoPessoal: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'desenvolvimento-pessoal',
  questions: [
    {
      question: 'Como começar a se conhecer melhor?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cinco minutos na fila do banco, sem celular, só você pensando.' },
        { mechanism: 'desafio', text: 'Escreve três coisas que te irritaram ontem.' },
        { mechanism: 'numero', text: 'Uma linha de diário por noite, e em um mês você se reconhece.' },
        { mechanism: 'erro', text: 'O teste de personalidade deu “introvertido”, e você parou por aí.' },
        { mechanism: 'contra', text: 'Quem mora com você te conhece melhor que teste de internet.' },
        { mechanism: 'confissao', text: 'Descobri que odeio festa aos trinta e quatro.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou ler meu diário de dez anos atrás.', needsTruth: true },
        { mechanism: 'quebra', text: 'Toma um banho inteiro sem música nem vídeo.' },
      ],
    },
    {
      question: 'Por que eu sinto que parei de evoluir?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'A agenda desse ano tá igual à do ano passado.' },
        { mechanism: 'mito', text: 'Por dentro, evoluir costuma parecer tédio.' },
        { mechanism: 'lacuna', text: 'Um caderno velho responde isso melhor que espelho.' },
        { mechanism: 'dialogo', text: '“Tô no mesmo lugar.” E o medo de dirigir, cadê?' },
        { mechanism: 'custo', text: 'Comparar a vida com a foto dos outros já te custou o sábado.' },
        { mechanism: 'chamada', text: 'Se o aniversário virou balanço do ano, respira.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu discutia com quem me criticava. Hoje anoto e durmo.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Você espera um estalo e não nota que já reclama menos.' },
      ],
    },
    {
      question: 'Terapia, curso ou livro de autoajuda?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O livro fica na cabeceira, a terapia te pergunta de volta.' },
        { mechanism: 'contra', text: 'Nem toda angústia se resolve com certificado.' },
        { mechanism: 'mito', text: 'Terapia não é só pra quando a casa cai.' },
        { mechanism: 'custo', text: 'O curso parcelou em doze vezes, a empolgação em duas.' },
        { mechanism: 'erro', text: 'Não assina o pacote inteiro na noite do término.' },
        { mechanism: 'lacuna', text: 'Tem uma situação em que livro nenhum basta.' },
        { mechanism: 'numero', text: 'Três capítulos da biblioteca custam zero e já dão um norte.' },
        { mechanism: 'pergunta', text: 'O que dói: falta de ideia ou falta de companhia?' },
      ],
    },
    {
      question: 'Dá pra mudar de vida depois dos 30?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Perdi o bonde.” Tem outro passando às sete.' },
        { mechanism: 'cena', text: 'O bolo de trinta e cinco chegou junto com a vontade de recomeçar.' },
        { mechanism: 'numero', text: 'Dos trinta aos sessenta cabe outra carreira inteira.' },
        { mechanism: 'mito', text: 'Gente de quarenta também senta na primeira carteira.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos vinte eu queria tudo. Aos trinta e três, escolhi uma coisa.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Começa mudando a terça-feira, o resto da vida vem atrás.' },
        { mechanism: 'custo', text: 'Esperar coragem até os quarenta custa os trinta.' },
        { mechanism: 'desafio', text: 'Escreve um medo de vinte anos que já passou.' },
      ],
    },
    {
      question: 'Como sair da zona de conforto aos poucos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Hoje no almoço, pede o prato que você nunca pediu.' },
        { mechanism: 'numero', text: 'Um telefonema difícil por semana já estica bastante.' },
        { mechanism: 'contra', text: 'O primeiro desconforto pode ser no sofá mesmo.' },
        { mechanism: 'erro', text: 'Pedir demissão na segunda não te dá coragem na terça.' },
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
