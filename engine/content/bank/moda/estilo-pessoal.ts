import type { BankSubtopic } from '../../content-types.ts';

export const estiloPessoal: BankSubtopic = {
  domain: 'moda',
  subtopic: 'estilo-pessoal',
  questions: [
    {
      question: 'Como descobrir meu estilo pessoal?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Separa as cinco roupas que você mais lavou esse mês.' },
        { mechanism: 'erro', text: 'Salvar look de Paris pra pegar ônibus em Fortaleza.' },
        { mechanism: 'lacuna', text: 'Seu estilo já tá pendurado atrás da porta do quarto.' },
        {
          mechanism: 'confissao',
          text: 'Já comprei chapéu achando que era personalidade.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha o teste da revista e abre o cesto de roupa.' },
        { mechanism: 'numero', text: 'Cola três palavras no espelho e compra só o que combina.' },
        { mechanism: 'prova', text: 'Vou montar três looks bem diferentes com a mesma calça.' },
        { mechanism: 'mito', text: 'Estilo não sai pronto de uma lista de sete nomes.' },
      ],
    },
    {
      question: 'Por que compro roupa e não me sinto bem nela?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Na vitrine tava linda.” Manequim não senta nem almoça.' },
        { mechanism: 'cena', text: 'Sacola nova, espelho de casa, e a mágica ficou no shopping.' },
        { mechanism: 'loop', text: 'A luz do provador ajudou nessa compra. Vou te mostrar como.' },
        { mechanism: 'custo', text: 'Metade do seu armário tá esperando a vida de outra pessoa.' },
        { mechanism: 'pergunta', text: 'Você comprou pra sua terça-feira ou pra novela?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava pro corpo de antes. Hoje compro pro de agora.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Toda sacola sua vira troca na semana seguinte? Escuta.' },
        { mechanism: 'erro', text: 'Levar a blusa porque na amiga ficou bonita.' },
      ],
    },
    {
      question: 'Vale a pena fazer coloração pessoal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Lenço laranja, lenço rosa, o mesmo rosto: olha a olheira.' },
        { mechanism: 'compara', text: 'Uma tarde de análise ou um ano testando na janela.' },
        { mechanism: 'contra', text: 'A cor que não te favorece pode ir na calça.' },
        { mechanism: 'mito', text: 'Cartela nenhuma te obriga a largar o preto.' },
        { mechanism: 'custo', text: 'Cinco batons errados na gaveta já pagavam uma análise.' },
        { mechanism: 'desafio', text: 'Na janela, segura um branco e um creme perto do queixo.' },
        { mechanism: 'dialogo', text: '“Deu inverno frio.” E o casaco mostarda da avó? Fica.' },
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
        { mechanism: 'numero', text: 'Dos vinte aos setenta, quem decide a barra é você.' },
        { mechanism: 'cena', text: 'Almoço de família, saia acima do joelho, e a tia medindo de longe.' },
        { mechanism: 'quebra', text: 'Devolve essa regra pra quem inventou e veste o short.' },
        { mechanism: 'chamada', text: 'Se a bermuda nova só anda dentro de casa, vem cá.' },
      ],
    },
    {
      question: 'Como saber o que valoriza meu corpo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Decorar nome de fruta e esquecer de olhar no espelho.' },
        { mechanism: 'mito', text: 'Ampulheta é objeto de vidro, não meta de cintura.' },
        { mechanism: 'prova', text: 'Vou mudar só o comprimento da blusa: olha a perna.' },
        { mechanism: 'desafio', text: 'Fotografa três looks de costas, na mesma parede.' },
        { mechanism: 'compara', text: 'Cintura alta ou baixa? A foto de lado desempata.' },
        { mechanism: 'lacuna', text: 'O que alonga a perna fica bem longe da cintura.' },
        { mechanism: 'loop', text: 'Presta atenção na dobrinha da manga: ela muda o braço todo.' },
        { mechanism: 'custo', text: 'A roupa de se esconder custa o mesmo que a de gostar.' },
      ],
    },
  ],
};
