import type { BankSubtopic } from '../../content-types.ts';

export const appsUteis: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'apps-uteis',
  questions: [
    {
      question: 'Como organizar os aplicativos do celular?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Deixa só oito ícones na primeira tela hoje.' },
        { mechanism: 'cena', text: 'Fila do mercado, cupom em algum ícone, dedo procurando.' },
        { mechanism: 'erro', text: 'Criar uma pasta chamada “outros” e jogar tudo lá.' },
        { mechanism: 'contra', text: 'Arrumar por cor fica bonito e esconde a lanterna.' },
        { mechanism: 'numero', text: 'Quatro pastas com nome de verbo: pagar, ler, ir, ouvir.' },
        { mechanism: 'quebra', text: 'Arrasta a rede social pra terceira tela.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu banco morava entre os jogos. Agora mora no polegar.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O canto de baixo dessa tela vale mais que dez pastas.' },
      ],
    },
    {
      question: 'Qual o melhor aplicativo de organização gratuito?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O bloco de notas de fábrica ganha de muito famoso.' },
        { mechanism: 'compara', text: 'Compra de mercado pede caixinha, ideia solta pede microfone.' },
        { mechanism: 'erro', text: 'Cinco agendas baixadas, e o dentista esquecido nas cinco.' },
        { mechanism: 'numero', text: 'Se anotar pede mais de dois toques, você larga na quarta.' },
        {
          mechanism: 'confissao',
          text: 'Gastei um domingo escolhendo agenda e esqueci o aniversário.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Agenda cheia de botão não lembra da consulta por você.' },
        { mechanism: 'lacuna', text: 'Um teste de dez segundos elimina muita agenda bonita.' },
        { mechanism: 'prova', text: 'Vou anotar a mesma tarefa em três agendas, com cronômetro.' },
      ],
    },
    {
      question: 'Por que eu baixo aplicativos e não uso?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Três da manhã, loja aberta, promessa de vida em ordem.' },
        { mechanism: 'mito', text: 'Lembrete colorido não faz exercício por ninguém.' },
        { mechanism: 'dialogo', text: '“Segunda eu começo.” O ícone tá lá desde março.' },
        { mechanism: 'custo', text: 'Cadastro, senha, tutorial: a vontade acaba na terceira tela.' },
        { mechanism: 'chamada', text: 'Pra quem tem quatro de meditação e nenhum silêncio.' },
        { mechanism: 'contra', text: 'Papel na geladeira não pede atualização.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu instalava na hora. Hoje espero precisar três vezes.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Qual ícone da tela você nem lembra pra que serve?' },
      ],
    },
    {
      question: 'Quando vale a pena pagar por um aplicativo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três anúncios por receita, e o bolo queimando no forno.' },
        { mechanism: 'custo', text: 'Teste de sete dias, esquecimento de sete meses.' },
        { mechanism: 'quebra', text: 'Abre a lista de assinaturas antes da próxima.' },
        { mechanism: 'erro', text: 'Fechar o plano anual no primeiro dia de empolgação.' },
        { mechanism: 'compara', text: 'Propaganda todo dia ou um pastel por mês?' },
        { mechanism: 'chamada', text: 'Três assinaturas no cartão e você nunca somou? Chega mais.' },
        { mechanism: 'lacuna', text: 'Antes de assinar, procura um botão. Ele mostra quem é grudento.' },
        {
          mechanism: 'confissao',
          text: 'Paguei oito meses de mensalidade e editei duas fotos.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Aplicativo gratuito é seguro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Lanterna quer acessar os contatos.” Pra iluminar quem?' },
        { mechanism: 'mito', text: 'Loja oficial é peneira fina, mas ainda é peneira.' },
        { mechanism: 'erro', text: 'Jogo de paciência não precisa do seu microfone.' },
        { mechanism: 'desafio', text: 'Confere agora quem pode ver a sua localização.' },
        { mechanism: 'numero', text: 'Cinco estrelas e dez elogios idênticos: desconfia.' },
        { mechanism: 'prova', text: 'Vou instalar um aqui e ler as permissões em voz alta.' },
        { mechanism: 'cena', text: 'Filtro de cachorrinho instalado, e a bateria some ao meio-dia.' },
        { mechanism: 'loop', text: 'O pagamento tá nessa tela aqui, num botão escrito permitir.' },
      ],
    },
  ],
};
