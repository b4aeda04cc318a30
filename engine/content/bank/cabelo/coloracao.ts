import type { BankSubtopic } from '../../content-types.ts';

export const coloracao: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'coloracao',
  questions: [
    {
      question: 'Como pintar o cabelo em casa sem manchar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Toalha velha no ombro, luva rasgada e tinta na orelha.' },
        { mechanism: 'erro', text: 'Puxar a cor até a ponta em todo retoque.' },
        { mechanism: 'desafio', text: 'Passa vaselina na testa antes de abrir o tubo.' },
        { mechanism: 'numero', text: 'Divide em quatro e deixa dois tubos na bancada.' },
        { mechanism: 'quebra', text: 'Fecha essa bisnaga e faz o teste atrás da orelha.' },
        { mechanism: 'prova', text: 'Pincel na direita, mão na esquerda: vê qual mancha.' },
        { mechanism: 'confissao', text: 'Pintei a testa inteira antes de acertar a raiz.', needsTruth: true },
        { mechanism: 'custo', text: 'Faltou tubo, ficou a nuca de duas cores.' },
      ],
    },
    {
      question: 'Por que meu loiro fica alaranjado?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Do castanho pro loiro, o cabelo passa por uma cor no caminho.' },
        { mechanism: 'mito', text: 'Matizador não clareia nada, só disfarça o fundo.' },
        { mechanism: 'erro', text: 'Enxaguar o pó cedo demais e jogar roxo em cima.' },
        { mechanism: 'contra', text: 'Passar pó de novo pode levar o fio junto.' },
        { mechanism: 'compara', text: 'O roxo apaga amarelo. Pra laranja, é o azul.' },
        { mechanism: 'cena', text: 'No salão, loiro frio. Na calçada, milho cozido.' },
        { mechanism: 'dialogo', text: '“Queria só um loirinho.” No castanho escuro, são várias visitas.' },
        { mechanism: 'custo', text: 'Um fim de semana de piscina leva meio matizador.' },
      ],
    },
    {
      question: 'Tinta ou tonalizante: qual usar pra cobrir branco?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um disfarça e vai saindo, a outra cobre e fica.' },
        { mechanism: 'numero', text: 'Até meia dúzia de brancos, eu resolvo no tonalizante.' },
        { mechanism: 'pergunta', text: 'Quer esconder o branco ou brincar com ele?' },
        { mechanism: 'chamada', text: 'Branco na têmpora e foto nova no crachá? Decide aqui.' },
        { mechanism: 'mito', text: 'Arrancar um não chama sete.' },
        { mechanism: 'contra', text: 'Deixar a mecha branca na frente também é escolher cor.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu retocava toda quinzena. Hoje a mecha branca sai na foto.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Cobrir o grisalho com um castanho dois tons mais escuro.' },
      ],
    },
    {
      question: 'Quanto tempo esperar pra pintar o cabelo de novo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Entre uma tinta e outra, espera pelo menos quinze dias.' },
        { mechanism: 'quebra', text: 'Larga a segunda caixa e deixa o cabelo secar.' },
        { mechanism: 'dialogo', text: '“Ficou escuro, vou passar um claro.” Tinta não clareia tinta.' },
        { mechanism: 'cena', text: 'Meia-noite, cor errada, e a farmácia ainda aberta.' },
        { mechanism: 'loop', text: 'Essa mecha da nuca é que vai dizer a data.' },
        { mechanism: 'custo', text: 'Descolorir duas vezes no sábado deixa o fio feito chiclete.' },
        { mechanism: 'desafio', text: 'Liga pro salão e conta cada tinta que você passou esse ano.' },
        {
          mechanism: 'confissao',
          text: 'Fui do preto ao vermelho em quatro dias. A tesoura resolveu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Dá pra fazer mechas em casa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Touquinha furada, agulha de crochê, e a cunhada no comando.' },
        { mechanism: 'erro', text: 'Papel-alumínio de cozinha escorrega na raiz molhada.' },
        { mechanism: 'custo', text: 'A mecha barata na pia vira três sessões de correção.' },
        { mechanism: 'lacuna', text: 'De frente até engana. A mancha fica em outro lugar.' },
        { mechanism: 'prova', text: 'Testei o pó numa mecha escondida: olha no que deu.', needsTruth: true },
        { mechanism: 'contra', text: 'O salão cobra caro, mas tá vendo a sua nuca.' },
        { mechanism: 'numero', text: 'Duas mechinhas no rosto eu até arrisco. A cabeça toda, não.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fazia no tanque. Depois da nuca laranja, só salão.',
          needsTruth: true,
        },
      ],
    },
  ],
};
