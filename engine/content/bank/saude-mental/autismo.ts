import type { BankSubtopic } from '../../content-types.ts';

export const autismo: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'autismo',
  questions: [
    {
      question: 'Como saber se sou autista depois de adulto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Festa na sala, e você no banheiro poupando bateria.' },
        { mechanism: 'lacuna', text: 'Muito autista adulto decorou um roteiro sem perceber.' },
        { mechanism: 'erro', text: 'Fechar diagnóstico por vídeo de um minuto.' },
        { mechanism: 'confissao', text: 'Eu ensaiava o “bom dia” no elevador desde criança.', needsTruth: true },
        { mechanism: 'numero', text: 'Infância, sentidos e convivência: três gavetas pra abrir na consulta.' },
        { mechanism: 'contra', text: 'Ter amigos, emprego e namoro não descarta autismo.' },
        { mechanism: 'pergunta', text: 'Qual barulho do dia parece incomodar só você?' },
        { mechanism: 'chamada', text: 'Pra quem copia a risada da mesa meio segundo depois.' },
      ],
    },
    {
      question: 'Por que pessoas autistas evitam contato visual?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Olhar pro lado pode ser o jeito de escutar melhor.' },
        { mechanism: 'compara', text: 'Olho no olho ou atenção na frase: às vezes só dá um.' },
        { mechanism: 'dialogo', text: '“Olha pra mim quando eu falo.” E a frase se perde.' },
        { mechanism: 'cena', text: 'Mesa de reunião, três pares de olhos, e a palavra some.' },
        { mechanism: 'erro', text: 'Virar com a mão o rosto da criança pra ela olhar.' },
        { mechanism: 'antes-depois', text: 'Antes eu forçava o olhar; hoje miro a sobrancelha e escuto.', needsTruth: true },
        { mechanism: 'quebra', text: 'Experimenta conversar andando, os dois olhando pra frente.' },
        { mechanism: 'custo', text: 'Sustentar o olhar o dia inteiro esvazia a noite.' },
      ],
    },
    {
      question: 'Vale a pena buscar diagnóstico tardio de autismo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'antes-depois', text: 'Antes do laudo, “jeito estranho”. Depois, fone no bolso.', needsTruth: true },
        { mechanism: 'custo', text: 'Avaliação particular pesa no bolso, e a rede pública tem fila.' },
        { mechanism: 'mito', text: 'Laudo não muda quem você é; muda o que você pede.' },
        { mechanism: 'numero', text: 'Um papel, três usos: direito, apoio e sossego.' },
        { mechanism: 'contra', text: 'Tem gente que se entende sem laudo, e tudo bem.' },
        { mechanism: 'confissao', text: 'Li o relatório três vezes na calçada do consultório.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Pra que saber depois de velho?” Pra trocar culpa por ajuste.' },
        { mechanism: 'prova', text: 'Vou abrir meu relatório e mostrar as partes que usei.', needsTruth: true },
      ],
    },
    {
      question: 'Com que idade dá pra diagnosticar autismo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Antes dos dois anos alguns sinais já podem aparecer.' },
        { mechanism: 'mito', text: 'Falar cedo não descarta autismo.' },
        { mechanism: 'cena', text: 'Dezoito meses, dedo que não aponta, avó pedindo pra esperar.' },
        { mechanism: 'erro', text: 'Aguardar a escola reclamar pra procurar avaliação.' },
        { mechanism: 'lacuna', text: 'O pediatra tem um questionário curtinho pra isso.' },
        { mechanism: 'chamada', text: 'Se a criança não vira quando ouve o nome, conta ao pediatra.' },
        { mechanism: 'loop', text: 'Guarda os vídeos do segundo aniversário: a avaliação usa isso.' },
        { mechanism: 'compara', text: 'Menina quieta costuma ser vista depois do menino agitado.' },
      ],
    },
    {
      question: 'Como incluir um colega autista no trabalho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Manda a pauta por escrito antes da próxima reunião.' },
        { mechanism: 'erro', text: 'Organizar festa surpresa no setor.' },
        { mechanism: 'quebra', text: 'Baixa a luz da sala e pergunta se ajuda.' },
        { mechanism: 'prova', text: 'Vou reescrever um recado vago em três linhas claras.' },
        { mechanism: 'dialogo', text: '“Faz daquele jeito.” Que jeito? Até quando?' },
        { mechanism: 'mito', text: 'Fone no ouvido não é falta de educação.' },
        { mechanism: 'loop', text: 'Antes de trocar o colega de mesa, faz isso.' },
        { mechanism: 'numero', text: 'Um recado claro poupa três reuniões.' },
      ],
    },
  ],
};
