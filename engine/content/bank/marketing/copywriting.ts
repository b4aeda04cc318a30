import type { BankSubtopic } from '../../content-types.ts';

export const copywriting: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'copywriting',
  questions: [
    {
      question: 'Como escrever um texto de venda que prende?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Áudio de cliente reclamando, e o anúncio sai quase pronto.' },
        {
          mechanism: 'confissao',
          text: 'Meu e-mail que mais vendeu tinha erro de vírgula.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'O texto abre em 1998, na fundação da empresa, e o cliente some.' },
        { mechanism: 'desafio', text: 'Explica por áudio pra sua irmã e transcreve.' },
        { mechanism: 'numero', text: 'Em quatro linhas cabe tudo: dor, cena, preço e botão.' },
        { mechanism: 'contra', text: 'Texto bom de venda parece bilhete de geladeira.' },
        { mechanism: 'prova', text: 'Risquei a palavra qualidade, olha o que entrou no lugar.' },
        { mechanism: 'lacuna', text: 'A melhor frase tá numa avaliação de três estrelas.' },
      ],
    },
    {
      question: 'Por que minhas legendas não vendem?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Escrevi bonito e ninguém comprou.” Cadê o preço?' },
        { mechanism: 'mito', text: 'Emoji de foguete não empurra ninguém pro link.' },
        { mechanism: 'custo', text: 'Legenda sem pedido gasta a foto à toa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu terminava com “gostaram?”. Hoje termino com o tamanho que sobrou.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Corta o primeiro parágrafo da legenda e lê de novo.' },
        { mechanism: 'chamada', text: 'Se elogiam a sua legenda e compram da vizinha, vem ver.' },
        { mechanism: 'compara', text: '“Sapato confortável” ou “doze horas em pé sem bolha”: qual vende?' },
        { mechanism: 'loop', text: 'Falta uma palavra nessa legenda, e é ela que cobra.' },
      ],
    },
    {
      question: 'Gatilho mental ainda funciona pra vender?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Preço e prazo na tela convencem mais que gatilho.' },
        { mechanism: 'cena', text: 'Cronômetro zerado, meia-noite, e a oferta continua lá.' },
        { mechanism: 'erro', text: '“Últimas unidades”, e o depósito cheio até o teto.' },
        { mechanism: 'mito', text: 'Escassez só convence enquanto o estoque acaba de verdade.' },
        { mechanism: 'numero', text: 'Um áudio de cliente contente vale três contagens regressivas.' },
        { mechanism: 'pergunta', text: 'Quantas últimas vagas você já viu voltarem na segunda?' },
        { mechanism: 'custo', text: 'Brinde que vira cobrança queima o brinde e o cliente.' },
        { mechanism: 'dialogo', text: '“Mais de mil clientes.” Então me mostra três com nome.' },
      ],
    },
    {
      question: 'Qual o tamanho ideal de uma legenda que vende?',
      family: 'tempo',
      hooks: [
        { mechanism: 'compara', text: 'Brigadeiro se vende em duas linhas, curso pede duas páginas.' },
        { mechanism: 'numero', text: 'Só as duas primeiras linhas aparecem antes do toque.' },
        { mechanism: 'contra', text: 'Texto longo cansa quem não ia comprar mesmo.' },
        { mechanism: 'desafio', text: 'Conta quantas linhas passam até aparecer o produto.' },
        { mechanism: 'quebra', text: 'Apaga o “bom dia” da legenda e ganha uma linha.' },
        { mechanism: 'erro', text: 'Você gastou três linhas no clima e nenhuma no preço.' },
        { mechanism: 'prova', text: 'Essa aqui tinha vinte linhas, vou salvar quatro.' },
        {
          mechanism: 'confissao',
          text: 'Já escrevi textão de aniversário pra vender uma caneca.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como fazer um título que chama atenção?',
      family: 'fazer',
      hooks: [
        { mechanism: 'lacuna', text: 'Bom título deixa uma pergunta só sem resposta.' },
        { mechanism: 'cena', text: 'Cinquenta e-mails na caixa, e o dedo só para num.' },
        { mechanism: 'erro', text: 'Trocadilho na chamada faz colega rir e cliente passar.' },
        { mechanism: 'mito', text: 'Título em maiúscula tá gritando e não explica nada.' },
        { mechanism: 'numero', text: 'Escreve quinze títulos e joga fora os dez primeiros.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu título levava um minuto, hoje leva metade da tarde.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Entre esses dois títulos, escolhe um antes que eu conte.' },
        { mechanism: 'quebra', text: 'Tira o nome da empresa da primeira linha.' },
      ],
    },
  ],
};
