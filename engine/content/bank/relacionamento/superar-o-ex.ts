import type { BankSubtopic } from '../../content-types.ts';

export const superarOEx: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'superar-o-ex',
  questions: [
    {
      question: 'Como superar o ex?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Arquiva a conversa agora, sem reler nada.' },
        { mechanism: 'desafio', text: 'Troca de lado na cama hoje à noite.' },
        { mechanism: 'erro', text: 'Pedir notícia pro amigo em comum “só por curiosidade”.' },
        { mechanism: 'confissao', text: 'Eu fazia o caminho mais longo só pra passar naquela rua.', needsTruth: true },
        { mechanism: 'numero', text: 'Uma caixa de sapato guarda três anos de namoro.' },
        { mechanism: 'prova', text: 'Vou esvaziar a galeria de fotos aqui, pasta por pasta.' },
        { mechanism: 'contra', text: 'Superar não pede raiva, nem textão de despedida.' },
        { mechanism: 'cena', text: 'Mercado, mão no iogurte preferido, e ninguém pra quem levar.' },
      ],
    },
    {
      question: 'Por que não consigo esquecer o ex?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'A memória guarda a praia e perde a discussão no carro.' },
        { mechanism: 'custo', text: 'Meia hora no perfil antigo custa uma noite de sono.' },
        { mechanism: 'lacuna', text: 'Metade dessa saudade nem é da pessoa.' },
        { mechanism: 'loop', text: 'Essa música devolve o domingo inteiro em quatro segundos.' },
        { mechanism: 'dialogo', text: '“Foi sem querer que eu vi.” O dedo digitou o nome inteiro.' },
        { mechanism: 'chamada', text: 'Pra quem ainda pensa “vou contar isso quando chegar”.' },
        { mechanism: 'pergunta', text: 'O que você ainda guarda pra ter motivo de ligar?' },
        { mechanism: 'erro', text: 'Deixar o moletom no encosto da cadeira, à vista.' },
      ],
    },
    {
      question: 'Vale a pena voltar com o ex?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Saudade pensa no sábado; a volta é terça à noite.' },
        { mechanism: 'mito', text: 'Reatar não é fraqueza nem final de novela.' },
        { mechanism: 'erro', text: 'Voltar numa festa, com duas taças, sem tocar no motivo.' },
        { mechanism: 'numero', text: 'Duas conversas precisam acontecer antes da primeira viagem juntos.' },
        { mechanism: 'dialogo', text: '“Agora vai ser diferente.” Diferente em quê?' },
        { mechanism: 'lacuna', text: 'O motivo do término deixou uma condição pra volta.' },
        { mechanism: 'antes-depois', text: 'Voltei pela saudade e saí pelo mesmo motivo de antes.', needsTruth: true },
        { mechanism: 'prova', text: 'Fiz duas colunas: o que mudou e o que eu engoli.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo leva pra superar um término?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias bons e uma recaída também é andar.' },
        { mechanism: 'mito', text: 'Namoro novo não zera o cronômetro.' },
        { mechanism: 'cena', text: 'Quinta-feira, dez da noite, e só então o nome apareceu.' },
        { mechanism: 'contra', text: 'A regra da metade do namoro é conta de mesa de bar.' },
        { mechanism: 'antes-depois', text: 'Em maio eu contava os dias; em julho perdi a conta.', needsTruth: true },
        { mechanism: 'custo', text: 'Pular o choro de abril costuma cobrar em agosto.' },
        { mechanism: 'desafio', text: 'Marca no calendário o primeiro dia sem olhar o perfil.' },
        { mechanism: 'chamada', text: 'Se faz meses e a comida não desce, procura terapia.' },
      ],
    },
    {
      question: 'Contato zero funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'quebra', text: 'Silencia o status antes de bloquear na raiva.' },
        { mechanism: 'contra', text: 'Contato zero não é isca pra pessoa sentir falta.' },
        { mechanism: 'erro', text: 'Postar indireta também conta como mensagem.' },
        { mechanism: 'numero', text: 'Trinta dias sem notícia, nem pela prima, nem pelo perfil falso.' },
        { mechanism: 'cena', text: 'Sábado, uma da manhã, “saudade” digitado e apagado.' },
        { mechanism: 'compara', text: 'Com filho ou contrato no meio, contato zero vira contato curto.' },
        { mechanism: 'loop', text: 'Quando o dedo coçar, manda pra esse contato aqui: você.' },
        { mechanism: 'mito', text: 'Bloquear não é birra, é porta encostada pra dormir.' },
      ],
    },
  ],
};
