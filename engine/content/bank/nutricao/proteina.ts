import type { BankSubtopic } from '../../content-types.ts';

export const proteina: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'proteina',
  questions: [
    {
      question: 'Como comer mais proteína no café da manhã?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Pão na chapa às sete, e a fome chega às nove e meia.' },
        { mechanism: 'numero', text: 'Dois ovos mexidos levam quatro minutos, contando a frigideira.' },
        { mechanism: 'desafio', text: 'Cozinha seis ovos hoje e deixa na porta da geladeira.' },
        { mechanism: 'erro', text: 'Requeijão não conta como queijo branco, viu?' },
        { mechanism: 'prova', text: 'Café reforçado e sem pó nenhum: vou montar agora.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu café era biscoito; entrou ovo, sumiu o lanche das dez.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Frango de ontem no pão também é café da manhã.' },
        { mechanism: 'mito', text: 'A gema não é a parte que se joga fora.' },
      ],
    },
    {
      question: 'Por que não consigo bater a meta de proteína?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Frango eu como, no almoço.” E as outras três refeições?' },
        { mechanism: 'custo', text: 'Deixar tudo pro jantar dá um bife de meio quilo.' },
        { mechanism: 'lacuna', text: 'Tem uma refeição do seu dia que passa quase em branco.' },
        { mechanism: 'quebra', text: 'Puxa o iogurte pra frente e empurra a gelatina pra trás.' },
        { mechanism: 'chamada', text: 'Bolacha cedo, macarrão ao meio-dia, sopa à noite: essa é sua.' },
        { mechanism: 'numero', text: 'Com quatro refeições, a meta cabe sem pesar o estômago.' },
        {
          mechanism: 'confissao',
          text: 'Eu contava castanha como proteína até ler o pacote.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Guarda esse potinho, ele tapa o buraco das quatro.' },
      ],
    },
    {
      question: 'Whey, ovo ou frango: qual vale mais a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Ovo ganha no bolso, whey ganha na pressa.' },
        { mechanism: 'contra', text: 'Whey é soro de leite em pó, nem mágica nem veneno.' },
        {
          mechanism: 'prova',
          text: 'Pus vinte gramas de cada um, com o preço do lado: olha.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Três ovos chegam perto de um medidor de whey.' },
        { mechanism: 'erro', text: 'Pote de dois quilos pra usar duas vezes não vale a oferta.' },
        { mechanism: 'mito', text: 'Nenhum shake dispensa almoço de garfo e faca.' },
        { mechanism: 'custo', text: 'O pote vencendo no armário, e a carne acabando no dia vinte.' },
        { mechanism: 'dialogo', text: '“Sem suplemento não dá.” Vovó criou quatro com ovo caipira.' },
      ],
    },
    {
      question: 'Quanta proteína preciso comer por dia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Dobrar o bife não dobra o músculo.' },
        { mechanism: 'lacuna', text: 'A conta da internet esqueceu de perguntar uma coisa sobre você.' },
        { mechanism: 'numero', text: 'Uma palma de carne em três refeições já dá uma ideia.' },
        { mechanism: 'erro', text: 'Copiar a meta de um atleta de cem quilos.' },
        { mechanism: 'desafio', text: 'Anota só a carne, o ovo e o feijão de amanhã.' },
        { mechanism: 'chamada', text: 'Tem problema no rim? Esse número sai da consulta.' },
        { mechanism: 'cena', text: 'Balancinha na pia, frango em cubos, e o almoço esfriando.' },
        { mechanism: 'quebra', text: 'Guarda a balança e abre a mão sobre o prato.' },
      ],
    },
    {
      question: 'Quais são as fontes de proteína mais baratas?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Sardinha em lata encosta no salmão por bem menos.' },
        {
          mechanism: 'prova',
          text: 'Entrei no mercado com vinte reais atrás de proteína.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Fígado alimenta, custa pouco, e ninguém disputa no balcão.' },
        { mechanism: 'loop', text: 'Esse saco de lentilha rende mais que a bandeja de bife.' },
        {
          mechanism: 'antes-depois',
          text: 'No meu carrinho só dava peito; entrou sobrecoxa e entrou ovo.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'O dinheiro de uma barrinha já paga vários ovos.' },
        {
          mechanism: 'confissao',
          text: 'Passei anos sem olhar pra sardinha, até fazer a conta.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Compara pelo quilo e esquece o preço da bandeja.' },
      ],
    },
  ],
};
