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
        { mechanism: 'erro', text: 'Você pergunta pro amigo em comum “só por curiosidade”.' },
        {
          mechanism: 'confissao',
          text: 'Eu dava a volta no bairro só pra passar naquela rua.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Uma caixa de sapato guarda três anos de namoro.' },
        { mechanism: 'prova', text: 'Vou esvaziar a galeria de fotos aqui, pasta por pasta.' },
        { mechanism: 'contra', text: 'Pra superar não precisa de raiva, nem de textão de despedida.' },
        { mechanism: 'cena', text: 'Corredor do mercado, a mão no iogurte preferido, e ninguém pra levar.' },
      ],
    },
    {
      question: 'Por que não consigo esquecer o ex?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'A memória guarda a praia e joga fora a discussão no carro.' },
        { mechanism: 'custo', text: 'Meia hora no perfil antigo, e o travesseiro vira às quatro da manhã.' },
        { mechanism: 'lacuna', text: 'Metade dessa saudade nem é da pessoa.' },
        { mechanism: 'loop', text: 'Essa música devolve o domingo inteiro em quatro segundos.' },
        { mechanism: 'dialogo', text: '“Foi sem querer que eu vi.” O dedo digitou o nome inteirinho.' },
        { mechanism: 'chamada', text: 'Ainda pensa “vou contar isso quando chegar”? Fica aqui.' },
        { mechanism: 'pergunta', text: 'O que você ainda guarda pra ter motivo de ligar?' },
        { mechanism: 'erro', text: 'O moletom continua no encosto da cadeira, bem à vista.' },
      ],
    },
    {
      question: 'Vale a pena voltar com o ex?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Saudade pensa no sábado; a volta é terça à noite.' },
        { mechanism: 'mito', text: 'Voltar não apaga nada: a briga antiga vem na mudança.' },
        { mechanism: 'erro', text: 'Vocês voltaram numa festa, e ninguém tocou no motivo do fim.' },
        { mechanism: 'numero', text: 'Antes da primeira viagem de volta, faltam duas conversas.' },
        { mechanism: 'dialogo', text: '“Agora vai ser diferente.” Diferente em quê?' },
        { mechanism: 'lacuna', text: 'O motivo do término já diz o que precisa mudar primeiro.' },
        {
          mechanism: 'antes-depois',
          text: 'Voltei pela saudade e saí pelo mesmo motivo de antes.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Fiz duas colunas: o que mudou e o que eu engoli.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo leva pra superar um término?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias bons e uma recaída no perfil ainda é andar pra frente.' },
        { mechanism: 'mito', text: 'Começar outro namoro não zera a saudade do primeiro.' },
        { mechanism: 'cena', text: 'Quinta, dez da noite, e só então aquele nome apareceu.' },
        { mechanism: 'contra', text: '“Metade do tempo de namoro” é conta de mesa de bar.' },
        {
          mechanism: 'antes-depois',
          text: 'Em maio eu contava os dias; em julho perdi a conta.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Engolir o choro em abril costuma cobrar em agosto.' },
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
        { mechanism: 'numero', text: 'Trinta dias sem notícia, nem pela prima, nem por perfil falso.' },
        { mechanism: 'cena', text: 'Sábado, uma da manhã, e a palavra “saudade” digitada e apagada.' },
        { mechanism: 'compara', text: 'Com filho ou contrato no meio, contato zero vira contato curto.' },
        { mechanism: 'loop', text: 'Quando o dedo coçar, manda pra esse contato aqui: você.' },
        { mechanism: 'mito', text: 'Bloquear não é birra; às vezes é só pra conseguir dormir.' },
      ],
    },
  ],
};
