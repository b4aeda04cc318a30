import type { BankSubtopic } from '../../content-types.ts';

export const autismo: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'autismo',
  questions: [
    {
      question: 'Como saber se sou autista depois de adulto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A festa rolando na sala, e você no banheiro poupando bateria.' },
        { mechanism: 'lacuna', text: 'Muito autista adulto decorou um roteiro sem perceber.' },
        { mechanism: 'erro', text: 'Diagnóstico de autismo não sai de vídeo de um minuto.' },
        {
          mechanism: 'confissao',
          text: 'Eu ensaiava o “bom dia” no elevador desde criança.',
          needsTruth: true,
        },
        {
          mechanism: 'numero',
          text: 'Infância, sentidos e convivência: leva essas três gavetas abertas pra consulta.',
        },
        { mechanism: 'contra', text: 'Ter amigos, emprego e namoro não descarta autismo.' },
        { mechanism: 'pergunta', text: 'Qual barulho do dia parece incomodar só você?' },
        { mechanism: 'chamada', text: 'Essa é pra quem copia a risada da mesa meio segundo depois.' },
      ],
    },
    {
      question: 'Por que pessoas autistas evitam contato visual?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Quem olha pro chão enquanto você fala pode estar escutando melhor.' },
        { mechanism: 'compara', text: 'Olho no olho ou atenção na frase: às vezes só dá um.' },
        { mechanism: 'dialogo', text: '“Olha pra mim quando eu falo.” E a frase se perde.' },
        { mechanism: 'cena', text: 'Três pares de olhos na mesa de reunião, e a palavra some.' },
        { mechanism: 'erro', text: 'Virar o rosto da criança com a mão não ensina ninguém a olhar.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu forçava o olhar; hoje miro a sobrancelha e escuto.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Experimenta conversar andando, os dois olhando pra frente.' },
        { mechanism: 'custo', text: 'Sustentar o olhar o dia inteiro deixa a noite sem bateria.' },
      ],
    },
    {
      question: 'Vale a pena buscar diagnóstico tardio de autismo?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Na escola era “jeito estranho”; hoje é fone no bolso e pronto.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Avaliação particular pesa no bolso, e a rede pública tem fila.' },
        { mechanism: 'mito', text: 'O laudo não muda quem você é; muda o que dá pra pedir.' },
        { mechanism: 'numero', text: 'Um laudo de autismo serve pra três coisas: direito, apoio e sossego.' },
        { mechanism: 'contra', text: 'Tem gente que se entende sem laudo nenhum, e tudo bem.' },
        {
          mechanism: 'confissao',
          text: 'Li o relatório três vezes na calçada do consultório.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Pra que saber depois de velho?” Pra trocar culpa por ajuste.' },
        {
          mechanism: 'prova',
          text: 'Vou abrir meu relatório e mostrar as partes que usei.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Com que idade dá pra diagnosticar autismo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Alguns sinais de autismo podem aparecer antes dos dois anos.' },
        { mechanism: 'mito', text: 'Falar cedo não descarta autismo.' },
        {
          mechanism: 'cena',
          text: 'Dezoito meses, o dedo que ainda não aponta, e a avó pedindo pra esperar.',
        },
        { mechanism: 'erro', text: 'Você não precisa esperar a escola reclamar pra pedir avaliação.' },
        { mechanism: 'lacuna', text: 'O pediatra tem um questionário curtinho pra isso.' },
        { mechanism: 'chamada', text: 'Se a criança quase nunca vira ao ouvir o nome, conta pro pediatra.' },
        { mechanism: 'loop', text: 'Guarda os vídeos do segundo aniversário: a avaliação usa isso.' },
        { mechanism: 'compara', text: 'Menina quieta costuma ser notada bem depois do menino agitado.' },
      ],
    },
    {
      question: 'Como incluir um colega autista no trabalho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Manda a pauta por escrito antes da próxima reunião.' },
        { mechanism: 'erro', text: 'Festa surpresa no setor pode ser um susto pra quem ganha.' },
        { mechanism: 'quebra', text: 'Baixa um pouco a luz da sala e pergunta se melhorou.' },
        { mechanism: 'prova', text: 'Vou reescrever um recado vago em três linhas claras.' },
        { mechanism: 'dialogo', text: '“Faz daquele jeito.” Que jeito? Até quando?' },
        { mechanism: 'mito', text: 'Fone no ouvido não é falta de educação com a equipe.' },
        { mechanism: 'loop', text: 'Antes de mudar o colega de mesa, faz isso com ele.' },
        { mechanism: 'numero', text: 'Uma tarefa por mensagem, com prazo escrito e sem indireta.' },
      ],
    },
  ],
};
