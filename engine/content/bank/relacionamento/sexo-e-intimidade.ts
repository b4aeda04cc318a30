import type { BankSubtopic } from '../../content-types.ts';

export const sexoEIntimidade: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'sexo-e-intimidade',
  questions: [
    {
      question: 'Como apimentar a relação na rotina?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira a televisão do quarto por um fim de semana.' },
        { mechanism: 'desafio', text: 'Manda no meio da tarde uma lembrança boa de vocês.' },
        { mechanism: 'mito', text: 'Vela e pétala não vencem uma pia cheia de louça.' },
        { mechanism: 'numero', text: 'Dá um beijo de seis segundos antes de abrir a geladeira.' },
        { mechanism: 'cena', text: 'A criança dormiu, a porta encostou, e os dois no celular.' },
        { mechanism: 'erro', text: 'Quando o carinho só vem na hora da cama, vira aviso.' },
        { mechanism: 'compara', text: 'Lingerie nova ou louça lavada: tem casal que prefere a segunda.' },
        { mechanism: 'loop', text: 'Essa pergunta esquenta mais que qualquer brinquedo de gaveta.' },
      ],
    },
    {
      question: 'Por que minha libido caiu?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Desejo não é torneira nem obrigação.' },
        { mechanism: 'lacuna', text: 'Um remédio da rotina pode mexer no desejo: pergunta na consulta.' },
        { mechanism: 'custo', text: 'Dívida, plantão e noite picada deitam no meio do casal.' },
        {
          mechanism: 'numero',
          text: 'Sono, estresse, hormônio e mágoa: são quatro suspeitos antes do amor.',
        },
        { mechanism: 'confissao', text: 'Eu fingia dormir pra não ter que explicar.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se dói, a consulta vem antes de qualquer dica.' },
        { mechanism: 'contra', text: 'Tem desejo que só chega depois do carinho.' },
        { mechanism: 'pergunta', text: 'A vontade sumiu de tudo ou só da cama?' },
      ],
    },
    {
      question: 'Vale a pena marcar dia pra ter relação?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No namoro também tinha hora marcada, só chamava encontro.' },
        { mechanism: 'mito', text: 'Marcar na agenda não estraga o clima; adiar toda semana, sim.' },
        { mechanism: 'dialogo', text: '“Quinta, depois das dez?” Já é um convite.' },
        { mechanism: 'erro', text: 'Você marcou a quinta e agora cobra feito relatório.' },
        {
          mechanism: 'antes-depois',
          text: 'A gente esperava sobrar energia. Agora reserva a sexta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Põe um coração na quarta-feira do calendário.' },
        { mechanism: 'numero', text: 'Uma noite reservada, nenhum roteiro, e direito de só abraçar.' },
        { mechanism: 'cena', text: 'Sábado, criança na avó, e os telefones na gaveta.' },
      ],
    },
    {
      question: 'Quantas vezes por semana é normal ter relação?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Casal nenhum joga com placar oficial.' },
        { mechanism: 'contra', text: 'O número do vizinho foi contado pelo vizinho.' },
        { mechanism: 'compara', text: 'Quatro no automático ou uma com vontade: eu fico com a segunda.' },
        { mechanism: 'numero', text: 'Uma, três ou nenhuma: se tá bom pros dois, tá normal.' },
        { mechanism: 'erro', text: 'Alguém contou as semanas em voz alta, bem no meio da briga.' },
        { mechanism: 'dialogo', text: '“Tá pouco.” Pouco pra quem, e desde quando?' },
        { mechanism: 'desafio', text: 'Cada um escreve um número no papel, sem espiar.' },
        { mechanism: 'custo', text: 'Comparar com o começo do namoro estraga a quinta de hoje.' },
      ],
    },
    {
      question: 'Como falar de sexo com o parceiro sem vergonha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Ensaia comigo essa frase: “eu gosto quando”, e completa.' },
        { mechanism: 'erro', text: 'Crítica com o lençol ainda quente dura meses.' },
        { mechanism: 'lacuna', text: 'O lugar bom pra essa conversa não é a cama.' },
        { mechanism: 'cena', text: 'Estrada, rádio baixo, olho no asfalto, e aí a frase sai.' },
        { mechanism: 'loop', text: 'Começa por isso aqui: uma coisa boa da última vez.' },
        { mechanism: 'confissao', text: 'Passei anos fazendo mímica em vez de pedir.', needsTruth: true },
        { mechanism: 'mito', text: 'Dizer do que gosta não é reclamar.' },
        { mechanism: 'desafio', text: 'Hoje, cada um fala um sim e um não.' },
      ],
    },
  ],
};
