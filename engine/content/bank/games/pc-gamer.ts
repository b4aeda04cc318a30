import type { BankSubtopic } from '../../content-types.ts';

export const pcGamer: BankSubtopic = {
  domain: 'games',
  subtopic: 'pc-gamer',
  questions: [
    {
      question: 'Como montar um PC gamer barato?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira as luzes coloridas do carrinho.' },
        { mechanism: 'erro', text: 'Gastar tudo na placa e economizar na fonte.' },
        { mechanism: 'numero', text: 'Dois pentes de oito, em vez de um de dezesseis.' },
        { mechanism: 'lacuna', text: 'A planilha sempre esquece uma peça que fica na mesa.' },
        { mechanism: 'compara', text: 'Placa usada com nota ou novinha da linha de entrada.' },
        { mechanism: 'prova', text: 'Corto duas peças dessa lista, ao vivo.' },
        { mechanism: 'cena', text: 'Mesa da cozinha, um parafuso sobrando, dedo no botão.' },
        { mechanism: 'custo', text: 'Gabinete bonito e fechado vira forno em janeiro.' },
      ],
    },
    {
      question: 'Por que meu PC gamer tem FPS baixo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Cabo na placa-mãe, placa de vídeo sem nada ligado.' },
        { mechanism: 'desafio', text: 'Abre os ajustes da tela e procura os hertz.' },
        { mechanism: 'cena', text: 'Ventoinha gritando, trinta quadros, menu aberto.' },
        { mechanism: 'mito', text: 'Mais memória não salva placa no limite.' },
        { mechanism: 'numero', text: 'Um pente só deixa metade da pista fechada.' },
        { mechanism: 'quebra', text: 'Baixa a sombra antes de baixar a resolução.' },
        {
          mechanism: 'confissao',
          text: 'Comprei peça nova, e o que faltava era tirar o pó.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Essa placa morreu.” Fecha as trinta abas do navegador.' },
      ],
    },
    {
      question: 'PC gamer ou console: qual vale mais a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Console liga no botão, PC liga no fórum.' },
        { mechanism: 'contra', text: 'O mais barato na caixa pode cobrar em cada jogo.' },
        { mechanism: 'numero', text: 'Soma três anos de jogo e assinatura, depois compara.' },
        { mechanism: 'pergunta', text: 'Essa máquina também vai fazer trabalho da faculdade?' },
        { mechanism: 'erro', text: 'Levar um com a turma inteira no outro.' },
        { mechanism: 'dialogo', text: '“Também serve pra estudar.” Fala isso olhando pro boleto.' },
        { mechanism: 'mito', text: 'Placa cara não substitui sofá com dois controles.' },
        { mechanism: 'confissao', text: 'Tenho os dois e jogo mais no celular.', needsTruth: true },
      ],
    },
    {
      question: 'De quanto em quanto tempo trocar a placa de vídeo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Lançamento na vitrine não envelhece o seu favorito.' },
        { mechanism: 'numero', text: 'Pular uma geração inteira costuma doer menos.' },
        { mechanism: 'quebra', text: 'Limpa o pó antes de abrir a loja.' },
        { mechanism: 'loop', text: 'Esse gráfico aqui aponta quem cansou primeiro.' },
        { mechanism: 'erro', text: 'Placa nova em cima de processador de dez anos.' },
        { mechanism: 'custo', text: 'Quem vende tarde recebe o frete da próxima.' },
        { mechanism: 'desafio', text: 'Roda o jogo no médio antes de pesquisar preço.' },
        {
          mechanism: 'antes-depois',
          text: 'Todo ano eu caçava modelo novo. Hoje espero engasgar.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'PS5, Xbox ou Switch: qual comprar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cada um puxa por um lado: história, assinatura, mochila.' },
        { mechanism: 'contra', text: 'O vizinho tem um, e isso pesa na escolha.' },
        { mechanism: 'numero', text: 'Três jogos que você quer decidem antes da etiqueta.' },
        { mechanism: 'chamada', text: 'O décimo terceiro caiu, e as três caixas te olham.' },
        { mechanism: 'erro', text: 'Levar aparelho sem leitor tendo gaveta de disco.' },
        { mechanism: 'custo', text: 'O segundo controle nunca vem na conta da vitrine.' },
        {
          mechanism: 'prova',
          text: 'Liguei os três na mesma televisão: escolhe antes do logotipo.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Fila da loja, criança opinando, vendedor esperando.' },
      ],
    },
  ],
};
