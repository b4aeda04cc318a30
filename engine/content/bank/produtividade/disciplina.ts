import type { BankSubtopic } from '../../content-types.ts';

export const disciplina: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'disciplina',
  questions: [
    {
      question: 'Como ter disciplina sem depender de motivação?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quarta-feira, chovendo, e você abre o caderno sem ninguém cobrar.' },
        { mechanism: 'numero', text: 'Decide uma vez no domingo e poupa sete discussões com a cama.' },
        { mechanism: 'erro', text: 'Se precisa de vídeo motivacional pra lavar a louça, o plano falhou.' },
        {
          mechanism: 'contra',
          text: 'Sou de uma preguiça enorme, por isso deixo tudo pronto na véspera.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Faz a cama torta agora. Torta vale.' },
        { mechanism: 'quebra', text: 'Esconde o controle remoto na gaveta de meia.' },
        { mechanism: 'prova', text: 'Olha a mesa que eu montei ontem pra não pensar.', needsTruth: true },
        { mechanism: 'confissao', text: 'Minha disciplina é um despertador e um vizinho.', needsTruth: true },
      ],
    },
    {
      question: 'Por que eu não tenho disciplina nem pro que eu quero?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Sábado de sol, e você nem lembra a senha do curso que pagou.' },
        { mechanism: 'dialogo', text: '“Eu quero tanto, mas não faço.” Em que dia da semana?' },
        { mechanism: 'mito', text: 'Querer muito não põe nada na agenda.' },
        { mechanism: 'lacuna', text: 'No seu plano falta um objeto com lugar certo.' },
        { mechanism: 'custo', text: 'Sonho sem dia marcado dura até o carnaval.' },
        { mechanism: 'chamada', text: 'Pra quem assinou a plataforma e parou na aula um.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu prometia pro espelho. Agora prometo pra uma amiga.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Você deixa o que mais quer pras onze da noite.' },
      ],
    },
    {
      question: 'Disciplina se aprende ou a pessoa nasce com ela?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Parece gente de ferro, mas é gente com bilhete na geladeira.' },
        { mechanism: 'contra', text: 'Atleta também tem alguém cobrando na beira da pista.' },
        { mechanism: 'mito', text: 'A colega pontual também bota três alarmes.' },
        { mechanism: 'confissao', text: 'Na escola eu era o terror do dever de casa.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Esse bilhete na minha porta é toda a minha disciplina.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Três promessas pequenas até sexta, e você já tá treinando.' },
        { mechanism: 'custo', text: 'Dizer “eu sou assim” tranca a porta por dentro.' },
        { mechanism: 'pergunta', text: 'Em que assunto você nunca precisa de lembrete?' },
      ],
    },
    {
      question: 'Como manter a disciplina no fim de semana?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Meio-dia de sábado, ainda de pijama, e o plano era correr.' },
        { mechanism: 'numero', text: 'Um compromisso no sábado segura o domingo inteiro.' },
        { mechanism: 'mito', text: 'Descansar no domingo não quebra corrente nenhuma.' },
        { mechanism: 'contra', text: 'Levar a disciplina de segunda pro domingo vira castigo.' },
        { mechanism: 'desafio', text: 'Combina com alguém uma caminhada sábado às nove.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu sábado apagava a semana. Agora ele tem uma regra só.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Sexta eu mereço.” Sexta começa na quarta, já reparou?' },
        { mechanism: 'loop', text: 'Essa anotação de sexta evita o desastre de domingo.', needsTruth: true },
      ],
    },
    {
      question: 'Disciplina demais faz mal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Quem não consegue faltar nunca também perdeu o freio.' },
        { mechanism: 'cena', text: 'Aniversário da mãe, e você conferindo a hora do treino.' },
        { mechanism: 'mito', text: 'Dá pra descansar sem ter merecido nada antes.' },
        { mechanism: 'confissao', text: 'Já treinei com febre pra não quebrar sequência.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Tem um sinal de exagero que aparece no domingo.' },
        { mechanism: 'erro', text: 'O passeio no parque virou meta de passos.' },
        { mechanism: 'custo', text: 'Quem nunca abre exceção acaba comendo a marmita no aniversário.' },
        { mechanism: 'quebra', text: 'Desliga o contador de passos no almoço de família.' },
      ],
    },
  ],
};
