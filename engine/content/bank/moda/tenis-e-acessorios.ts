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
        { mechanism: 'numero', text: 'Uma colher de bicarbonato, um pingo de detergente e escova velha.' },
        { mechanism: 'mito', text: 'Água sanitária amarela a borracha que você queria branca.' },
        { mechanism: 'prova', text: 'Só esfreguei o pé esquerdo: chega mais perto e compara.' },
        { mechanism: 'lacuna', text: 'Esse amarelado muitas vezes nasce no seu varal.' },
        { mechanism: 'cena', text: 'Tanque cheio, escova de dente velha, e a água ficando cinza.' },
        { mechanism: 'desafio', text: 'Embrulha o par molhado em papel branco, na sombra.' },
      ],
    },
    {
      question: 'Por que o tênis novo machuca o pé?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Estrear o par numa fila de show.' },
        { mechanism: 'lacuna', text: 'Às dez da manhã o seu pé engana o vendedor.' },
        { mechanism: 'mito', text: 'Sapato bom não precisa machucar um mês pra lacear.' },
        { mechanism: 'cena', text: 'Segundo andar do shopping, e você comprando curativo.' },
        { mechanism: 'numero', text: 'Deixa um dedo livre na frente, a unha agradece.' },
        { mechanism: 'desafio', text: 'Prova no fim da tarde, com a meia que você usa.' },
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
        { mechanism: 'custo', text: 'A sola que descola na chuva cobra o desconto de volta.' },
        { mechanism: 'dialogo', text: '“É primeira linha.” Continua sendo falsificado.' },
        { mechanism: 'compara', text: 'Cópia de famoso ou um nacional simples pelo mesmo preço?' },
        { mechanism: 'contra', text: 'Um par sem nome pode pisar melhor que um nome colado.' },
        { mechanism: 'prova', text: 'Vou puxar a língua do tênis e ler a etiqueta.' },
        { mechanism: 'erro', text: 'Confiar em foto de loja oficial na página de um estranho.' },
        { mechanism: 'mito', text: 'Caixa bonita também se falsifica.' },
        { mechanism: 'chamada', text: 'Se custa metade e a nota fiscal some, respira.' },
      ],
    },
    {
      question: 'Quanto tempo dura um tênis?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois pares revezando duram mais que um depois do outro.' },
        { mechanism: 'loop', text: 'Olha o calcanhar da sola: esse desgaste marca a hora da troca.' },
        { mechanism: 'mito', text: 'Mesmo parado na caixa ele envelhece.' },
        { mechanism: 'cena', text: 'Quadrilha na roça, e a sola do tênis esfarelando no meio.' },
        { mechanism: 'desafio', text: 'Põe o par na mesa e vê se ele tomba.' },
        { mechanism: 'custo', text: 'Sapateiro em março ou tênis novo em abril: escolhe a conta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu trocava quando furava. Hoje confiro a espuma do meio.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Desamarra antes de tirar, para de pisar no calcanhar.' },
      ],
    },
    {
      question: 'Como escolher óculos pro formato do rosto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Rosto redondo, armação mais reta: uma coisa equilibra a outra.' },
        { mechanism: 'mito', text: 'O formato do rosto ajuda, mas quem decide é o nariz.' },
        { mechanism: 'desafio', text: 'Sorri pro espelho: se a armação sobe, devolve.' },
        { mechanism: 'erro', text: 'Provar só de frente e nunca olhar pra baixo.' },
        { mechanism: 'quebra', text: 'Vira de lado e tira foto da haste.' },
        {
          mechanism: 'confissao',
          text: 'Comprei a da moda e vivi empurrando ela no nariz.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Você vai usar só pra ler ou o dia inteiro?' },
        { mechanism: 'numero', text: 'Tira três fotos na ótica: frente, perfil e rindo.' },
      ],
    },
  ],
};
