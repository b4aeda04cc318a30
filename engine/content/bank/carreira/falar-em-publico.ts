import type { BankSubtopic } from '../../content-types.ts';

export const falarEmPublico: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'falar-em-publico',
  questions: [
    {
      question: 'Como começar bem uma apresentação?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Primeiro slide na tela, cem pessoas mastigando coxinha.' },
        { mechanism: 'erro', text: 'Abrir pedindo desculpa pela gripe.' },
        { mechanism: 'quebra', text: 'Pula o “bom dia a todos” e conta o caso.' },
        { mechanism: 'desafio', text: 'Decora só a primeira frase. O resto puxa.' },
        { mechanism: 'numero', text: 'Fica três segundos em silêncio, olhando a sala.' },
        { mechanism: 'contra', text: 'Sumário no primeiro slide dá licença pro celular.' },
        { mechanism: 'prova', text: 'Vou abrir a mesma palestra de dois jeitos.' },
        { mechanism: 'loop', text: 'Esse objeto na minha mão vai abrir a palestra.' },
      ],
    },
    {
      question: 'Por que eu travo quando falo em público?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O papel tremendo na mão e a frase sumida.' },
        { mechanism: 'mito', text: 'Plateia quieta quase sempre é plateia ouvindo.' },
        { mechanism: 'confissao', text: 'Num seminário, esqueci o meu próprio nome.', needsTruth: true },
        { mechanism: 'custo', text: 'Fugiu do microfone, e a sua ideia ganhou outro dono.' },
        { mechanism: 'dialogo', text: '“Vão ver que eu tô tremendo.” Da terceira fila, nem aparece.' },
        { mechanism: 'chamada', text: 'Já inventou febre em dia de seminário? Senta aqui.' },
        { mechanism: 'lacuna', text: 'A mão precisa de um serviço nessa hora. Adivinha qual.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu falava pro chão. Agora escolho três rostos na sala.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Decorar o texto ou falar de improviso na apresentação?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No texto decorado, uma linha derruba tudo. No tópico, você pula.' },
        { mechanism: 'mito', text: 'Improviso bonito foi ensaiado cinco vezes.' },
        { mechanism: 'erro', text: 'O discurso inteiro tá no slide, e você lendo de costas.' },
        { mechanism: 'numero', text: 'Cinco palavras numa ficha seguram vinte minutos de fala.' },
        { mechanism: 'contra', text: 'Pulou um pedaço? Só você tinha o roteiro.' },
        { mechanism: 'dialogo', text: '“E se der branco?” Bebe água e lê a ficha.' },
        { mechanism: 'prova', text: 'Olha a cola que eu levo pro palco: cabe na palma.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Pra contar um caso no bar, você leva texto?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra perder o medo de falar em público?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'No primeiro brinde, suei. No décimo, pedi o microfone.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Cinco reuniões pequenas, cinco perguntas suas: o medo vai cedendo.' },
        { mechanism: 'mito', text: 'O friozinho continua lá, só para de mandar.' },
        { mechanism: 'contra', text: 'Gente de palco também chega com a mão gelada.' },
        { mechanism: 'desafio', text: 'Levanta a mão e pergunta algo na próxima reunião.' },
        { mechanism: 'custo', text: 'Cada recusa de microfone engorda o medo da seguinte.' },
        { mechanism: 'cena', text: 'Festa de quinze anos, colher na taça, todos te olhando.' },
        { mechanism: 'erro', text: 'Estrear num auditório antes da reunião de condomínio.' },
      ],
    },
    {
      question: 'Como melhorar a voz pra falar em público?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Lê o rótulo do xampu em voz alta, devagar.' },
        { mechanism: 'cena', text: 'Lá na última fila, uma senhora com a mão na orelha.' },
        { mechanism: 'erro', text: 'Gritar quando o microfone falha no meio da frase.' },
        { mechanism: 'prova', text: 'Escuta essa frase sem sorriso e com sorriso.' },
        { mechanism: 'quebra', text: 'Solta o queixo e boceja bem feio.' },
        { mechanism: 'mito', text: 'Voz de locutor não salva frase comprida.' },
        { mechanism: 'numero', text: "Dois goles d'água, uma pausa, e só aí a ideia nova." },
        { mechanism: 'lacuna', text: 'Quase toda voz some no mesmo lugar da frase.' },
      ],
    },
  ],
};
