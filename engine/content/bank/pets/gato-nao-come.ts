import type { BankSubtopic } from '../../content-types.ts';

export const gatoNaoCome: BankSubtopic = {
  domain: 'pets',
  subtopic: 'gato-nao-come',
  questions: [
    {
      question: 'Por que meu gato não quer comer ração?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O pote tá cheio, e ele mia como se tivesse vazio.' },
        { mechanism: 'contra', text: '“Com fome ele come” não serve pra gato.' },
        { mechanism: 'chamada', text: 'Passou um dia inteiro sem tocar no pote? Liga pro veterinário.' },
        { mechanism: 'erro', text: 'Trocar de ração de um domingo pra segunda.' },
        { mechanism: 'lacuna', text: 'Antes de trocar a marca, pensa no dia que abriu o pacote.' },
        { mechanism: 'compara', text: 'Tigela funda encosta no bigode. Prato raso, não.' },
        { mechanism: 'desafio', text: 'Molha os grãos com água morna e espera dois minutos.' },
        { mechanism: 'quebra', text: 'Tira o comedouro de perto da caixa de areia.' },
      ],
    },
    {
      question: 'Como fazer o gato beber mais água?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'prova',
          text: 'Espalhei três vasilhas pela casa e filmei qual ele escolhe.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Um pote por cômodo, e nenhum do lado da comida.' },
        { mechanism: 'mito', text: 'Leite no pires só funciona em desenho animado.' },
        { mechanism: 'cena', text: 'A vasilha cheia no chão, e ele bebendo da torneira.' },
        { mechanism: 'desafio', text: 'Lava a beirada da tigela e troca duas vezes hoje.' },
        { mechanism: 'custo', text: 'A fonte elétrica que não é lavada vira limo caro.' },
        { mechanism: 'loop', text: 'Bota um cubinho de gelo na água e espera a pata.' },
        {
          mechanism: 'antes-depois',
          text: 'A água ficava junto da ração. Mudou de canto, e ele bebe.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Sachê ou ração seca: o que é melhor pro gato?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Sachê traz água, ração traz praticidade, e dá pra somar.' },
        { mechanism: 'contra', text: 'Gato que come só ração precisa de mais água pela casa.' },
        { mechanism: 'numero', text: 'Metade do sachê cedo, metade à noite, ração no meio.' },
        { mechanism: 'mito', text: 'Nem todo sachê vale refeição: procura uma palavra na embalagem.' },
        { mechanism: 'erro', text: 'Deixar o patê aberto na pia até a hora do jantar.' },
        { mechanism: 'custo', text: 'Só no sachê, um gato de cinco quilos pesa no mês.' },
        { mechanism: 'dialogo', text: '“Agora ele só quer o de salmão.” Vai misturando aos poucos.' },
        { mechanism: 'prova', text: 'Vou procurar a palavra “completo” nesses dois rótulos.' },
      ],
    },
    {
      question: 'Quanto tempo um gato pode ficar sem comer?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte e quatro horas sem mexer no pote já pedem ligação.' },
        { mechanism: 'contra', text: 'O gatinho gordo em jejum preocupa mais que o magro.' },
        { mechanism: 'mito', text: 'Ele parece só quieto: esconder fraqueza é talento de gato.' },
        { mechanism: 'erro', text: 'Esperar até segunda-feira porque ele bebeu um golinho.' },
        { mechanism: 'lacuna', text: 'Sumir debaixo da cama é só metade do aviso dele.' },
        { mechanism: 'chamada', text: 'Seu filhote pulou duas refeições? Com ele é mais urgente.' },
        { mechanism: 'quebra', text: 'Pesa o que tem no pote agora e de novo à noite.' },
        { mechanism: 'confissao', text: 'Eu jurava que era enjoo do sabor. Era o dente.', needsTruth: true },
      ],
    },
    {
      question: 'Gato vomitando pelo: o que fazer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Três da manhã, aquele barulho de mola, bem no tapete.' },
        { mechanism: 'numero', text: 'Cinco minutos de escova tiram muito pelo da barriga.' },
        { mechanism: 'desafio', text: 'Penteia no sentido do corpo até ele ronronar.' },
        { mechanism: 'mito', text: 'Bola de pelo toda semana não é normal, merece consulta.' },
        { mechanism: 'chamada', text: 'Vomitou e largou a comida? Veterinário hoje, sem pasta caseira.' },
        { mechanism: 'compara', text: 'Graminha ou pasta de malte? Uns mastigam, outros lambem.' },
        {
          mechanism: 'antes-depois',
          text: 'Na troca de pelo, susto diário. Com a luva, raridade.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Todo gato vomita.” De vez em quando, sim. Toda semana, não.' },
      ],
    },
  ],
};
