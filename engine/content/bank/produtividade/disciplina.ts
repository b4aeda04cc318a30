import type { BankSubtopic } from '../../content-types.ts';

export const disciplina: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'disciplina',
  questions: [
    {
      question: 'Como ter disciplina sem depender de motivação?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quarta-feira cinza, ninguém olhando, caderno aberto.' },
        { mechanism: 'numero', text: 'Decide uma vez no domingo e poupa sete brigas.' },
        { mechanism: 'erro', text: 'Esperar o vídeo animado pra lavar a louça.' },
        { mechanism: 'contra', text: 'Disciplina é preguiça bem planejada.' },
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
        { mechanism: 'cena', text: 'Curso pago, senha esquecida, sábado de sol.' },
        { mechanism: 'dialogo', text: '“Eu quero tanto, mas não faço.” Querer tem horário?' },
        { mechanism: 'mito', text: 'Querer muito não põe nada na agenda.' },
        { mechanism: 'lacuna', text: 'No seu plano falta um objeto com lugar certo.' },
        { mechanism: 'custo', text: 'O sonho sem terça-feira dura até o carnaval.' },
        { mechanism: 'chamada', text: 'Plataforma assinada, aula um pela metade: senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu prometia pro espelho. Agora prometo pra uma amiga.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Marcar o que mais ama pras onze da noite.' },
      ],
    },
    {
      question: 'Disciplina se aprende ou a pessoa nasce com ela?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Gente de ferro ou gente com lembrete na geladeira?' },
        { mechanism: 'contra', text: 'Atleta também tem alguém cobrando na beira da pista.' },
        { mechanism: 'mito', text: 'A colega pontual também bota três alarmes.' },
        { mechanism: 'confissao', text: 'Na escola eu era o terror do dever de casa.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Esse bilhete na minha porta é toda a minha disciplina.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Três promessas pequenas até sexta já são treino.' },
        { mechanism: 'custo', text: 'Dizer “eu sou assim” tranca a porta por dentro.' },
        { mechanism: 'pergunta', text: 'Em que assunto você nunca precisa de lembrete?' },
      ],
    },
    {
      question: 'Como manter a disciplina no fim de semana?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Sábado, meio-dia, pijama, plano da segunda esquecido.' },
        { mechanism: 'numero', text: 'Um compromisso no sábado segura o domingo inteiro.' },
        { mechanism: 'mito', text: 'Descansar no domingo não quebra corrente nenhuma.' },
        { mechanism: 'contra', text: 'Disciplina de segunda no domingo vira castigo.' },
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
        { mechanism: 'cena', text: 'Aniversário da mãe, bolo na mesa, cronômetro no pulso.' },
        { mechanism: 'mito', text: 'Descanso não precisa ser merecido.' },
        { mechanism: 'confissao', text: 'Já treinei com febre pra não quebrar sequência.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Tem um sinal de exagero que aparece no domingo.' },
        { mechanism: 'erro', text: 'Transformar o passeio no parque em meta de passos.' },
        { mechanism: 'custo', text: 'Regra que não dobra esvazia a mesa do domingo.' },
        { mechanism: 'quebra', text: 'Desliga o contador de passos no almoço de família.' },
      ],
    },
  ],
};
