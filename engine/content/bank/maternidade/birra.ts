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
        { mechanism: 'quebra', text: 'Larga o carrinho de compras e senta ali do lado.' },
        { mechanism: 'erro', text: 'Explicar com dez frases no meio do grito.' },
        { mechanism: 'contra', text: 'No auge do choro, argumento é só mais barulho.' },
        { mechanism: 'dialogo', text: '“Você queria o azul.” Às vezes basta ouvir isso.' },
        { mechanism: 'numero', text: 'Dois minutos de silêncio por perto valem um sermão inteiro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu gritava por cima. Hoje falo mais baixo que ela.',
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
        { mechanism: 'cena', text: 'Portão da creche, tchau pra professora, berro na cadeirinha.' },
        { mechanism: 'mito', text: 'Gente de dois anos não planeja vingança; transborda.' },
        { mechanism: 'lacuna', text: 'O relógio dessa explosão costuma bater antes de uma refeição.' },
        { mechanism: 'custo', text: 'Levar pro pessoal gasta a paciência da noite inteira.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no banheiro achando que ele não gostava de mim.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Chegou do trabalho, abriu a porta, começou o choro: fica.' },
      ],
    },
    {
      question: 'Castigo ou conversa: o que funciona na birra?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cantinho do pensamento ou cantinho da calma: só um tem almofada.' },
        { mechanism: 'mito', text: 'Aos dois anos, ninguém senta no canto pra refletir.' },
        { mechanism: 'erro', text: 'Tirar o desenho de sábado por um grito de terça.' },
        { mechanism: 'contra', text: 'Limite firme cabe em voz de biblioteca.' },
        { mechanism: 'prova', text: 'Vou encenar as duas respostas com esse ursinho.' },
        { mechanism: 'numero', text: 'Uma regra cumprida vale mais que nove berradas.' },
        { mechanism: 'custo', text: 'A ameaça que fica no ar enfraquece a próxima.' },
        { mechanism: 'loop', text: 'Essa troca serve pra hoje: jogou, ajuda a juntar.' },
      ],
    },
    {
      question: 'Com que idade a birra passa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O pico mora entre os dois e os três anos.' },
        { mechanism: 'lacuna', text: 'O berro começa a murchar quando uma habilidade chega.' },
        {
          mechanism: 'antes-depois',
          text: 'No Natal passado ela se jogou; nesse, disse “tô com raiva”.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Vela de quatro anos não apaga chilique.' },
        { mechanism: 'chamada', text: 'Passou dos cinco e ainda se machuca na crise: vale consulta.' },
        { mechanism: 'contra', text: 'Antes de ir embora, ela troca de roupa e vira resmungo.' },
        { mechanism: 'desafio', text: 'Ensina uma palavra pra raiva ainda nessa semana.' },
        { mechanism: 'cena', text: 'Parabéns cantado, bolo na mesa, aniversariante embaixo dela.' },
      ],
    },
    {
      question: 'O que fazer quando a criança bate nos pais?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Segura a mãozinha no ar, sem apertar.' },
        { mechanism: 'erro', text: 'Devolver o tapa pra mostrar que dói.' },
        { mechanism: 'prova', text: 'Minha resposta cabe numa linha: bater, eu não deixo.' },
        { mechanism: 'mito', text: 'Rir do primeiro tapinha convida o segundo.' },
        { mechanism: 'loop', text: 'Repete essa comigo no espelho: mão é pra carinho.' },
        { mechanism: 'confissao', text: 'Já levei um soco na fila do banco e congelei.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Nem doeu, é tão pequeno.” Doeu, e dá pra dizer.' },
        { mechanism: 'desafio', text: 'Mostra onde a força cabe: massinha, papel, pano molhado.' },
      ],
    },
  ],
};
