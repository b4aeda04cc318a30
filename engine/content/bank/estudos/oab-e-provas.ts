import type { BankSubtopic } from '../../content-types.ts';

export const oabEProvas: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'oab-e-provas',
  questions: [
    {
      question: 'Como estudar pra primeira fase da OAB?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Das oitenta questões, você precisa de quarenta. Abre pela ética.' },
        { mechanism: 'erro', text: 'Abrir doutrina de mil páginas a dois meses da prova.' },
        { mechanism: 'cena', text: 'Domingo, cadeira dura, cinco horas e um sanduíche.' },
        { mechanism: 'desafio', text: 'Resolve hoje só as de ética da última prova.' },
        { mechanism: 'contra', text: 'Matéria gigante com pouca questão pode esperar.' },
        { mechanism: 'prova', text: 'Vou contar as questões por matéria no último caderno.' },
        { mechanism: 'mito', text: 'Passar raspando dá a mesma carteira.' },
        { mechanism: 'quebra', text: 'Fecha o manual e imprime oitenta questões.' },
      ],
    },
    {
      question: 'Por que tanta gente reprova na segunda fase da OAB?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Saber o direito e errar o nome da peça.' },
        { mechanism: 'cena', text: 'Última folha da prova, e o pedido ainda tá pela metade.' },
        { mechanism: 'custo', text: 'Um endereçamento esquecido entrega ponto fácil.' },
        { mechanism: 'lacuna', text: 'O padrão de resposta pontua uma linha que passa batida.' },
        { mechanism: 'confissao', text: 'Errei a peça e só fui saber no corredor.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Mas eu sabia a matéria.” E chegou a escrever o pedido?' },
        { mechanism: 'mito', text: 'Artigo copiado sem explicação rende pouco.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu lia peça pronta. Passei a escrever uma por semana, à mão.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Qual área escolher na segunda fase da OAB?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Área do coração ou área com menos peça pra treinar?' },
        { mechanism: 'pergunta', text: 'Em qual estágio você já redigiu uma petição?' },
        { mechanism: 'erro', text: 'Marcar penal porque a turma inteira marcou.' },
        { mechanism: 'desafio', text: 'Antes de marcar, lê três provas antigas de duas áreas.' },
        { mechanism: 'numero', text: 'A lista tem sete áreas, e o estágio te ensinou uma.' },
        { mechanism: 'mito', text: 'Peça fácil pro colega pode travar na sua mão.' },
        { mechanism: 'contra', text: 'Gostar da aula pesa menos que saber montar a peça.' },
        { mechanism: 'cena', text: 'Último dia de inscrição, cursor piscando no campo da área.' },
      ],
    },
    {
      question: 'Quanto tempo antes começar a estudar pra OAB?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez domingos antes da prova, um caderno inteiro por domingo.' },
        { mechanism: 'mito', text: 'Falta um ano pro diploma? A OAB já deixa.' },
        { mechanism: 'erro', text: 'Esperou a colação e perdeu duas provas de treino.' },
        { mechanism: 'custo', text: 'Ir sem treino custa a taxa e mais um domingo.' },
        {
          mechanism: 'antes-depois',
          text: 'Na primeira tentativa, eu li. Na segunda, resolvi questão.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Oito semanas com foco ganham de um ano folheando.' },
        { mechanism: 'chamada', text: 'Estágio até as seis, prova no domingo: isso é seu.' },
        { mechanism: 'loop', text: 'Nesse calendário, a última semana não tem matéria nova.' },
      ],
    },
    {
      question: 'Como se preparar pra uma prova oral?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: "Três cadeiras na frente, copo d'água, ponto sorteado." },
        { mechanism: 'desafio', text: 'Sorteia um tema e fala três minutos pro espelho.' },
        { mechanism: 'erro', text: 'A pergunta nem acabou, e você já tá respondendo.' },
        { mechanism: 'numero', text: 'Espera dois segundos antes de responder. Passa firmeza.' },
        { mechanism: 'dialogo', text: '“Não me recordo, excelência.” Dito com calma, pesa menos.' },
        { mechanism: 'prova', text: 'Vou responder um ponto sorteado agora, sem anotação.' },
        { mechanism: 'confissao', text: 'Tremi tanto que a água do meu copo fez onda.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa frase compra tempo sem parecer enrolação.' },
      ],
    },
  ],
};
