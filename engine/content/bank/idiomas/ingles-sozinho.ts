import type { BankSubtopic } from '../../content-types.ts';

export const inglesSozinho: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'ingles-sozinho',
  questions: [
    {
      question: 'Como aprender inglês sozinho do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Descreve a cozinha em inglês enquanto o café passa.' },
        { mechanism: 'cena', text: 'Caderno novo, canetinha roxa, verbo to be pela sétima vez.' },
        { mechanism: 'erro', text: 'Decorou girafa e zebra antes de saber pedir água.' },
        { mechanism: 'numero', text: 'Quinze minutos de escuta, cinco falando, todo dia útil.' },
        { mechanism: 'contra', text: 'Frase inteira primeiro, gramática entra depois pra explicar.' },
        { mechanism: 'quebra', text: 'Fecha o quinto aplicativo e abre um áudio curto.' },
        {
          mechanism: 'confissao',
          text: 'Comecei onze cursos, e dez pararam no verbo to be.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse diálogo de padaria volta no fim, aí você vai entender.' },
      ],
    },
    {
      question: 'Por que estudo inglês sozinho e não saio do lugar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Falta na sua lição uma coisa que entra pelo ouvido.' },
        { mechanism: 'mito', text: 'Ofensiva de duzentos dias no aplicativo não pede um café.' },
        { mechanism: 'dialogo', text: '“Entendo tudo na aula.” E no filme, meia palavra.' },
        { mechanism: 'chamada', text: 'Três matrículas, três vezes nível básico: vem cá.' },
        { mechanism: 'custo', text: 'Já são seis meses trocando de método com o mesmo verbo errado.' },
        { mechanism: 'compara', text: 'Aula nova dá gosto; aula repetida dá fala.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só lia. Agora repito cada frase andando no quintal.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Volta na lição três e tenta contar ela sem olhar.' },
      ],
    },
    {
      question: 'Vale a pena aprender inglês por aplicativo ou curso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Aplicativo cobra presença, professor cobra frase.' },
        { mechanism: 'erro', text: 'Pagou doze meses adiantados e estudou até o carnaval.' },
        { mechanism: 'pergunta', text: 'Quem vai te responder quando você errar o verbo?' },
        { mechanism: 'numero', text: 'Testa um mês de cada com o mesmo diálogo.' },
        { mechanism: 'contra', text: 'Barato é o que você abre na quinta chuvosa.' },
        { mechanism: 'cena', text: 'Fila do banco, aplicativo cobrando, lição feita no automático.' },
        { mechanism: 'custo', text: 'A mensalidade tá paga, e o material continua no plástico.' },
        { mechanism: 'prova', text: 'Abri três opções aqui e pedi um café em cada.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender inglês estudando em casa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Fluência em três meses costuma ser frase decorada.' },
        { mechanism: 'numero', text: 'Cem horas de escuta contam mais que doze meses no calendário.' },
        {
          mechanism: 'antes-depois',
          text: 'Em março eu pausava a cada fala. Em agosto, só na piada.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Grava um minuto hoje, porque em dezembro ele responde.' },
        { mechanism: 'contra', text: 'Meia hora hoje ganha de cinco no feriado.' },
        { mechanism: 'dialogo', text: '“Já faz um ano e não falo.” Falou com quem?' },
        { mechanism: 'quebra', text: 'Risca “ser fluente” da agenda e escreve “pedir comida”.' },
        { mechanism: 'desafio', text: 'Escolhe uma cena de dois minutos e entende ela inteira.' },
      ],
    },
    {
      question: 'Como aprender inglês vendo série?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou ver essa cena três vezes, mudando só a legenda.' },
        { mechanism: 'erro', text: 'Você pausa tanto a cena que ela perde a graça.' },
        { mechanism: 'cena', text: 'Sofá, fone no ouvido, a mesma piada pela quarta vez.' },
        { mechanism: 'lacuna', text: 'Sobra uma vogal na sua boca que a atriz engole.' },
        { mechanism: 'numero', text: 'Dois minutos de cena rendem mais que dois episódios.' },
        { mechanism: 'quebra', text: 'Volta dez segundos e fala junto com ela.' },
        {
          mechanism: 'confissao',
          text: 'Passei três temporadas só lendo o que eles falavam.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Desenho infantil nem sempre é fácil: criança fala correndo.' },
      ],
    },
  ],
};
