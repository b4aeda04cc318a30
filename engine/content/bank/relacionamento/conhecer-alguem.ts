import type { BankSubtopic } from '../../content-types.ts';

export const conhecerAlguem: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'conhecer-alguem',
  questions: [
    {
      question: 'Como puxar assunto no Tinder?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Você mandou o mesmo “oi, tudo bem” pra trinta pessoas.' },
        { mechanism: 'quebra', text: 'Apaga o “e aí” e olha a terceira foto.' },
        { mechanism: 'desafio', text: 'Pergunta do cachorro da segunda foto, pelo nome.' },
        { mechanism: 'dialogo', text: '“Bem, e você?” E o assunto morreu às nove.' },
        { mechanism: 'prova', text: 'Vou reescrever três primeiras mensagens que levaram vácuo.' },
        { mechanism: 'compara', text: 'Elogiar o olho perde pra perguntar do caiaque da foto.' },
        { mechanism: 'numero', text: 'Escreve duas linhas, faz uma pergunta e esquece o foguinho.' },
        {
          mechanism: 'confissao',
          text: 'Já copiei a mesma frase pra oito pessoas, com o nome trocado.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meus encontros não passam do primeiro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Mesa pra dois, currículo decorado, e alguém já olhando o relógio.' },
        { mechanism: 'erro', text: 'Nome, idade, signo, emprego: você fez um cadastro, não um encontro.' },
        { mechanism: 'mito', text: 'Dez segundos de silêncio ainda não reprovaram casal nenhum.' },
        { mechanism: 'lacuna', text: 'Seu encontro desanda quase sempre na mesma hora.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu chegava pra impressionar; passei a chegar com fome.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Falar do ex na entrada estraga até a sobremesa.' },
        { mechanism: 'chamada', text: 'Se a despedida vira “a gente se fala”, escuta.' },
        { mechanism: 'pergunta', text: 'Você lembra do que perguntou ou só do que contou?' },
      ],
    },
    {
      question: 'Mandar mensagem depois do encontro ou esperar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'A regra dos três dias ficou lá no filme antigo.' },
        { mechanism: 'desafio', text: 'Manda hoje uma linha sobre a piada do garçom.' },
        { mechanism: 'compara', text: 'A mesma mensagem no almoço é uma; às onze da noite, é outra.' },
        { mechanism: 'dialogo', text: '“Não vou mandar primeiro.” Do outro lado, a mesma frase.' },
        { mechanism: 'mito', text: 'Demorar de propósito só faz a outra pessoa ir dormir.' },
        { mechanism: 'erro', text: 'Seis parágrafos antes de chegar em casa assustam qualquer um.' },
        { mechanism: 'numero', text: 'Uma linha basta até o meio-dia seguinte.' },
        { mechanism: 'cena', text: 'Duas da manhã, e o “adorei hoje” escrito, apagado, escrito de novo.' },
      ],
    },
    {
      question: 'Quanto tempo conversar antes de marcar o encontro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma semana de papo bom já pede um café.' },
        { mechanism: 'custo', text: 'Já são três meses de figurinha, e nada de café.' },
        { mechanism: 'mito', text: 'Química não carrega pelo teclado.' },
        { mechanism: 'contra', text: 'Marcar cedo, num lugar cheio, poupa muita ilusão.' },
        {
          mechanism: 'loop',
          text: 'Antes de marcar, faço isso: chamada de vídeo de dez minutos.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Já sabe até o signo e nunca viu de perto? Essa é sua.' },
        { mechanism: 'prova', text: 'Vou escrever o convite agora: dia, hora e saída fácil.' },
        { mechanism: 'erro', text: 'O apartamento de alguém não é lugar de primeiro encontro.' },
      ],
    },
    {
      question: 'Onde conhecer gente sem usar aplicativo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'O mesmo curso, duas noites por semana, três meses sem faltar.' },
        { mechanism: 'cena', text: 'Fila da feira, pastel na mão, e o celular guardado.' },
        { mechanism: 'quebra', text: 'Tira o fone na fila do café.' },
        { mechanism: 'compara', text: 'Balada ou aula de dança? Na aula, alguém pega sua mão.' },
        { mechanism: 'lacuna', text: 'Existe um pedido que todo amigo comprometido adora receber.' },
        { mechanism: 'confissao', text: 'Conheci gente boa quando fui só pela comida.', needsTruth: true },
        { mechanism: 'mito', text: 'Amor de fila de padaria ainda existe.' },
        { mechanism: 'desafio', text: 'Aceita o próximo convite que der preguiça.' },
      ],
    },
  ],
};
