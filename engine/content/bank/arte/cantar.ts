import type { BankSubtopic } from '../../content-types.ts';

export const cantar: BankSubtopic = {
  domain: 'arte',
  subtopic: 'cantar',
  questions: [
    {
      question: 'Como aprender a cantar em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Banheiro fechado, chuveiro ligado, e o refrão sai inteiro.' },
        { mechanism: 'desafio', text: 'Faz brrr com os lábios, subindo e descendo.' },
        { mechanism: 'erro', text: 'Você estreia a voz justo no agudo mais alto do karaokê.' },
        { mechanism: 'prova', text: 'Vou aquecer a voz aqui, em três minutos, sem piano.' },
        { mechanism: 'numero', text: 'Canta as cinco vogais numa nota só antes da música.' },
        { mechanism: 'contra', text: 'Canta baixinho primeiro: gritando, o ouvido não escuta o erro.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira aula foi debaixo do cobertor, pro vizinho não ouvir.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'A mão no umbigo conta pra onde o ar foi.' },
      ],
    },
    {
      question: 'Por que eu desafino quando canto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Quase ninguém é surdo pra nota: o ouvido só tá sem treino.' },
        { mechanism: 'dialogo', text: '“Não tenho ouvido.” Mas sabe quando o outro desafina.' },
        { mechanism: 'cena', text: 'Karaokê, tom do cantor original, veia do pescoço saltada.' },
        { mechanism: 'compara', text: 'Seu tom ou o tom da gravação: o refrão denuncia.' },
        { mechanism: 'erro', text: 'O ar acaba no meio da frase, e a nota despenca junto.' },
        { mechanism: 'loop', text: 'Toca essa nota no celular e fica nela comigo.' },
        { mechanism: 'custo', text: 'Cantou no tom do ídolo domingo; segunda a garganta arde.' },
        { mechanism: 'quebra', text: 'Abaixa dois tons e canta de novo.' },
      ],
    },
    {
      question: 'Vale a pena fazer aula de canto ou dá pra aprender sozinho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Vídeo te dá exercício; ouvido treinado te dá correção.' },
        { mechanism: 'chamada', text: 'Pra quem perde a voz em todo ensaio: isso pede professor.' },
        { mechanism: 'contra', text: 'Coral de bairro ensina mais afinação que muito curso gravado.' },
        { mechanism: 'custo', text: 'Garganta apertada hoje vira hábito difícil de largar.' },
        { mechanism: 'pergunta', text: 'Quem corrige a nota que você nem percebe?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu repetia o vídeo; depois alguém mexeu na minha postura.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Fechou doze meses de aula sem fazer uma de teste.' },
        { mechanism: 'numero', text: 'Quatro aulas já mostram onde o ar escapa.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra cantar afinado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Voz bonita também desafina: afinação é treino de ouvido.' },
        {
          mechanism: 'antes-depois',
          text: 'No áudio de janeiro eu fugia do tom; no de junho, só do agudo.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Grava o mesmo verso no celular todo domingo.' },
        { mechanism: 'lacuna', text: 'Uma parte da voz afina meses antes das outras.' },
        { mechanism: 'cena', text: 'Gravação do mês passado no fone, e você ri com carinho.' },
        { mechanism: 'contra', text: 'Insistir uma hora com a garganta ardendo só te atrasa.' },
        { mechanism: 'dialogo', text: '“Nunca vou afinar.” Diz isso cantando e a gente começa.' },
        { mechanism: 'quebra', text: 'Larga o agudo hoje e sustenta a frase inteira.' },
      ],
    },
    {
      question: 'Como perder a vergonha de cantar na frente dos outros?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'confissao', text: 'Já cantei de costas pra banda inteira.', needsTruth: true },
        { mechanism: 'chamada', text: 'Sua plateia é o espelho do elevador? Chega mais.' },
        { mechanism: 'cena', text: 'Aniversário, violão na roda, e a boca só mexe.' },
        { mechanism: 'desafio', text: 'Manda um refrão em áudio pra quem te ama.' },
        { mechanism: 'numero', text: 'Duas pessoas no sofá já valem por um palco.' },
        { mechanism: 'loop', text: 'Tá com a mão tremendo no microfone? Dá pra esconder.' },
        { mechanism: 'custo', text: 'São anos dublando no coral sem ninguém conhecer o seu timbre.' },
        { mechanism: 'prova', text: 'Canto agora sem corte, com erro e tudo.' },
      ],
    },
  ],
};
