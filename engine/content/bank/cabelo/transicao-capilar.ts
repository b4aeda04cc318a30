import type { BankSubtopic } from '../../content-types.ts';

export const transicaoCapilar: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'transicao-capilar',
  questions: [
    {
      question: 'Como começar a transição capilar sem cortar tudo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Espelho do elevador, quatro dedos de cacho e o resto liso.' },
        { mechanism: 'desafio', text: 'Apara um dedo por mês e guarda a primeira mecha.' },
        { mechanism: 'contra', text: 'Ninguém precisa de tesoura no primeiro dia.' },
        { mechanism: 'dialogo', text: '“Só mais essa progressiva.” Foi assim nos últimos três anos.' },
        { mechanism: 'numero', text: 'Dois penteados na manga já seguram as primeiras semanas.' },
        { mechanism: 'erro', text: 'Esconder a raiz na chapinha quente todo domingo à noite.' },
        { mechanism: 'quebra', text: 'Desmarca o retoque e deixa a raiz chegar.' },
        { mechanism: 'loop', text: 'Essa mechinha atrás da orelha adianta como vem o cacho.' },
      ],
    },
    {
      question: 'Por que dá vontade de desistir da transição capilar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'chamada', text: 'Todo domingo a chapinha te encara de dentro da gaveta.' },
        { mechanism: 'confissao', text: 'Chorei no banheiro da firma por causa da raiz.', needsTruth: true },
        { mechanism: 'cena', text: 'No almoço de família, uma mão vem na sua raiz.' },
        { mechanism: 'mito', text: 'Raiz sem forma no começo não é cacho estragado.' },
        { mechanism: 'custo', text: 'Chapinha quente demais pode esticar a mola de vez.' },
        { mechanism: 'lacuna', text: 'A fase mais dura vem depois, longe do primeiro mês.' },
        { mechanism: 'compara', text: 'Raiz e ponta brigam dentro do mesmo pente.' },
        {
          mechanism: 'antes-depois',
          text: 'No quarto mês, lenço todo dia. No décimo, esqueci dele.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Big chop vale a pena ou é melhor esperar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Vinte minutos de tesoura ou dois anos de paciência.' },
        { mechanism: 'pergunta', text: 'É apego ao comprimento ou medo do espelho de amanhã?' },
        {
          mechanism: 'prova',
          text: 'Guardei a trança que cortei: olha o liso e olha a raiz.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Esperar um ano inteiro também conta como coragem.' },
        { mechanism: 'numero', text: 'Com três dedos de raiz, o corte já tem desenho.' },
        { mechanism: 'erro', text: 'Cortar às onze da noite, com tesoura de cozinha e raiva.' },
        { mechanism: 'dialogo', text: '“E se não combinar com meu rosto?” Prende tudo e olha de lado.' },
        { mechanism: 'quebra', text: 'Esconde o liso num lenço e passa o sábado.' },
      ],
    },
    {
      question: 'Quanto tempo demora a transição capilar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um dedo deitado por mês, e o ombro fica longe.' },
        { mechanism: 'desafio', text: 'Mede da raiz até a linha onde o liso começa.' },
        { mechanism: 'mito', text: 'Cápsula nenhuma apressa o calendário da raiz.' },
        { mechanism: 'cena', text: 'Mês sete, convite de casamento, metade mola e metade espeto.' },
        { mechanism: 'custo', text: 'Cada volta à química põe a contagem no zero.' },
        { mechanism: 'loop', text: 'Risquei no azulejo onde a raiz tava em março.', needsTruth: true },
        { mechanism: 'contra', text: 'Quem marca o fim é a tesoura, não o mês.' },
        {
          mechanism: 'antes-depois',
          text: 'Em janeiro, um anel na nuca. Em dezembro, a franja enrolou.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como disfarçar duas texturas na transição capilar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Canudo só na ponta lisa: abro amanhã cedo.' },
        {
          mechanism: 'confissao',
          text: 'Foram três meses de coque baixo, e elogiaram meu estilo.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Babyliss na ponta toda manhã, antes do ônibus.' },
        { mechanism: 'quebra', text: 'Desliga a escova e abre a caixinha de grampo.' },
        { mechanism: 'numero', text: 'Cinco coquinhos antes de dormir empatam raiz e ponta.' },
        { mechanism: 'chamada', text: 'Sua reunião é às nove, e metade do cabelo faltou.' },
        { mechanism: 'lacuna', text: 'A emenda só aparece num pedaço da cabeça.' },
        { mechanism: 'dialogo', text: '“Seu cabelo tá diferente.” Responde que ele tá voltando.' },
      ],
    },
  ],
};
