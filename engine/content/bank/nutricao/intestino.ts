import type { BankSubtopic } from '../../content-types.ts';

export const intestino: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'intestino',
  questions: [
    {
      question: 'Como soltar o intestino preso naturalmente?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sete da manhã, porta trancada, e você lendo o rótulo do xampu.' },
        { mechanism: 'erro', text: 'Segurar todo dia no trabalho ensina o intestino a desistir.' },
        { mechanism: 'contra', text: 'Fibra sem água prende em vez de soltar.' },
        { mechanism: 'desafio', text: 'Apoia os pés num banquinho, no vaso, amanhã cedo.' },
        { mechanism: 'numero', text: 'Água, mamão e caminhada: tenta as três antes do comprimido.' },
        { mechanism: 'lacuna', text: 'Numa hora certa do dia, o intestino já quer trabalhar.' },
        { mechanism: 'mito', text: 'Chá de sene não é inocente só porque é planta.' },
        { mechanism: 'loop', text: 'Esse copo dorme na cabeceira, e eu bebo em jejum.' },
      ],
    },
    {
      question: 'Por que fico com a barriga inchada depois de comer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Parece que engoli um balão.” Engoliu ar, pelo menos.' },
        {
          mechanism: 'confissao',
          text: 'Já abri o botão da calça no meio de uma reunião.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Comer em sete minutos manda quase tudo inteiro lá pra baixo.' },
        { mechanism: 'erro', text: 'Cortou glúten e leite no mesmo dia e não sabe quem era.' },
        { mechanism: 'lacuna', text: 'Chiclete e canudo botam uma coisa que você não vê aí dentro.' },
        { mechanism: 'chamada', text: 'Pra você, que fecha a calça às oito e sofre às quatro.' },
        { mechanism: 'prova', text: 'Deixei o feijão de molho pra mostrar essa espuma.' },
        { mechanism: 'quebra', text: 'Pousa o garfo até engolir essa garfada.' },
      ],
    },
    {
      question: 'Probiótico vale a pena ou iogurte já basta?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cápsula tem dose marcada; iogurte tem café da manhã.' },
        { mechanism: 'mito', text: 'Bebida láctea cor-de-rosa não é a mesma coisa.' },
        { mechanism: 'contra', text: 'Feijão e aveia alimentam a flora antes de qualquer frasco.' },
        { mechanism: 'custo', text: 'Sessenta cápsulas no armário, e nenhuma verdura no prato.' },
        { mechanism: 'erro', text: 'Escolher probiótico só pelo número de bilhões no rótulo.' },
        { mechanism: 'desafio', text: 'Procura a palavra lactobacilos no pote da sua geladeira.' },
        { mechanism: 'dialogo', text: '“Minha cunhada toma e adora.” Mas cada bactéria faz um serviço.' },
        { mechanism: 'numero', text: 'Dois frascos com a mesma bactéria, e um custa o dobro.' },
      ],
    },
    {
      question: 'Quantos dias sem ir ao banheiro é normal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'De três vezes por dia a três por semana, tá tudo na faixa.' },
        { mechanism: 'mito', text: 'Ir ao banheiro todo dia às sete não é regra.' },
        { mechanism: 'lacuna', text: 'No vaso, o formato informa mais que a contagem.' },
        { mechanism: 'quebra', text: 'Viu sangue no papel? Larga o chá e marca consulta.' },
        { mechanism: 'cena', text: 'Feriado na praia, banheiro dos outros, e já é a quarta manhã.' },
        { mechanism: 'chamada', text: 'Viajou e travou? Metade do avião te entende.' },
        {
          mechanism: 'antes-depois',
          text: 'Toda viagem me travava; passei a levar aveia e garrafa.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Seu ritmo mudou de repente ou ele sempre foi assim?' },
      ],
    },
    {
      question: 'Quais alimentos dão mais gases?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Enfileirei os suspeitos: repolho, feijão, cebola, leite.' },
        { mechanism: 'mito', text: 'Feijão perde boa parte da fama na água do molho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comia batata-doce duas vezes ao dia; diminuí, e o elevador agradece.',
          needsTruth: true,
        },
        { mechanism: 'confissao', text: 'Já culpei o cachorro na frente da visita.', needsTruth: true },
        { mechanism: 'contra', text: 'Soltar um pouco de gás é só o intestino trabalhando.' },
        { mechanism: 'loop', text: 'Esse diário de três dias costuma entregar o culpado.' },
        { mechanism: 'compara', text: 'Brócolis cru e brócolis bem cozido caem bem diferente.' },
        { mechanism: 'desafio', text: 'Testa um suspeito por vez, começando pelo leite.' },
      ],
    },
  ],
};
