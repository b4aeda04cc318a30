import type { BankSubtopic } from '../../content-types.ts';

export const apartamentoPequeno: BankSubtopic = {
  domain: 'casa',
  subtopic: 'apartamento-pequeno',
  questions: [
    {
      question: 'Como aproveitar espaço em apartamento pequeno?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Você põe a cadeira em cima da cama pra passar o aspirador.' },
        { mechanism: 'contra', text: 'Troca um móvel baixo por uma parede usada até o teto.' },
        { mechanism: 'numero', text: 'Trinta centímetros embaixo da cama guardam um inverno.' },
        { mechanism: 'erro', text: 'Tudo encostado na parede, e um vazio inútil no meio.' },
        { mechanism: 'desafio', text: 'Abre a porta do quarto: o que mora atrás dela?' },
        { mechanism: 'lacuna', text: 'O espaço mais vazio da casa fica acima do olho.' },
        {
          mechanism: 'prova',
          text: 'Enfiei uma despensa inteira nesse vão do lado da geladeira.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa mesa some em quatro segundos, olha só.' },
      ],
    },
    {
      question: 'Por que meu apartamento parece menor do que é?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Parede branca não aumenta sala cheia de coisa.' },
        { mechanism: 'dialogo', text: '“Falta espaço.” Pra mim, sobra pé de móvel no caminho.' },
        { mechanism: 'custo', text: 'Cortina na altura da janela corta a parede ao meio.' },
        { mechanism: 'quebra', text: 'Arrasta o sofá um palmo pra longe da parede.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu tinha três mesinhas; saíram duas, e o corredor voltou.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Bateu o mesmo dedo na mesma quina hoje? Essa é sua.' },
        { mechanism: 'confissao', text: 'Comprei um sofá medindo a sala com os olhos.', needsTruth: true },
        {
          mechanism: 'compara',
          text: 'Espelho virado pra janela dobra a luz; virado pra pia, dobra a louça.',
        },
      ],
    },
    {
      question: 'Quais móveis comprar pra kitnet?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Uma cama com gaveta substitui uma cômoda inteira.' },
        { mechanism: 'compara', text: 'Sofá-cama pra uma visita por ano ou poltrona pra toda noite.' },
        { mechanism: 'erro', text: 'No galpão da loja todo sofá parece pequeno.' },
        { mechanism: 'contra', text: 'Móvel multiuso que dá trabalho acaba com um uso só.' },
        { mechanism: 'desafio', text: 'Cola fita crepe no chão no tamanho do sofá.' },
        { mechanism: 'custo', text: 'Rack de dois metros, televisão de um, e os livros no chão.' },
        { mechanism: 'pergunta', text: 'Sua porta de entrada tem quantos centímetros?' },
        { mechanism: 'prova', text: 'Vou abrir e fechar essa mesa dobrável com o cronômetro ligado.' },
      ],
    },
    {
      question: 'Quando vale a pena fazer móvel planejado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'O marceneiro com a trena, e você com a planta amassada.' },
        { mechanism: 'mito', text: 'Sob medida não precisa ser a casa toda.' },
        { mechanism: 'numero', text: 'Começa por um canto torto, uma parede só.' },
        { mechanism: 'contra', text: 'Em imóvel alugado, o planejado fica de presente pro próximo.' },
        { mechanism: 'lacuna', text: 'Tem uma medida no projeto que muda o preço de tudo.' },
        { mechanism: 'loop', text: 'Segura o desenho até morar ali uns três meses.' },
        { mechanism: 'dialogo', text: '“Vem com tudo embutido.” E a tomada ficou atrás do armário.' },
        { mechanism: 'quebra', text: 'Abre os braços no corredor antes de aprovar o desenho.' },
      ],
    },
    {
      question: 'Varanda pequena: mesa, rede ou horta?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Foi depósito de bicicleta por dois anos; hoje tomo café ali.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Duas cadeiras de dobrar ou um banco que engole a bagunça.' },
        { mechanism: 'erro', text: 'Comprar poltrona de quintal pra um metro e meio.' },
        { mechanism: 'contra', text: 'Fechar varanda com vidro pede síndico antes de orçamento.' },
        { mechanism: 'chamada', text: 'Pra quem tem varal, caixa e pneu no lugar do pôr do sol.' },
        { mechanism: 'custo', text: 'Almofada de pano no sol direto dura um verão.' },
        { mechanism: 'confissao', text: 'Plantei horta na sombra e colhi um tomate.', needsTruth: true },
        { mechanism: 'desafio', text: 'Toma o café de amanhã na varanda, em pé mesmo.' },
      ],
    },
  ],
};
