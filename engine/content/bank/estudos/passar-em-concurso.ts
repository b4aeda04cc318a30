import type { BankSubtopic } from '../../content-types.ts';

export const passarEmConcurso: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'passar-em-concurso',
  questions: [
    {
      question: 'Como começar a estudar pra concurso do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Edital impresso, duzentas páginas, e o café já acabou.' },
        { mechanism: 'numero', text: 'Escolhe uma banca, um cargo e quatro matérias pra começar.' },
        { mechanism: 'erro', text: 'Dezoito apostilas, três carreiras, e você segue na primeira página.' },
        { mechanism: 'desafio', text: 'Resolve a última prova hoje, errando à vontade.' },
        { mechanism: 'quebra', text: 'Fecha a videoaula e abre o conteúdo programático.' },
        { mechanism: 'contra', text: 'Errar setenta questões na primeira semana é bom começo.' },
        { mechanism: 'prova', text: 'Vou marcar esse edital com três cores de caneta.' },
        { mechanism: 'chamada', text: 'Quarenta aulas salvas, nenhum edital lido: chega mais.' },
      ],
    },
    {
      question: 'Por que estudo tanto pra concurso e não passo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Um mês inteiro relendo PDF amarelo de marca-texto.' },
        { mechanism: 'lacuna', text: 'O seu caderno de erros repete um assunto. Procura qual.' },
        { mechanism: 'dialogo', text: '“Fiquei a três pontos.” Em qual matéria eles sumiram?' },
        { mechanism: 'erro', text: 'Pular português porque você fala desde que nasceu.' },
        { mechanism: 'mito', text: 'Hora na cadeira não é hora de estudo.' },
        {
          mechanism: 'confissao',
          text: 'Reprovei duas vezes na matéria que eu mais gostava.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu via aula até a última. Agora metade do tempo é questão.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Meia-noite, gabarito na tela, e bem a questão que você trocou.' },
      ],
    },
    {
      question: 'Estudar antes ou depois que sai o edital?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Sem edital dá tempo de base, com edital só de revisão.' },
        { mechanism: 'contra', text: 'Edital atrasado é tempo de estudo que sobrou.' },
        { mechanism: 'numero', text: 'Entre a publicação e a prova cabem uns dois meses, e olhe lá.' },
        { mechanism: 'mito', text: 'Edital velho da banca já adianta boa parte da lista.' },
        { mechanism: 'erro', text: 'Esperar o diário oficial pra aprender a somar fração.' },
        { mechanism: 'custo', text: 'O edital saiu, o livro tá no plástico e sobram cinquenta dias.' },
        { mechanism: 'pergunta', text: 'O que caiu nos três últimos editais desse cargo?' },
        { mechanism: 'prova', text: 'Vou comparar dois editais desse órgão na tela.' },
      ],
    },
    {
      question: 'Quantas horas por dia estudar pra concurso?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com duas horas limpas, celular na sala, a semana anda.' },
        { mechanism: 'mito', text: 'Dez horas no domingo não pagam a semana que a gente pulou.' },
        { mechanism: 'confissao', text: 'Já contei como estudo o tempo de apontar lápis.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava horas. Passei a contar questões resolvidas.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Montar tabela de seis horas em dia de plantão.' },
        { mechanism: 'desafio', text: 'Liga o cronômetro só enquanto o olho tá no papel.' },
        { mechanism: 'custo', text: 'Você força a quarta hora hoje e amanhã não rende nem a primeira.' },
        { mechanism: 'compara', text: 'Quarenta minutos todo dia ganham de um sábado sofrido.' },
      ],
    },
    {
      question: 'Dá pra passar em concurso trabalhando o dia todo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Ônibus das cinco e meia, prova antiga no celular, em pé.' },
        { mechanism: 'dialogo', text: '“Chego em casa sem cabeça.” E a cabeça das seis da manhã?' },
        { mechanism: 'contra', text: 'Pouco tempo obriga a cortar assunto que quase não cai.' },
        { mechanism: 'loop', text: 'Essa meia hora do almoço faz uma matéria inteira andar.' },
        { mechanism: 'numero', text: 'São três janelas: antes do banho, no almoço, na volta.' },
        { mechanism: 'erro', text: 'Quatro horas toda noite depois do expediente: dura até terça.' },
        { mechanism: 'quebra', text: 'Bota a lei seca no fone e lava a louça.' },
        { mechanism: 'chamada', text: 'Lê artigo de lei no banheiro da firma? Isso é seu.' },
      ],
    },
  ],
};
