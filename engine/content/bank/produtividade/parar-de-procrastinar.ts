import type { BankSubtopic } from '../../content-types.ts';

export const pararDeProcrastinar: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'parar-de-procrastinar',
  questions: [
    {
      question: 'Como parar de procrastinar nos estudos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A apostila tá aberta, e você na terceira receita de bolo.' },
        { mechanism: 'desafio', text: 'Resolve uma questão agora, de pé mesmo.' },
        { mechanism: 'erro', text: 'O cronograma ficou lindo, e a matéria ficou pra amanhã.' },
        {
          mechanism: 'confissao',
          text: 'Já passei a manhã inteira escolhendo a cor da caneta.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Três questões antes do banho, e o livro fica aberto.' },
        { mechanism: 'contra', text: 'Estuda mal por dez minutos. O bem vem depois.' },
        { mechanism: 'quebra', text: 'Guarda o estojo colorido e deixa um lápis.' },
        {
          mechanism: 'prova',
          text: 'Cronometrei o caminho entre sentar e abrir a apostila.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que eu procrastino até o que eu gosto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Tarde livre, violão no canto, e você no terceiro episódio.' },
        { mechanism: 'mito', text: 'Até guitarra tem o minuto chato de afinar.' },
        { mechanism: 'lacuna', text: 'A fuga acontece um minuto antes de pegar o pincel.' },
        { mechanism: 'dialogo', text: '“Quando eu tiver a tarde livre, eu pinto.” Ela foi ontem.' },
        { mechanism: 'custo', text: 'Seu romance preferido espera na cabeceira desde junho.' },
        {
          mechanism: 'antes-depois',
          text: 'O violão morava na capa. No suporte, toco todo dia.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem tem a tarde livre e dobra meia.' },
        { mechanism: 'contra', text: 'Perfeição estraga mais hobby que falta de tempo.' },
      ],
    },
    {
      question: 'Qual técnica funciona pra parar de procrastinar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Trabalhar até o alarme tocar ou até acabar um parágrafo?' },
        { mechanism: 'mito', text: 'Técnica nenhuma aguenta tarefa que não cabe numa frase.' },
        { mechanism: 'prova', text: 'Testei o cronômetro do fogão por uma semana.', needsTruth: true },
        {
          mechanism: 'custo',
          text: 'Você gastou três tardes escolhendo técnica pra tarefa de vinte minutos.',
        },
        { mechanism: 'erro', text: 'Você baixou o quinto aplicativo e nunca abriu o primeiro.' },
        { mechanism: 'numero', text: 'Abre o arquivo e escreve uma frase: são dois minutos.' },
        { mechanism: 'loop', text: 'Esse tomate de plástico na minha mesa tem serviço.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Qual foi a última técnica que você largou?' },
      ],
    },
    {
      question: 'Por que eu procrastino a hora de dormir?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Meia-noite e vinte, luz apagada, e o dedo ainda na tela.' },
        { mechanism: 'dialogo', text: '“Agora que a casa tá quieta, eu mereço.” Merece travesseiro também.' },
        { mechanism: 'confissao', text: 'Adio o banho pra adiar a cama.', needsTruth: true },
        { mechanism: 'mito', text: 'Ficar na tela até uma não devolve a sua tarde.' },
        { mechanism: 'lacuna', text: 'O que faltou no dia aparece depois das onze.' },
        { mechanism: 'desafio', text: 'Escova os dentes às nove, antes do sono.' },
        { mechanism: 'numero', text: 'Meia hora sua antes do jantar salva a meia-noite.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu jantava e sumia na tela. Hoje lavo a louça de pijama.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como parar de adiar uma tarefa chata?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Espalha as notas do imposto na mesa. Só isso.' },
        { mechanism: 'desafio', text: 'Liga pro cartório antes do café esfriar.' },
        { mechanism: 'erro', text: 'Você deixou a ligação chata pra sexta às cinco, e fechou.' },
        { mechanism: 'custo', text: 'São dez minutos de cartório e três meses na cabeça.' },
        { mechanism: 'contra', text: 'Tarefa chata não melhora com playlist boa.' },
        { mechanism: 'compara', text: 'Feito torto hoje ou perfeito em dezembro: escolhe.' },
        {
          mechanism: 'loop',
          text: 'Esse envelope tá fechado no balcão faz oito meses. Hoje abre.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a guia do exame tá vencendo na carteira, é com você.' },
      ],
    },
  ],
};
