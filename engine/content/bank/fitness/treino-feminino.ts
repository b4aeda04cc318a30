import type { BankSubtopic } from '../../content-types.ts';

export const treinoFeminino: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'treino-feminino',
  questions: [
    {
      question: 'Como fazer o glúteo crescer sem engrossar a perna?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sexta-feira, cadeira abdutora, cem repetições mexendo no celular.' },
        { mechanism: 'contra', text: 'Elevação pélvica pesada ganha de dez elásticos.' },
        { mechanism: 'numero', text: 'Três exercícios de quadril pra um de coxa.' },
        { mechanism: 'erro', text: 'Você foge do agachamento com medo da calça apertar.' },
        {
          mechanism: 'prova',
          text: 'Mudei o pé na plataforma: olha onde tá pegando agora.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Coxa não engrossa de susto em um mês.' },
        { mechanism: 'desafio', text: 'Na próxima elevação, segura dois segundos lá em cima.' },
        { mechanism: 'compara', text: 'No avanço, passo curto pega mais coxa, passo longo pega glúteo.' },
      ],
    },
    {
      question: 'Por que só sinto a perna no treino de glúteo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Barra no quadril, elevação pélvica, e quem queima é a coxa.' },
        { mechanism: 'lacuna', text: 'Um palmo de distância no pé muda quem trabalha.' },
        { mechanism: 'erro', text: 'Você empurra com a ponta do pé e cobra do glúteo.' },
        { mechanism: 'dialogo', text: '“Não sinto nada no glúteo.” Tira metade do peso e desce devagar.' },
        {
          mechanism: 'confissao',
          text: 'Passei meses empurrando a barra com a lombar sem perceber.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Queimação não é recibo de glúteo trabalhado.' },
        { mechanism: 'quebra', text: 'Tira os discos e faz dez só com a barra.' },
        { mechanism: 'chamada', text: 'Pra quem sai do leg press sem nem lembrar do glúteo.' },
      ],
    },
    {
      question: 'Musculação diminui celulite?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“É só secar que some.” Mulher magra também tem.' },
        { mechanism: 'mito', text: 'Celulite não é falta de treino, é anatomia.' },
        { mechanism: 'contra', text: 'Treina pela força, que a celulite tem vida própria.' },
        { mechanism: 'custo', text: 'Verão inteiro de canga, e o mar ali do lado.' },
        { mechanism: 'prova', text: 'Essa perna treina há anos e tem furinho.', needsTruth: true },
        { mechanism: 'lacuna', text: 'A luz do provador faz uma coisa com a pele.' },
        { mechanism: 'compara', text: 'Creme caro ou agachamento: nenhum dos dois promete pele lisa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu treinava de calça comprida no calor. Hoje vou de short.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo depois do parto posso voltar a treinar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Seis da manhã, bebê dormiu, tênis ou travesseiro.' },
        { mechanism: 'contra', text: 'A consulta de revisão vem antes da matrícula.' },
        { mechanism: 'numero', text: 'Dez minutos de carrinho na rua já contam como recomeço.' },
        { mechanism: 'custo', text: 'Pressa no abdominal costuma atrasar o resto da volta.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no primeiro agachamento depois do parto, e era de alívio.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Não mede a sua volta pela foto de quem tem babá.' },
        { mechanism: 'lacuna', text: 'O músculo que volta primeiro não aparece no espelho.' },
        { mechanism: 'desafio', text: 'Leva essa pergunta anotada pra consulta: “já posso correr?”' },
      ],
    },
    {
      question: 'Como treinar em cada fase do ciclo menstrual?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Bolsa de água quente de um lado, legging do outro.' },
        { mechanism: 'numero', text: 'Quatro semanas anotadas ganham de qualquer tabela pronta.' },
        { mechanism: 'contra', text: 'O dia de pegar leve, aplicativo nenhum adivinha.' },
        { mechanism: 'erro', text: 'Comparar a carga de hoje com a da outra fase engana.' },
        { mechanism: 'loop', text: 'Essas bolinhas no meu calendário não são de treino.', needsTruth: true },
        { mechanism: 'compara', text: 'Cólica forte ou dia normal: a mesma ficha serve?' },
        { mechanism: 'quebra', text: 'Risca da planilha o recorde da semana da cólica.' },
        { mechanism: 'desafio', text: 'Marca a menstruação no mesmo calendário do treino.' },
      ],
    },
  ],
};
