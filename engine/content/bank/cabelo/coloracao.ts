import type { BankSubtopic } from '../../content-types.ts';

export const coloracao: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'coloracao',
  questions: [
    {
      question: 'Como pintar o cabelo em casa sem manchar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Toalha velha no ombro, luva rasgada, tinta na orelha.' },
        { mechanism: 'erro', text: 'Puxar a cor até a ponta em todo retoque.' },
        { mechanism: 'desafio', text: 'Vaselina na testa antes de abrir o tubo.' },
        { mechanism: 'numero', text: 'Quatro partes presas e dois tubos na bancada, por segurança.' },
        { mechanism: 'quebra', text: 'Fecha a bisnaga e testa atrás da orelha.' },
        { mechanism: 'prova', text: 'Vou de pincel na direita e de mão na esquerda.' },
        { mechanism: 'confissao', text: 'Pintei a testa inteira antes de acertar a raiz.', needsTruth: true },
        { mechanism: 'custo', text: 'Tubo de menos vira nuca de duas cores.' },
      ],
    },
    {
      question: 'Por que meu loiro fica alaranjado?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Entre o castanho e o loiro existe um pedágio laranja.' },
        { mechanism: 'mito', text: 'Matizador não clareia, só disfarça o fundo.' },
        { mechanism: 'erro', text: 'Enxaguar o pó cedo demais e jogar roxo por cima.' },
        { mechanism: 'contra', text: 'Mais uma rodada de pó pode levar o fio junto.' },
        { mechanism: 'compara', text: 'Roxo apaga amarelo, azul é quem briga com laranja.' },
        { mechanism: 'cena', text: 'No salão, loiro frio. Na calçada, milho cozido.' },
        {
          mechanism: 'dialogo',
          text: '“Queria só um loirinho.” No castanho escuro, isso são várias visitas.',
        },
        { mechanism: 'custo', text: 'Um fim de semana de piscina cobra meio matizador.' },
      ],
    },
    {
      question: 'Tinta ou tonalizante: qual usar pra cobrir branco?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um disfarça e vai saindo, a outra cobre e fica.' },
        { mechanism: 'numero', text: 'Meia dúzia de brancos ainda se resolve com tonalizante.' },
        { mechanism: 'pergunta', text: 'Quer esconder o branco ou brincar com ele?' },
        { mechanism: 'chamada', text: 'Branco na têmpora e foto nova no crachá: decide aqui.' },
        { mechanism: 'mito', text: 'Arrancar um não chama sete.' },
        { mechanism: 'contra', text: 'Mecha branca na frente também é cor escolhida.' },
        {
          mechanism: 'antes-depois',
          text: 'Toda quinzena eu retocava. Hoje a mecha branca sai na foto.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Tampar grisalho com castanho dois tons mais escuro.' },
      ],
    },
    {
      question: 'Quanto tempo esperar pra pintar o cabelo de novo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quinze dias entre uma tinta e outra, no mínimo.' },
        { mechanism: 'quebra', text: 'Tira a mão da segunda caixa até o cabelo secar.' },
        { mechanism: 'dialogo', text: '“Ficou escuro, vou passar um claro.” Tinta não clareia tinta.' },
        { mechanism: 'cena', text: 'Meia-noite, cor errada, farmácia ainda aberta.' },
        { mechanism: 'loop', text: 'Essa mecha da nuca é quem decide a data.' },
        { mechanism: 'custo', text: 'Descolorir duas vezes no sábado vira chiclete na escova.' },
        { mechanism: 'desafio', text: 'Liga pro salão e conta cada tinta deste ano.' },
        {
          mechanism: 'confissao',
          text: 'Do preto ao vermelho em quatro dias: a tesoura pagou.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Dá pra fazer mechas em casa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Touquinha furada, agulha de crochê, a cunhada no comando.' },
        { mechanism: 'erro', text: 'Papel-alumínio de cozinha escorregando na raiz molhada.' },
        { mechanism: 'custo', text: 'Mecha barata na pia vira correção em três sessões.' },
        { mechanism: 'lacuna', text: 'De frente quase engana; a mancha mora noutro lugar.' },
        { mechanism: 'prova', text: 'Testei o pó numa mecha escondida: olha no que deu.', needsTruth: true },
        { mechanism: 'contra', text: 'Salão cobra caro, mas enxerga a sua nuca.' },
        { mechanism: 'numero', text: 'Duas mechinhas no rosto eu arrisco, a cabeça toda não.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes era no tanque. Depois da nuca laranja, salão.',
          needsTruth: true,
        },
      ],
    },
  ],
};
