import type { BankSubtopic } from '../../content-types.ts';

export const estiloPessoal: BankSubtopic = {
  domain: 'moda',
  subtopic: 'estilo-pessoal',
  questions: [
    {
      question: 'Como descobrir meu estilo pessoal?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Separa as cinco roupas que você mais lavou neste mês.' },
        { mechanism: 'erro', text: 'Salvar look de Paris pra pegar ônibus em Fortaleza.' },
        { mechanism: 'lacuna', text: 'Seu estilo já tá pendurado atrás da porta do quarto.' },
        {
          mechanism: 'confissao',
          text: 'Já comprei chapéu achando que era personalidade.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha o teste da revista e abre o cesto.' },
        { mechanism: 'numero', text: 'Três palavras coladas no espelho filtram qualquer vitrine.' },
        { mechanism: 'prova', text: 'Monto três versões de mim com a mesma calça.' },
        { mechanism: 'mito', text: 'Estilo não vem pronto numa lista de sete nomes.' },
      ],
    },
    {
      question: 'Por que compro roupa e não me sinto bem nela?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Na vitrine tava linda.” Manequim não senta, não sua, não almoça.' },
        { mechanism: 'cena', text: 'Sacola nova, espelho de casa, e a mágica ficou no shopping.' },
        { mechanism: 'loop', text: 'Aquela luz do provador tem participação nessa compra.' },
        { mechanism: 'custo', text: 'Meio armário vestindo a vida de outra pessoa.' },
        { mechanism: 'pergunta', text: 'Comprou pra sua terça-feira ou pra vida da novela?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava pro corpo de antes. Passei a vestir o de agora.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Toda sacola sua vira troca na semana seguinte.' },
        { mechanism: 'erro', text: 'Levar a blusa porque na amiga ficou bonita.' },
      ],
    },
    {
      question: 'Vale a pena fazer coloração pessoal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Lenço laranja, lenço rosa, mesmo rosto: olha a olheira.' },
        { mechanism: 'compara', text: 'Uma tarde de análise ou um ano testando na janela.' },
        { mechanism: 'contra', text: 'Cor fora da cartela rende muito da cintura pra baixo.' },
        { mechanism: 'mito', text: 'Cartela nenhuma confisca o seu preto.' },
        { mechanism: 'custo', text: 'Cinco batons errados na gaveta também foram uma consulta.' },
        { mechanism: 'desafio', text: 'Na janela, compara branco e creme perto do queixo.' },
        { mechanism: 'dialogo', text: '“Deu inverno frio.” E o casaco mostarda da avó, fica.' },
        { mechanism: 'confissao', text: 'Meu bege favorito me apagava em toda foto.', needsTruth: true },
      ],
    },
    {
      question: 'Até que idade dá pra usar roupa curta?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Joelho não tem data de validade.' },
        { mechanism: 'dialogo', text: '“Já passou da idade.” Quem fala isso nem fez trinta.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos trinta eu cobria o braço. Aos cinquenta, comprei regata.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Saia longa escolhida por medo também pesa.' },
        { mechanism: 'numero', text: 'Dos vinte aos setenta, a barra sobe e desce por gosto.' },
        { mechanism: 'cena', text: 'Almoço de família, saia acima do joelho, tia medindo de longe.' },
        { mechanism: 'quebra', text: 'Devolve essa regra pra quem inventou e veste o short.' },
        { mechanism: 'chamada', text: 'Bermuda nova que só passeia dentro de casa: já sei.' },
      ],
    },
    {
      question: 'Como saber o que valoriza meu corpo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Decorar nome de fruta e esquecer o espelho.' },
        { mechanism: 'mito', text: 'Ampulheta é objeto de vidro, não meta de cintura.' },
        { mechanism: 'prova', text: 'Mudo só o comprimento da blusa: acompanha a perna.' },
        { mechanism: 'desafio', text: 'Fotografa três looks de costas, na mesma parede.' },
        { mechanism: 'compara', text: 'Cintura alta ou baixa, a foto de lado desempata.' },
        { mechanism: 'lacuna', text: 'O que alonga a perna acontece longe da cintura.' },
        { mechanism: 'loop', text: 'Essa dobrinha na manga muda onde o olho para.' },
        { mechanism: 'custo', text: 'Roupa pra esconder custa o mesmo que roupa pra gostar.' },
      ],
    },
  ],
};
