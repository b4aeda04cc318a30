import type { BankSubtopic } from '../../content-types.ts';

export const lerABiblia: BankSubtopic = {
  domain: 'fe',
  subtopic: 'ler-a-biblia',
  questions: [
    {
      question: 'Como começar a ler a Bíblia do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Você abre na página um e trava na lista de nomes.' },
        { mechanism: 'contra', text: 'Não precisa começar do começo.' },
        { mechanism: 'numero', text: 'O evangelho mais curto tem só dezesseis capítulos.' },
        { mechanism: 'cena', text: 'Capa de zíper, santinho na página e o cheiro da gaveta da avó.' },
        { mechanism: 'desafio', text: 'Lê um salmo no ônibus, antes de chegar no ponto.' },
        { mechanism: 'loop', text: 'Este índice que a gente pula economiza meses de confusão.' },
        { mechanism: 'quebra', text: 'Fecha as notícias por dez minutos e abre um evangelho.' },
        { mechanism: 'chamada', text: 'Ganhou no batismo e parou na dedicatória? Vem comigo.' },
      ],
    },
    {
      question: 'Por que leio a Bíblia e não entendo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Ler mais rápido não faz o texto abrir.' },
        { mechanism: 'lacuna', text: 'O sentido às vezes tá fora da página.' },
        { mechanism: 'compara', text: 'Poesia a gente lê devagar; carta, de uma vez; lei, com mapa.' },
        { mechanism: 'erro', text: 'Quem pinça um versículo perde o parágrafo inteiro.' },
        {
          mechanism: 'confissao',
          text: 'Decorei a frase e nunca soube de qual história ela era.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou ler a mesma parábola com nota de rodapé e sem.' },
        { mechanism: 'numero', text: 'São mais de sessenta livros numa capa só, né?' },
        { mechanism: 'dialogo', text: '“Essa linguagem é antiga.” É sim, e tem versão de hoje.' },
      ],
    },
    {
      question: 'Qual a melhor tradução da Bíblia pra iniciante?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma soa como a igreja da avó; a outra, como conversa na calçada.' },
        { mechanism: 'mito', text: 'Português simples não quer dizer texto pela metade.' },
        { mechanism: 'erro', text: 'Não escolhe pela capa pra depois tropeçar na segunda linha.' },
        { mechanism: 'desafio', text: 'Ainda na livraria, lê o mesmo salmo em três versões.' },
        { mechanism: 'contra', text: 'A melhor é a que você entende lendo em voz alta.' },
        { mechanism: 'numero', text: 'A católica tem sete livros a mais: escolhe sabendo disso.' },
        { mechanism: 'custo', text: 'Letra miudinha economiza papel e cansa a vista no domingo.' },
        { mechanism: 'pergunta', text: 'Você quer estudar, rezar ou ler com criança?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra ler a Bíblia inteira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com quatro páginas por dia, o fim chega antes de dezembro acabar.' },
        { mechanism: 'contra', text: 'A ideia nunca foi terminar depressa.' },
        { mechanism: 'custo', text: 'Plano perfeito em janeiro, e a fitinha parou no terceiro livro.' },
        { mechanism: 'cena', text: 'Trinta e um de dezembro, última folha, e o marca-texto secou.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava capítulo. Hoje paro na linha que me incomoda.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Atrasar uma semana não cancela o plano.' },
        { mechanism: 'quebra', text: 'Pula o dia perdido, fica com o de hoje.' },
        { mechanism: 'loop', text: 'Esta fita de pano marca mais que a página.' },
      ],
    },
    {
      question: 'Como fazer devocional todo dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O café tá coando, a página aberta, e a casa ainda dorme.' },
        { mechanism: 'lacuna', text: 'O horário que dura raramente é o das cinco da manhã.' },
        { mechanism: 'erro', text: 'Você estuda o capítulo com o celular aceso do lado.' },
        { mechanism: 'desafio', text: 'Copia uma frase à mão e leva no bolso hoje.' },
        { mechanism: 'chamada', text: 'Bebê no colo e panela no fogo? Ainda cabe um versículo.' },
        { mechanism: 'confissao', text: 'Já dormi em cima do salmo mais de uma vez.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Vou mostrar meu caderno numa terça comum, com rabisco e tudo.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Amanhã eu compenso.” Dois versículos hoje saem mais leves.' },
      ],
    },
  ],
};
