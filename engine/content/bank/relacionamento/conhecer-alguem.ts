import type { BankSubtopic } from '../../content-types.ts';

export const conhecerAlguem: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'conhecer-alguem',
  questions: [
    {
      question: 'Como puxar assunto no Tinder?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Mandar o mesmo “oi, tudo bem” pra trinta pessoas.' },
        { mechanism: 'quebra', text: 'Apaga o “e aí” e olha a terceira foto.' },
        { mechanism: 'desafio', text: 'Pergunta do cachorro da segunda foto, pelo nome.' },
        { mechanism: 'dialogo', text: '“Bem, e você?” E o assunto morreu às nove.' },
        { mechanism: 'prova', text: 'Vou reescrever três primeiras mensagens aqui.' },
        { mechanism: 'compara', text: 'Elogio ao olho perde pra pergunta sobre a foto do caiaque.' },
        { mechanism: 'numero', text: 'Duas linhas, uma pergunta, nenhum foguinho.' },
        { mechanism: 'confissao', text: 'Já copiei a mesma frase pra oito pessoas, com o nome trocado.', needsTruth: true },
      ],
    },
    {
      question: 'Por que meus encontros não passam do primeiro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Mesa pra dois, currículo decorado, e alguém olhando o relógio.' },
        { mechanism: 'erro', text: 'Entrevistar em vez de conversar.' },
        { mechanism: 'mito', text: 'Silêncio no encontro não é reprovação.' },
        { mechanism: 'lacuna', text: 'Seu encontro desanda quase sempre na mesma hora.' },
        { mechanism: 'antes-depois', text: 'Eu chegava pra impressionar; passei a chegar com fome.', needsTruth: true },
        { mechanism: 'custo', text: 'Falar do ex na entrada gasta a sobremesa.' },
        { mechanism: 'chamada', text: 'Se a despedida vira “a gente se fala”, escuta.' },
        { mechanism: 'pergunta', text: 'Você lembra do que perguntou ou só do que contou?' },
      ],
    },
    {
      question: 'Mandar mensagem depois do encontro ou esperar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'A regra dos três dias ficou em filme antigo.' },
        { mechanism: 'desafio', text: 'Manda hoje uma linha sobre a piada do garçom.' },
        { mechanism: 'compara', text: 'Mensagem às onze da noite ou no almoço: muda o recado.' },
        { mechanism: 'dialogo', text: '“Não vou mandar primeiro.” Do outro lado, a mesma frase.' },
        { mechanism: 'mito', text: 'Mostrar interesse não diminui ninguém.' },
        { mechanism: 'erro', text: 'Escrever seis parágrafos no elevador.' },
        { mechanism: 'numero', text: 'Uma mensagem, um plano, zero cobrança.' },
        { mechanism: 'cena', text: 'Duas da manhã, “adorei hoje” escrito, apagado, escrito.' },
      ],
    },
    {
      question: 'Quanto tempo conversar antes de marcar o encontro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma semana de papo bom já pede um café.' },
        { mechanism: 'custo', text: 'Três meses de figurinha, e nenhum café de verdade.' },
        { mechanism: 'mito', text: 'Química não carrega pelo teclado.' },
        { mechanism: 'contra', text: 'Marcar cedo, em lugar cheio, poupa ilusão.' },
        { mechanism: 'loop', text: 'Antes de marcar, faço isso: chamada de vídeo de dez minutos.', needsTruth: true },
        { mechanism: 'chamada', text: 'Pra quem já sabe o signo e nunca viu de perto.' },
        { mechanism: 'prova', text: 'Vou mandar o convite agora: dia, hora e saída fácil.' },
        { mechanism: 'erro', text: 'Escolher o apartamento pro primeiro encontro.' },
      ],
    },
    {
      question: 'Onde conhecer gente sem usar aplicativo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'O mesmo curso, duas noites por semana, três meses.' },
        { mechanism: 'cena', text: 'Fila da feira, pastel na mão, celular guardado.' },
        { mechanism: 'quebra', text: 'Tira o fone na fila do café.' },
        { mechanism: 'compara', text: 'Aula de dança ou balada: na aula, alguém pega sua mão.' },
        { mechanism: 'lacuna', text: 'Existe um pedido que todo amigo comprometido adora receber.' },
        { mechanism: 'confissao', text: 'Conheci gente boa quando fui só pela comida.', needsTruth: true },
        { mechanism: 'mito', text: 'Amor de fila de padaria ainda existe.' },
        { mechanism: 'desafio', text: 'Aceita o próximo convite que der preguiça.' },
      ],
    },
  ],
};
