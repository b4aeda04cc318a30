import type { BankSubtopic } from '../../content-types.ts';

export const matematica: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'matematica',
  questions: [
    {
      question: 'Como aprender matemática do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Você foi pra equação com a fração mal resolvida.' },
        { mechanism: 'numero', text: 'O chão tá em três coisas: quatro operações, fração e porcentagem.' },
        { mechanism: 'desafio', text: 'Fecha a conta da feira sem abrir o celular.' },
        { mechanism: 'cena', text: 'Você com quarenta anos e um livro do sexto ano na mesa.' },
        { mechanism: 'quebra', text: 'Pausa a videoaula e termina a conta no lápis.' },
        { mechanism: 'prova', text: 'Vou explicar fração com uma pizza e dois irmãos.' },
        { mechanism: 'contra', text: 'Rascunho borrado ensina mais que caderno passado a limpo.' },
        { mechanism: 'loop', text: 'Essa folha rabiscada mostra onde você se perde.' },
      ],
    },
    {
      question: 'Por que eu não consigo aprender matemática?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Cabeça de exatas ninguém tem de berço, a gente monta com conta.' },
        {
          mechanism: 'confissao',
          text: 'Uma divisão com vírgula já me fez chorar no quadro.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Sou de humanas.” E racha a conta do bar certinho.' },
        { mechanism: 'custo', text: 'Buraco na fração hoje, tombo na equação três anos depois.' },
        { mechanism: 'lacuna', text: 'O seu erro talvez more duas séries atrás.' },
        { mechanism: 'cena', text: 'Quadro verde, giz na mão, turma em silêncio.' },
        { mechanism: 'chamada', text: 'Se a palavra “fração” ainda te gela a barriga, senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu copiava a resolução. Agora tapo com a mão e refaço.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Decorar a tabuada ou entender: o que vale mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Decorar acelera a conta, entender salva no branco.' },
        { mechanism: 'contra', text: 'Saber sete vezes oito de cor libera a cabeça.' },
        { mechanism: 'mito', text: 'Cantar tabuada de cor não ensina o que é vezes.' },
        { mechanism: 'numero', text: 'Risca o dois, o cinco e o dez: sobra meia tabuada.' },
        { mechanism: 'prova', text: 'Vou fazer a tabuada do nove nos dedos.' },
        { mechanism: 'erro', text: 'Treinar só a do dois, que já tava fácil.' },
        { mechanism: 'pergunta', text: 'Seis vezes nove: veio na hora ou você contou?' },
        { mechanism: 'desafio', text: 'Cobre a coluna do oito. Agora, de baixo pra cima.' },
      ],
    },
    {
      question: 'Quanto tempo por dia estudar matemática?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Bastam vinte minutos por dia e cinco contas bem feitas.' },
        { mechanism: 'mito', text: 'Maratona de domingo não segura equação até sexta.' },
        { mechanism: 'erro', text: 'Ver duas horas de aula e fazer zero exercício.' },
        { mechanism: 'contra', text: 'Parar numa conta certa dá vontade de voltar amanhã.' },
        { mechanism: 'cena', text: 'O café esfriou e você só fez três linhas e meia.' },
        { mechanism: 'custo', text: 'Quinze dias parados enferrujam até regra de três.' },
        { mechanism: 'desafio', text: 'Amanhã, resolve duas contas antes de olhar mensagem.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só abria o livro na véspera. Hoje faço cinco contas no café.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como fazer conta de porcentagem de cabeça?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou tirar o desconto dessa etiqueta sem calculadora.' },
        { mechanism: 'numero', text: 'Divide o preço por dez. Desconto de trinta são três pedaços.' },
        { mechanism: 'erro', text: 'Dois descontos seguidos não se somam, tá?' },
        { mechanism: 'mito', text: 'Subir e descer a mesma porcentagem não volta pro preço.' },
        { mechanism: 'cena', text: 'Placa vermelha de desconto na vitrine, e você tá mexendo a boca.' },
        { mechanism: 'lacuna', text: 'Inverte os dois números e a conta impossível fica boba.' },
        { mechanism: 'loop', text: 'Essa vírgula que anda uma casa resolve a gorjeta.' },
        { mechanism: 'custo', text: 'Sem essa continha, parcela cara passa por barata.' },
      ],
    },
  ],
};
