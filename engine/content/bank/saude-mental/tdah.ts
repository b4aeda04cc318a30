import type { BankSubtopic } from '../../content-types.ts';

export const tdah: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'tdah',
  questions: [
    {
      question: 'Como se organizar com TDAH?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Pendura a chave bem onde a mão esbarra na saída.' },
        { mechanism: 'erro', text: 'Comprou a sexta agenda, que sumiu na mesma gaveta da quinta.' },
        { mechanism: 'prova', text: 'Mostro meu sistema inteiro: um cesto e uma porta.', needsTruth: true },
        { mechanism: 'numero', text: 'Três tarefas num papel rendem mais que vinte no aplicativo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu guardava em gaveta e sumia. Agora só pote transparente.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Troca o nome do alarme: em vez de nove, “tomar banho”.' },
        { mechanism: 'contra', text: 'Memória boa mora fora da cabeça, num papel na porta.' },
        { mechanism: 'compara', text: 'Agenda fechada na bolsa perde pra papel na geladeira.' },
      ],
    },
    {
      question: 'Por que quem tem TDAH procrastina tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Fugir de um boleto não é falta de caráter.' },
        { mechanism: 'cena', text: 'Meia-noite, boleto aberto, guia nova, e um vídeo de polvo.' },
        { mechanism: 'dialogo', text: '“É só se esforçar.” Você ouve isso desde a segunda série.' },
        { mechanism: 'lacuna', text: 'O relógio de quem tem TDAH só marca dois horários.' },
        { mechanism: 'custo', text: 'Multa de conta esquecida também entra no preço do TDAH.' },
        { mechanism: 'erro', text: 'O motor só liga na véspera, e a véspera foi ontem.' },
        { mechanism: 'loop', text: 'Tarefa chata precisa disso aqui do lado: outra pessoa.' },
        { mechanism: 'chamada', text: 'Lavou a cozinha inteira fugindo de um e-mail? Senta aqui.' },
      ],
    },
    {
      question: 'Teste de TDAH da internet é confiável?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Não dá pra pôr uma vida inteira em dez perguntas na tela.' },
        { mechanism: 'erro', text: 'Um teste de internet não é caminho direto pro remédio.' },
        { mechanism: 'numero', text: 'O boletim da terceira série conta mais que dez cliques.' },
        { mechanism: 'mito', text: 'Perder a chave não fecha diagnóstico nenhum.' },
        { mechanism: 'compara', text: 'Noite mal dormida e TDAH marcam sim nas mesmas perguntas.' },
        { mechanism: 'chamada', text: 'Deu positivo no teste? Leva como pergunta pra consulta.' },
        { mechanism: 'quebra', text: 'Fecha o resultado e pergunta pra sua mãe como era na escola.' },
        { mechanism: 'lacuna', text: 'Avaliação séria de TDAH quer ouvir mais uma pessoa.' },
      ],
    },
    {
      question: 'Dá pra ter diagnóstico de TDAH depois dos 30?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'O TDAH não chegou agora; ele só ganhou nome agora.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no carro depois do laudo, de raiva e de alívio.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Laudo na mão aos trinta e oito, e o boletim antigo na cabeça.' },
        {
          mechanism: 'antes-depois',
          text: 'Na escola me chamavam de preguiça. No laudo veio outra palavra.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Aos trinta e cinco, o laudo também explica os quinze.' },
        { mechanism: 'custo', text: 'Você gastou décadas pedindo desculpa por chegar depois.' },
        { mechanism: 'pergunta', text: 'Desde quando você perde prazos que os outros lembram?' },
        { mechanism: 'loop', text: 'Antes da avaliação, procura isso aqui na casa da sua mãe.' },
      ],
    },
    {
      question: 'Como usar o hiperfoco do TDAH a favor?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sete da noite virou três da manhã, e o jantar tá lá, intacto.' },
        { mechanism: 'mito', text: 'Hiperfoco não obedece ordem, obedece curiosidade.' },
        { mechanism: 'desafio', text: 'Antes do projeto, deixa água e um alarme do lado.' },
        { mechanism: 'erro', text: 'Começar um passatempo novo às onze da noite, no meio da semana.' },
        { mechanism: 'dialogo', text: '“Pra videogame você tem foco.” Foco sobra, falta volante.' },
        { mechanism: 'prova', text: 'Vou mostrar o alarme que me tira do transe.', needsTruth: true },
        { mechanism: 'contra', text: 'O hiperfoco rende hoje e cobra aluguel nos três dias seguintes.' },
        {
          mechanism: 'confissao',
          text: 'Aprendi crochê numa noite e esqueci a panela no fogo.',
          needsTruth: true,
        },
      ],
    },
  ],
};
