import type { BankSubtopic } from '../../content-types.ts';

export const tdah: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'tdah',
  questions: [
    {
      question: 'Como se organizar com TDAH?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Deixa a chave pendurada onde a mão já esbarra.' },
        { mechanism: 'erro', text: 'Comprar a sexta agenda e esquecer onde guardou.' },
        { mechanism: 'prova', text: 'Mostro meu sistema inteiro: um cesto e uma porta.' },
        { mechanism: 'numero', text: 'Três tarefas num papel rendem mais que vinte no aplicativo.' },
        { mechanism: 'antes-depois', text: 'Eu guardava em gaveta e sumia. Agora só pote transparente.', needsTruth: true },
        { mechanism: 'desafio', text: 'Troca o nome do alarme: em vez de nove, “tomar banho”.' },
        { mechanism: 'contra', text: 'Memória boa é a que mora fora da cabeça.' },
        { mechanism: 'compara', text: 'Lista bonita ou lista na geladeira: uma você enxerga.' },
      ],
    },
    {
      question: 'Por que quem tem TDAH procrastina tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Fugir do boleto não é falta de caráter.' },
        { mechanism: 'cena', text: 'Boleto aberto, guia nova, vídeo sobre polvo, meia-noite.' },
        { mechanism: 'dialogo', text: '“É só se esforçar.” Desde a segunda série a mesma frase.' },
        { mechanism: 'lacuna', text: 'O relógio de quem tem TDAH marca só dois horários.' },
        { mechanism: 'custo', text: 'Multa de conta esquecida também entra no preço do TDAH.' },
        { mechanism: 'erro', text: 'Esperar a véspera pra sentir o motor ligar.' },
        { mechanism: 'loop', text: 'Tarefa chata precisa disso aqui do lado: outra pessoa.' },
        { mechanism: 'chamada', text: 'Pra quem lava a cozinha inteira fugindo de um e-mail.' },
      ],
    },
    {
      question: 'Teste de TDAH da internet é confiável?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Uma vida inteira não cabe em dez perguntas na tela.' },
        { mechanism: 'erro', text: 'Sair do teste direto pros comentários atrás de remédio.' },
        { mechanism: 'numero', text: 'Seu boletim da terceira série conta mais que dez cliques.' },
        { mechanism: 'mito', text: 'Perder a chave não fecha diagnóstico nenhum.' },
        { mechanism: 'compara', text: 'Sono ruim e TDAH respondem igual ao mesmo questionário.' },
        { mechanism: 'chamada', text: 'Deu positivo no teste? Leva como pergunta pra consulta.' },
        { mechanism: 'quebra', text: 'Fecha o resultado e liga pra sua mãe.' },
        { mechanism: 'lacuna', text: 'Toda avaliação séria quer ouvir mais uma pessoa.' },
      ],
    },
    {
      question: 'Dá pra ter diagnóstico de TDAH depois dos 30?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'O TDAH não chegou agora; só agora ganhou nome.' },
        { mechanism: 'confissao', text: 'Chorei no carro depois do laudo, de raiva e de alívio.', needsTruth: true },
        { mechanism: 'cena', text: 'Trinta e oito anos, laudo na mão, boletim antigo na cabeça.' },
        { mechanism: 'antes-depois', text: 'Antes era preguiça. Depois do laudo, virou outra conversa.', needsTruth: true },
        { mechanism: 'numero', text: 'Aos trinta e cinco, o laudo também explica os quinze.' },
        { mechanism: 'custo', text: 'Você gastou décadas pedindo desculpa por chegar depois.' },
        { mechanism: 'pergunta', text: 'Desde quando você perde prazos que os outros lembram?' },
        { mechanism: 'loop', text: 'Antes da avaliação, procura isso aqui na casa da mãe.' },
      ],
    },
    {
      question: 'Como usar o hiperfoco do TDAH a favor?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sete da noite virou três da manhã, e o jantar intacto.' },
        { mechanism: 'mito', text: 'Hiperfoco não obedece ordem, obedece curiosidade.' },
        { mechanism: 'desafio', text: 'Antes do projeto, deixa água e um alarme do lado.' },
        { mechanism: 'erro', text: 'Começar o passatempo novo às onze da noite.' },
        { mechanism: 'dialogo', text: '“Pra videogame você tem foco.” Foco sobra, falta volante.' },
        { mechanism: 'prova', text: 'Vou mostrar o alarme que me tira do transe.' },
        { mechanism: 'contra', text: 'Um dia de hiperfoco rende; a ressaca dele também conta.' },
        { mechanism: 'confissao', text: 'Aprendi crochê numa noite e esqueci a panela no fogo.', needsTruth: true },
      ],
    },
  ],
};
