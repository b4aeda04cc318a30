import type { BankSubtopic } from '../../content-types.ts';

export const metasDoAno: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'metas-do-ano',
  questions: [
    {
      question: 'Como dividir a meta do ano em passos pequenos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Meta na parede, segunda de manhã, nenhum primeiro passo.' },
        { mechanism: 'numero', text: 'Doze meses, doze pedaços, e janeiro já tem o seu.' },
        { mechanism: 'desafio', text: 'Escreve o que cabe nessa quinta, das sete às oito.' },
        { mechanism: 'erro', text: 'Partir a meta em meses e esquecer as semanas.' },
        { mechanism: 'contra', text: 'Corta a meta ao meio e começa pela metade feia.' },
        { mechanism: 'prova', text: 'Vou picar “aprender inglês” até caber numa terça.' },
        {
          mechanism: 'confissao',
          text: 'Minha meta de ler mais morreu sem página marcada.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Vira o papel da meta e escreve hora e lugar.' },
      ],
    },
    {
      question: 'Por que eu esqueço minhas metas em março?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dez de março, quinta-feira, meta nenhuma na cabeça.' },
        { mechanism: 'dialogo', text: '“Qual era mesmo a minha meta?” Tá embaixo da lista da feira.' },
        { mechanism: 'mito', text: 'Esquecer meta não é falta de vontade, é falta de cartaz.' },
        { mechanism: 'custo', text: 'Meta que mora no aplicativo se muda em fevereiro.' },
        { mechanism: 'lacuna', text: 'Um papel muda de lugar, e a meta some junto.' },
        { mechanism: 'chamada', text: 'Lista de janeiro achada no bolso do casaco: fica aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'No caderno, sumiu em março. No espelho do banheiro, durou.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Escrever a meta bonita e guardar longe do café.' },
      ],
    },
    {
      question: 'Contar a meta pra todo mundo ou guardar segredo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Plateia inteira ou uma pessoa chata que cobra?' },
        { mechanism: 'contra', text: 'Conta só pra quem tem coragem de cobrar.' },
        { mechanism: 'mito', text: 'Aplauso antes da hora já dá gosto de pronto.' },
        { mechanism: 'custo', text: 'Cada “e aí, conseguiu?” no almoço pesa um quilo.' },
        {
          mechanism: 'confissao',
          text: 'Anunciei o livro pra família e não passei da capa.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Postar a meta no dia um, sumir no dia dez.' },
        { mechanism: 'numero', text: 'Uma testemunha vale mais que duzentas curtidas.' },
        { mechanism: 'pergunta', text: 'Quem te cobra na sexta sem virar briga?' },
      ],
    },
    {
      question: 'Com que frequência revisar as metas do ano?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quinze minutos no último domingo do mês.' },
        { mechanism: 'contra', text: 'Revisar toda semana vira planilha de culpa.' },
        { mechanism: 'cena', text: 'Junho, festa junina, lista de janeiro dentro do livro.' },
        { mechanism: 'desafio', text: 'Marca agora a revisão no dia do aluguel.' },
        { mechanism: 'mito', text: 'Mudar a meta em maio não conta como desistir.' },
        { mechanism: 'quebra', text: 'Tira da lista a meta que já perdeu a graça.' },
        { mechanism: 'loop', text: 'Esse risco vermelho de abril salvou meu ano.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu só olhava em dezembro. Agora olho em todo boleto.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como escolher as metas do ano novo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'lacuna', text: 'Uma das suas dez metas é de outra pessoa.' },
        { mechanism: 'prova', text: 'Vou cortar minha lista ao vivo. Sobra uma.', needsTruth: true },
        { mechanism: 'erro', text: 'Escolher a meta no calor dos fogos.' },
        { mechanism: 'compara', text: 'Meta pra impressionar o cunhado ou pra caber na quarta.' },
        { mechanism: 'chamada', text: 'Lista igual à do ano passado, outra data: chega mais.' },
        { mechanism: 'contra', text: 'Começa pelo que você quer parar de fazer.' },
        { mechanism: 'desafio', text: 'Risca as metas que só servem pra foto.' },
        { mechanism: 'confissao', text: 'Corri atrás de uma meta que era da minha mãe.', needsTruth: true },
      ],
    },
  ],
};
