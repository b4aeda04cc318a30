import type { BankSubtopic } from '../../content-types.ts';

export const lerABiblia: BankSubtopic = {
  domain: 'fe',
  subtopic: 'ler-a-biblia',
  questions: [
    {
      question: 'Como começar a ler a Bíblia do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Abrir na página um, travar na lista de nomes.' },
        { mechanism: 'contra', text: 'Começar pelo começo não é obrigação.' },
        { mechanism: 'numero', text: 'O evangelho mais curto tem dezesseis capítulos.' },
        { mechanism: 'cena', text: 'Capa de zíper, santinho na página, cheiro da gaveta da avó.' },
        { mechanism: 'desafio', text: 'Um salmo no ônibus, antes do ponto final.' },
        { mechanism: 'loop', text: 'Esse índice esquecido economiza meses de confusão.' },
        { mechanism: 'quebra', text: 'Fecha as notícias e abre um evangelho.' },
        { mechanism: 'chamada', text: 'Ganhou no batismo e parou na dedicatória? Vem comigo.' },
      ],
    },
    {
      question: 'Por que leio a Bíblia e não entendo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Ler mais rápido não abre o texto.' },
        { mechanism: 'lacuna', text: 'O sentido às vezes mora fora da página.' },
        { mechanism: 'compara', text: 'Poesia se lê devagar, carta de uma vez, lei com mapa.' },
        { mechanism: 'erro', text: 'Pinçar um versículo e esquecer o parágrafo.' },
        {
          mechanism: 'confissao',
          text: 'Decorei a frase, nunca soube de qual história era.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Uma parábola, duas leituras: com nota de rodapé e sem.' },
        { mechanism: 'numero', text: 'São mais de sessenta livros numa capa só.' },
        { mechanism: 'dialogo', text: '“Essa linguagem é antiga.” É, e existe versão de hoje.' },
      ],
    },
    {
      question: 'Qual a melhor tradução da Bíblia pra iniciante?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma soa como igreja de avó, outra como conversa de calçada.' },
        { mechanism: 'mito', text: 'Português simples não é texto pela metade.' },
        { mechanism: 'erro', text: 'Levar pela capa e tropeçar na segunda linha.' },
        { mechanism: 'desafio', text: 'Lê o mesmo salmo em três versões, ainda na livraria.' },
        { mechanism: 'contra', text: 'Ganha a que você entende em voz alta.' },
        { mechanism: 'numero', text: 'A católica traz sete livros a mais: escolhe sabendo.' },
        { mechanism: 'custo', text: 'Letra miúda economiza papel e cansa o domingo.' },
        { mechanism: 'pergunta', text: 'É pra estudar, pra rezar ou pra ler com criança?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra ler a Bíblia inteira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quatro páginas por dia, e em dezembro chega o fim.' },
        { mechanism: 'contra', text: 'Terminar depressa nunca foi o convite.' },
        { mechanism: 'custo', text: 'Plano perfeito em janeiro, fitinha parada no terceiro livro.' },
        { mechanism: 'cena', text: 'Trinta e um de dezembro, última folha, marca-texto seco.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava capítulo. Hoje paro na linha que incomoda.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Atrasar uma semana não cancela o plano.' },
        { mechanism: 'quebra', text: 'Pula o dia perdido, fica com o de hoje.' },
        { mechanism: 'loop', text: 'Essa fita de pano marca mais que página.' },
      ],
    },
    {
      question: 'Como fazer devocional todo dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Café coando, página aberta, casa ainda muda.' },
        { mechanism: 'lacuna', text: 'O horário que dura raramente é o das cinco.' },
        { mechanism: 'erro', text: 'Estudar o capítulo com o celular aceso do lado.' },
        { mechanism: 'desafio', text: 'Copia uma frase à mão e leva no bolso.' },
        { mechanism: 'chamada', text: 'Bebê no colo, panela no fogo: ainda cabe um versículo.' },
        { mechanism: 'confissao', text: 'Dormi em cima do salmo mais de uma vez.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Mostro meu caderno numa terça comum, rabisco e tudo.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Amanhã eu compenso.” Dois versículos hoje saem mais leves.' },
      ],
    },
  ],
};
