import type { BankSubtopic } from '../../content-types.ts';

export const casamento: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'casamento',
  questions: [
    {
      question: 'Morar junto antes de casar vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Colchão no chão, pizza na caixa, primeira conta de luz.' },
        { mechanism: 'lacuna', text: 'Uma conversa chata evita a mudança de volta.' },
        { mechanism: 'numero', text: 'Duas escovas, três gavetas, e o boleto no nome de quem.' },
        { mechanism: 'compara', text: 'Namoro vê a roupa passada; a casa vê o cesto.' },
        { mechanism: 'erro', text: 'Dividir o aluguel e nunca falar da faxina.' },
        { mechanism: 'mito', text: 'Dividir o teto também cria direito, mesmo sem festa.' },
        { mechanism: 'confissao', text: 'Percebi no primeiro mês que odeio toalha na porta.', needsTruth: true },
        { mechanism: 'dialogo', text: '“A gente vê isso depois.” Depois veio com a fatura.' },
      ],
    },
    {
      question: 'Quanto tempo de namoro antes de casar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco anos de fim de semana cabem num mês de convivência.' },
        { mechanism: 'contra', text: 'Relógio de tia não serve pra aliança.' },
        { mechanism: 'mito', text: 'Namoro longo não é certificado de casamento bom.' },
        { mechanism: 'pergunta', text: 'Vocês já viveram um mês ruim lado a lado?' },
        { mechanism: 'desafio', text: 'Planeja uma viagem barata a dois, do orçamento à volta.' },
        { mechanism: 'dialogo', text: '“E quando sai esse casamento?” Serve mais farofa, tia.' },
        { mechanism: 'custo', text: 'Casar pra calar a família sai caro em jantares.' },
        { mechanism: 'lacuna', text: 'Três assuntos contam mais que os anos de aliança na direita.' },
      ],
    },
    {
      question: 'Como fazer uma festa de casamento barata?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Cinquenta convidados, um quintal e a mesma pista cheia.' },
        { mechanism: 'erro', text: 'Convidar o chefe do primo por educação.' },
        { mechanism: 'quebra', text: 'Risca dez nomes da lista antes de ligar pro bufê.' },
        { mechanism: 'compara', text: 'Sábado à noite ou domingo no almoço: o orçamento nota.' },
        { mechanism: 'prova', text: 'Abri a planilha da nossa festa: olha onde sobrou.', needsTruth: true },
        { mechanism: 'antes-depois', text: 'Eu queria lustre. Teve feijoada no quintal, e foi lindo.', needsTruth: true },
        { mechanism: 'mito', text: 'Salão grande não segura casamento pequeno.' },
        { mechanism: 'cena', text: 'Meia-noite, cem bem-casados sobrando, boleto na segunda.' },
      ],
    },
    {
      question: 'Por que o casamento esfria depois dos filhos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Bebê dormiu, dois celulares acesos, um palmo de lençol.' },
        { mechanism: 'mito', text: 'Amor não sai de casa quando o berço entra.' },
        { mechanism: 'erro', text: 'Virar só dupla de fralda e boleto.' },
        { mechanism: 'custo', text: 'Dois anos sem sair a dois, e o assunto secou.' },
        { mechanism: 'loop', text: 'Esses sete minutos depois da louça são nossos.', needsTruth: true },
        { mechanism: 'desafio', text: 'Hoje, um beijo comprido na porta, com criança e tudo.' },
        { mechanism: 'chamada', text: 'Pra quem só fala de escola, vacina e mercado.' },
        { mechanism: 'contra', text: 'Rotina também esquenta, se alguém fizer o convite.' },
      ],
    },
    {
      question: 'Como salvar um casamento em crise?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira a palavra divórcio da briga da louça.' },
        { mechanism: 'numero', text: 'Duas cadeiras no consultório, antes das duas do cartório.' },
        { mechanism: 'antes-depois', text: 'Eu colecionava razão; hoje coleciono domingo bom.', needsTruth: true },
        { mechanism: 'erro', text: 'Ter filho pra colar o que rachou.' },
        { mechanism: 'contra', text: 'Nem toda crise pede conserto; onde existe medo, sai primeiro.' },
        { mechanism: 'dialogo', text: '“Tá tudo bem.” Dito de costas, lavando copo.' },
        { mechanism: 'prova', text: 'Vou pedir desculpa aqui sem usar a palavra mas.' },
        { mechanism: 'lacuna', text: 'Casal em crise costuma largar primeiro um gesto pequeno.' },
      ],
    },
  ],
};
