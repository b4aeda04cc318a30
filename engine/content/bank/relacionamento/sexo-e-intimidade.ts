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
        { mechanism: 'mito', text: 'Vela e pétala não vencem pia cheia.' },
        { mechanism: 'numero', text: 'Seis segundos de beijo antes de abrir a geladeira.' },
        { mechanism: 'cena', text: 'Criança dormiu, porta encostada, e os dois no celular.' },
        { mechanism: 'erro', text: 'Guardar o carinho só pra hora da cama.' },
        { mechanism: 'compara', text: 'Lingerie nova ou louça lavada: tem casal que prefere a segunda.' },
        { mechanism: 'loop', text: 'Essa pergunta esquenta mais que qualquer acessório.' },
      ],
    },
    {
      question: 'Por que minha libido caiu?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Desejo não é torneira nem obrigação.' },
        { mechanism: 'lacuna', text: 'Um remédio da rotina pode mexer no desejo, e cabe perguntar.' },
        { mechanism: 'custo', text: 'Dívida, plantão e noite picada deitam no meio da cama.' },
        { mechanism: 'numero', text: 'Sono, estresse, hormônio, mágoa: quatro suspeitos antes do amor.' },
        { mechanism: 'confissao', text: 'Eu fingia dormir pra não ter que explicar.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se dói, a consulta vem antes de qualquer dica.' },
        { mechanism: 'contra', text: 'Tem desejo que chega depois do carinho, não antes.' },
        { mechanism: 'pergunta', text: 'A vontade sumiu de tudo ou só da cama?' },
      ],
    },
    {
      question: 'Vale a pena marcar dia pra ter relação?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No namoro também tinha hora marcada, só chamava encontro.' },
        { mechanism: 'mito', text: 'Marcar na agenda não estraga o clima; adiar sempre estraga.' },
        { mechanism: 'dialogo', text: '“Quinta, depois das dez?” Já é um convite.' },
        { mechanism: 'erro', text: 'Marcar o dia e cobrar feito tarefa.' },
        { mechanism: 'antes-depois', text: 'A gente esperava sobrar energia. Agora reserva a sexta.', needsTruth: true },
        { mechanism: 'quebra', text: 'Põe um coração na quarta-feira do calendário.' },
        { mechanism: 'numero', text: 'Uma noite reservada, zero roteiro, direito de só abraçar.' },
        { mechanism: 'cena', text: 'Sábado, criança na avó, telefone na gaveta.' },
      ],
    },
    {
      question: 'Quantas vezes por semana é normal ter relação?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Nenhum casal joga com placar oficial.' },
        { mechanism: 'contra', text: 'O número do vizinho foi contado pelo vizinho.' },
        { mechanism: 'compara', text: 'Quatro no automático ou uma com vontade: a segunda fica.' },
        { mechanism: 'numero', text: 'Uma, três ou nenhuma: se os dois tão bem, tá normal.' },
        { mechanism: 'erro', text: 'Contar semanas em voz alta no meio da briga.' },
        { mechanism: 'dialogo', text: '“Tá pouco.” Pouco pra quem, e desde quando?' },
        { mechanism: 'desafio', text: 'Cada um escreve um número no papel, sem espiar.' },
        { mechanism: 'custo', text: 'Comparar com o começo do namoro estraga a quinta de hoje.' },
      ],
    },
    {
      question: 'Como falar de sexo com o parceiro sem vergonha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Ensaia comigo: “eu gosto quando”, e para aí.' },
        { mechanism: 'erro', text: 'Fazer crítica com o lençol ainda quente.' },
        { mechanism: 'lacuna', text: 'O lugar bom pra essa conversa não é a cama.' },
        { mechanism: 'cena', text: 'Estrada, rádio baixo, olho no asfalto, e a frase sai.' },
        { mechanism: 'loop', text: 'Começa por isso aqui: uma coisa boa da última vez.' },
        { mechanism: 'confissao', text: 'Passei anos fazendo mímica em vez de dizer.', needsTruth: true },
        { mechanism: 'mito', text: 'Dizer do que gosta não é reclamar.' },
        { mechanism: 'desafio', text: 'Hoje, cada um fala um sim e um não.' },
      ],
    },
  ],
};
