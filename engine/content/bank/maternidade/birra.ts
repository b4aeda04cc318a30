import type { BankSubtopic } from '../../content-types.ts';

export const birra: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'birra',
  questions: [
    {
      question: 'Como lidar com birra de criança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Chão do supermercado, corredor do biscoito, plateia formada.' },
        { mechanism: 'desafio', text: 'Abaixa até o olho dela e fala cinco palavras.' },
        { mechanism: 'quebra', text: 'Larga o carrinho de compras e senta do lado.' },
        { mechanism: 'erro', text: 'Dez frases de explicação pra quem tá no meio do grito.' },
        { mechanism: 'contra', text: 'No auge do choro, argumento é só mais barulho.' },
        { mechanism: 'dialogo', text: '“Você queria o azul.” Às vezes basta ouvir isso.' },
        { mechanism: 'numero', text: 'Dois minutos quietos do lado dela valem um sermão.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu gritava por cima da birra. Hoje falo mais baixo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu filho faz birra só comigo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Ele desaba justo onde tem certeza do colo.' },
        { mechanism: 'dialogo', text: '“Comigo ele é um anjo”, diz a avó. Com ela, ele segura.' },
        { mechanism: 'cena', text: 'Almoço na avó, prato limpo; em casa, feijão voando.' },
        { mechanism: 'mito', text: 'Com dois anos ninguém planeja vingança. A criança só transborda.' },
        { mechanism: 'lacuna', text: 'Anota a hora da birra: costuma vir antes da mesma coisa.' },
        { mechanism: 'custo', text: 'Levar aquele berro pro lado pessoal azeda a noite inteira.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no banheiro achando que ele não gostava de mim.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Abriu a porta do trabalho e o choro começou? Fica.' },
      ],
    },
    {
      question: 'Castigo ou conversa: o que funciona na birra?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cantinho do pensamento ou cantinho da calma: só um tem almofada.' },
        { mechanism: 'mito', text: 'Aos dois anos, ninguém senta no canto pra refletir.' },
        { mechanism: 'erro', text: 'Gritou na terça, perdeu o desenho de sábado. Nem lembra mais.' },
        { mechanism: 'contra', text: 'Dá pra ser firme falando baixo, feito gente em biblioteca.' },
        { mechanism: 'prova', text: 'Vou encenar as duas respostas com esse ursinho.' },
        { mechanism: 'numero', text: 'Prefiro uma regra cumprida a nove gritadas.' },
        { mechanism: 'custo', text: 'Ameaçou e não cumpriu? A próxima ameaça já nasce fraca.' },
        { mechanism: 'loop', text: 'No fim eu mostro o pano que substitui o castigo.' },
      ],
    },
    {
      question: 'Com que idade a birra passa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O pico da birra fica entre os dois e os três anos.' },
        { mechanism: 'lacuna', text: 'O berro diminui quando ela aprende a fazer uma coisa.' },
        {
          mechanism: 'antes-depois',
          text: 'No Natal passado ela se jogou; nesse, disse “tô com raiva”.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Apagar a velinha de quatro anos não apaga o chilique.' },
        { mechanism: 'chamada', text: 'Fez cinco e ainda se machuca na crise? Vale consulta.' },
        { mechanism: 'contra', text: 'Antes de ir embora, a birra vira resmungo e porta batida.' },
        { mechanism: 'desafio', text: 'Ensina pra ela, essa semana, uma palavra pra raiva.' },
        { mechanism: 'cena', text: 'Todo mundo cantando, e a aniversariante chorando embaixo da mesa.' },
      ],
    },
    {
      question: 'O que fazer quando a criança bate nos pais?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Segura a mãozinha no ar, sem apertar, e respira.' },
        { mechanism: 'erro', text: 'Devolver o tapa pra mostrar que dói também mostra que pode.' },
        {
          mechanism: 'prova',
          text: 'Treina comigo a frase que eu uso: bater, eu não deixo.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'A risada no primeiro tapinha chama o segundo.' },
        { mechanism: 'loop', text: 'Mão no alto, tapa a caminho: o que você fala nessa hora?' },
        {
          mechanism: 'confissao',
          text: 'Levei um tapa do meu filho na padaria e congelei.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Nem doeu, é tão pequeno.” Doeu, e dá pra dizer.' },
        { mechanism: 'desafio', text: 'Mostra onde ele pode usar a força: massinha, papel, almofada.' },
      ],
    },
  ],
};
