import type { BankSubtopic } from '../../content-types.ts';

export const tenisEAcessorios: BankSubtopic = {
  domain: 'moda',
  subtopic: 'tenis-e-acessorios',
  questions: [
    {
      question: 'Como limpar tênis branco encardido?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira o cadarço antes de molhar qualquer coisa.' },
        { mechanism: 'erro', text: 'Jogar na máquina e largar no sol do meio-dia.' },
        { mechanism: 'numero', text: 'Uma colher de bicarbonato, um pingo de detergente, escova velha.' },
        { mechanism: 'mito', text: 'Água sanitária amarela a borracha que você queria clara.' },
        { mechanism: 'prova', text: 'Pé esquerdo esfregado, direito não: chega mais perto.' },
        { mechanism: 'lacuna', text: 'O amarelado nem sempre vem da rua, às vezes nasce no varal.' },
        { mechanism: 'cena', text: 'Tanque cheio, escova de dente velha, espuma cinza descendo.' },
        { mechanism: 'desafio', text: 'Embrulha o par úmido em papel branco, na sombra.' },
      ],
    },
    {
      question: 'Por que o tênis novo machuca o pé?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Estrear o par numa fila de show.' },
        { mechanism: 'lacuna', text: 'O pé das dez da manhã engana o vendedor.' },
        { mechanism: 'mito', text: 'Sapato bom não precisa sofrer um mês pra lacear.' },
        { mechanism: 'cena', text: 'Segundo andar do shopping, curativo dobrado no bolso.' },
        { mechanism: 'numero', text: 'Um dedo livre na frente, e a unha sobrevive.' },
        { mechanism: 'desafio', text: 'Prova de tardinha, com a meia que você usa.' },
        { mechanism: 'dialogo', text: '“Depois ele cede.” Quem cede primeiro é o calcanhar.' },
        {
          mechanism: 'confissao',
          text: 'Dancei uma festa inteira na ponta do pé por vaidade.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena comprar réplica de tênis?',
      family: 'decisao',
      hooks: [
        { mechanism: 'custo', text: 'Sola que descola na chuva cobra o desconto de volta.' },
        { mechanism: 'dialogo', text: '“É primeira linha.” Falsificado caprichado ainda é falsificado.' },
        { mechanism: 'compara', text: 'Cópia de famoso ou um nacional simples do mesmo preço.' },
        { mechanism: 'contra', text: 'Um par sem nome pisa melhor que um nome colado.' },
        { mechanism: 'prova', text: 'Puxo a língua do tênis e leio a etiqueta.' },
        { mechanism: 'erro', text: 'Confiar em foto de loja oficial na página de estranho.' },
        { mechanism: 'mito', text: 'Caixa bonita se falsifica junto com o par.' },
        { mechanism: 'chamada', text: 'Se o par custa metade e a nota some, respira.' },
      ],
    },
    {
      question: 'Quanto tempo dura um tênis?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois pares se revezando duram mais que dois em seguida.' },
        { mechanism: 'loop', text: 'Esse desgaste no calcanhar marca a data da troca.' },
        { mechanism: 'mito', text: 'Calçado parado na caixa também envelhece.' },
        { mechanism: 'cena', text: 'Casamento na roça, sola esfarelando no meio da quadrilha.' },
        { mechanism: 'desafio', text: 'Põe o par na mesa e vê se ele tomba.' },
        { mechanism: 'custo', text: 'Cola de sapateiro em março ou vitrine em abril.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu trocava quando furava. Hoje confiro a espuma do meio.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Desamarra antes de tirar, em vez de pisar no calcanhar.' },
      ],
    },
    {
      question: 'Como escolher óculos pro formato do rosto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Rosto redondo com armação reta: um puxa o outro.' },
        { mechanism: 'mito', text: 'Formato do rosto ajuda, mas o nariz decide.' },
        { mechanism: 'desafio', text: 'Sorri pro espelho: se a armação sobe, devolve.' },
        { mechanism: 'erro', text: 'Provar só de frente e nunca olhar pro chão.' },
        { mechanism: 'quebra', text: 'Vira de lado e fotografa a haste.' },
        { mechanism: 'confissao', text: 'Comprei a da moda e vivi empurrando a haste.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Vai usar só na leitura ou o dia inteiro?' },
        { mechanism: 'numero', text: 'Três fotos ainda na ótica: frente, perfil e rindo.' },
      ],
    },
  ],
};
