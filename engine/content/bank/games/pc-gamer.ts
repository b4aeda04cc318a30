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
        { mechanism: 'numero', text: 'Leva dois pentes de oito em vez de um de dezesseis.' },
        { mechanism: 'lacuna', text: 'A planilha sempre esquece uma peça que fica na mesa.' },
        { mechanism: 'compara', text: 'Placa usada com nota ou nova da linha de entrada?' },
        { mechanism: 'prova', text: 'Vou cortar duas peças dessa lista, ao vivo.' },
        { mechanism: 'cena', text: 'Mesa da cozinha, um parafuso sobrando, e o dedo no botão.' },
        { mechanism: 'custo', text: 'Gabinete bonito e fechado vira forno em janeiro.' },
      ],
    },
    {
      question: 'Por que meu PC gamer tem FPS baixo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'O cabo do monitor na placa-mãe, e a placa de vídeo parada.' },
        { mechanism: 'desafio', text: 'Abre agora os ajustes da tela e procura os hertz.' },
        { mechanism: 'cena', text: 'Ventoinha gritando, trinta quadros, e é só o menu.' },
        { mechanism: 'mito', text: 'Mais memória não salva placa no limite.' },
        { mechanism: 'numero', text: 'Um pente de memória só é meia pista fechada.' },
        { mechanism: 'quebra', text: 'Antes de mexer na resolução, baixa a sombra.' },
        { mechanism: 'confissao', text: 'Comprei peça nova, e só faltava tirar o pó.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Essa placa morreu.” Fecha as trinta abas do navegador.' },
      ],
    },
    {
      question: 'PC gamer ou console: qual vale mais a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O console liga no botão. O PC, às vezes, no fórum.' },
        { mechanism: 'contra', text: 'O mais barato na caixa pode cobrar em cada jogo.' },
        { mechanism: 'numero', text: 'Soma três anos de jogo e assinatura, e aí compara.' },
        { mechanism: 'pergunta', text: 'Essa máquina também vai fazer trabalho da faculdade?' },
        { mechanism: 'erro', text: 'Comprar um quando a turma inteira tá no outro.' },
        { mechanism: 'dialogo', text: '“Também serve pra estudar.” Fala isso olhando pro boleto.' },
        { mechanism: 'mito', text: 'Placa cara não substitui sofá com dois controles.' },
        { mechanism: 'confissao', text: 'Tenho os dois e jogo mais no celular.', needsTruth: true },
      ],
    },
    {
      question: 'De quanto em quanto tempo trocar a placa de vídeo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Lançamento na vitrine não deixa o seu jogo mais lento.' },
        { mechanism: 'numero', text: 'Pular uma geração inteira costuma doer menos.' },
        { mechanism: 'quebra', text: 'Limpa o pó antes de abrir a loja.' },
        { mechanism: 'loop', text: 'Abre esse gráfico comigo: ele mostra qual peça cansou primeiro.' },
        { mechanism: 'erro', text: 'Placa nova num processador de dez anos.' },
        { mechanism: 'custo', text: 'Quem demora pra vender a velha recebe só o frete.' },
        { mechanism: 'desafio', text: 'Joga no médio uma semana antes de pesquisar preço.' },
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
        { mechanism: 'compara', text: 'Um puxa pra história, outro pra assinatura, outro pra mochila.' },
        { mechanism: 'contra', text: 'O que o seu vizinho tem pesa mais que a ficha.' },
        { mechanism: 'numero', text: 'Escreve três jogos que você quer: eles escolhem a caixa.' },
        { mechanism: 'chamada', text: 'O décimo terceiro caiu, e as três caixas te olhando?' },
        { mechanism: 'erro', text: 'Levar o sem leitor tendo uma gaveta de disco.' },
        { mechanism: 'custo', text: 'O segundo controle nunca tá na conta da vitrine.' },
        {
          mechanism: 'prova',
          text: 'Liguei os três na mesma televisão: escolhe antes do logotipo.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Fila da loja, criança opinando, e o vendedor esperando.' },
      ],
    },
  ],
};
