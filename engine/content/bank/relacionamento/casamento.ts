import type { BankSubtopic } from '../../content-types.ts';

export const casamento: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'casamento',
  questions: [
    {
      question: 'Morar junto antes de casar vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Colchão no chão, pizza na caixa, e chega a primeira conta de luz.' },
        { mechanism: 'lacuna', text: 'Uma conversa chata, tida antes, poupa o caminhão de volta.' },
        { mechanism: 'numero', text: 'Duas escovas no copo, três gavetas, e o boleto no nome de quem?' },
        { mechanism: 'compara', text: 'No namoro você vê a roupa passada; na casa, o cesto.' },
        { mechanism: 'erro', text: 'Vocês racharam o aluguel certinho, e a faxina ficou sem dono.' },
        { mechanism: 'mito', text: 'Dividir o teto pode criar direito, mesmo sem festa.' },
        {
          mechanism: 'confissao',
          text: 'No primeiro mês percebi que odeio toalha na porta.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“A gente vê isso depois.” O depois veio com a fatura.' },
      ],
    },
    {
      question: 'Quanto tempo de namoro antes de casar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco anos de fim de semana rendem um mês de convivência.' },
        { mechanism: 'contra', text: 'A pressa da tia não serve de relógio pra aliança.' },
        { mechanism: 'mito', text: 'Tem namoro de dez anos que nunca discutiu um boleto.' },
        { mechanism: 'pergunta', text: 'Vocês já viveram um mês ruim lado a lado?' },
        { mechanism: 'desafio', text: 'Planeja uma viagem barata a dois, do orçamento à volta.' },
        { mechanism: 'dialogo', text: '“E quando sai esse casamento?” Serve mais farofa, tia.' },
        { mechanism: 'custo', text: 'Casar só pra calar a família sai caro em jantares.' },
        { mechanism: 'lacuna', text: 'Três assuntos contam mais que os anos de namoro.' },
      ],
    },
    {
      question: 'Como fazer uma festa de casamento barata?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Cinquenta convidados no quintal, e a pista cheia do mesmo jeito.' },
        { mechanism: 'erro', text: 'Convidar o chefe do primo por educação.' },
        { mechanism: 'quebra', text: 'Risca dez nomes da lista antes de ligar pro bufê.' },
        { mechanism: 'compara', text: 'Sábado à noite ou domingo no almoço: o orçamento nota.' },
        { mechanism: 'prova', text: 'Abri a planilha da nossa festa: olha onde sobrou.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria lustre. Teve feijoada no quintal, e foi lindo.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Salão grande não faz casamento nenhum durar.' },
        { mechanism: 'cena', text: 'Acabou a festa, sobraram cem bem-casados, e segunda tem boleto.' },
      ],
    },
    {
      question: 'Por que o casamento esfria depois dos filhos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O bebê dormiu, dois celulares acesos, e um palmo de lençol no meio.' },
        { mechanism: 'mito', text: 'Amor não sai de casa quando o berço entra.' },
        { mechanism: 'erro', text: 'Um ano de fralda e boleto, e vocês esqueceram que eram casal.' },
        { mechanism: 'custo', text: 'Dois anos sem sair a dois, e a conversa secou.' },
        { mechanism: 'loop', text: 'Esses sete minutos depois da louça são nossos.', needsTruth: true },
        { mechanism: 'desafio', text: 'Hoje, um beijo comprido na porta, com criança e tudo.' },
        { mechanism: 'chamada', text: 'Essa é pro casal que só fala de escola, vacina e mercado.' },
        { mechanism: 'contra', text: 'Terça-feira também serve pra namorar, com a pia suja mesmo.' },
      ],
    },
    {
      question: 'Como salvar um casamento em crise?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira a palavra divórcio da briga da louça.' },
        { mechanism: 'numero', text: 'Duas cadeiras no consultório, antes das duas do cartório.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu colecionava razão; hoje prefiro almoçar em paz.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Filho não cola o que já rachou.' },
        { mechanism: 'contra', text: 'Nem toda crise pede conserto; onde tem medo, segurança vem primeiro.' },
        { mechanism: 'dialogo', text: '“Tá tudo bem”, dito de costas, lavando o mesmo copo.' },
        { mechanism: 'prova', text: 'Vou pedir desculpa aqui sem usar a palavra mas.' },
        { mechanism: 'lacuna', text: 'Casal em crise costuma largar primeiro um gesto pequeno.' },
      ],
    },
  ],
};
