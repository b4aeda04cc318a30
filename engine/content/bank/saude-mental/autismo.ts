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
    {
      question: 'Por que acontece a crise sensorial no autismo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Praça de alimentação, liquidificador, fritura, e a mão no ouvido.' },
        { mechanism: 'compara', text: 'Birra procura plateia; sobrecarga procura saída.' },
        { mechanism: 'erro', text: 'Segurar o braço e mandar olhar pro rosto.' },
        { mechanism: 'numero', text: 'Menos luz, menos voz, menos gente: três botões pra baixar.' },
        { mechanism: 'loop', text: 'Essa mochila mora na porta: abafador, mordedor, água.' },
        { mechanism: 'dialogo', text: '“Que menino mimado.” A lâmpada continuou piscando.' },
        { mechanism: 'confissao', text: 'Eu pedia calma no grito, dentro do carro.', needsTruth: true },
        { mechanism: 'lacuna', text: 'O estouro das seis pode ter nascido na etiqueta da camiseta.' },
      ],
    },
    {
      question: 'Autismo leve, nível 1 de suporte, precisa de terapia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: '“Leve” costuma ser a impressão de quem olha de fora.' },
        {
          mechanism: 'confissao',
          text: 'Eu saía da reunião sorrindo e deitava duas horas no escuro.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'O masking bate ponto às oito e só sai no banho.' },
        { mechanism: 'numero', text: 'Na avaliação entram três coisas: comunicação, sentidos, rotina.' },
        { mechanism: 'contra', text: 'Ajuda boa não treina ninguém pra parecer outra pessoa.' },
        { mechanism: 'pergunta', text: 'A que horas do dia você para de ensaiar?' },
        { mechanism: 'erro', text: 'Fechar pacote de quarenta horas sem perguntar pra quê.' },
        { mechanism: 'dialogo', text: '“Nem parece autista.” A conta chega em casa, às sete.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra sair o laudo de autismo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quatro, cinco encontros: avaliação raramente cabe numa tarde.' },
        { mechanism: 'cena', text: 'Pasta de elástico, boletim, caderneta, e a senha no visor.' },
        { mechanism: 'mito', text: 'Não existe exame de sangue que apresse esse papel.' },
        { mechanism: 'erro', text: 'Parar a fono até o papel chegar.' },
        { mechanism: 'contra', text: 'Apoio na escola pode começar sem carimbo nenhum.' },
        { mechanism: 'desafio', text: 'Descreve por escrito uma cena do recreio de hoje.' },
        { mechanism: 'chamada', text: 'Na fila há meses? Volta ao posto e atualiza o telefone.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu chegava com discurso. Passei a chegar com vídeos.',
          needsTruth: true,
        },
      ],
    },
  ],
};
