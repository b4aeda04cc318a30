import type { BankSubtopic } from '../../content-types.ts';

export const transicaoCapilar: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'transicao-capilar',
  questions: [
    {
      question: 'Como começar a transição capilar sem cortar tudo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Espelho do elevador: quatro dedos de cacho e o resto liso.' },
        { mechanism: 'desafio', text: 'Apara um dedo por mês e guarda a primeira mecha.' },
        { mechanism: 'contra', text: 'Ninguém precisa de tesoura no primeiro dia.' },
        { mechanism: 'dialogo', text: '“Só mais essa progressiva.” Você falou isso nos últimos três anos.' },
        { mechanism: 'numero', text: 'Dois penteados bem treinados seguram as primeiras semanas.' },
        { mechanism: 'erro', text: 'Esconder a raiz na chapinha todo domingo à noite.' },
        { mechanism: 'quebra', text: 'Desmarca o retoque e deixa a raiz chegar.' },
        { mechanism: 'loop', text: 'Essa mechinha atrás da orelha já mostra como vem o cacho.' },
      ],
    },
    {
      question: 'Por que dá vontade de desistir da transição capilar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'chamada', text: 'Se a chapinha te olha da gaveta todo domingo, escuta.' },
        { mechanism: 'confissao', text: 'Chorei no banheiro da firma por causa da raiz.', needsTruth: true },
        { mechanism: 'cena', text: 'Almoço de família, e alguém já pegou na sua raiz.' },
        { mechanism: 'mito', text: 'Raiz sem forma no começo não é cacho estragado.' },
        { mechanism: 'custo', text: 'Chapinha quente demais pode esticar o cacho de vez.' },
        { mechanism: 'lacuna', text: 'O mês mais difícil não é o primeiro.' },
        { mechanism: 'compara', text: 'Raiz e ponta são dois cabelos no mesmo pente.' },
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
        { mechanism: 'compara', text: 'Vinte minutos de tesoura ou dois anos de paciência?' },
        { mechanism: 'pergunta', text: 'É apego ao comprimento ou medo do espelho de amanhã?' },
        {
          mechanism: 'prova',
          text: 'Guardei a trança que cortei: olha o liso, olha a raiz.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Esperar um ano também é coragem.' },
        { mechanism: 'numero', text: 'Com três dedos de raiz, o corte já tem forma.' },
        { mechanism: 'erro', text: 'Cortar às onze da noite com a tesoura da cozinha.' },
        { mechanism: 'dialogo', text: '“E se não combinar com meu rosto?” Prende tudo e olha de lado.' },
        { mechanism: 'quebra', text: 'Esconde o liso num lenço e passa o sábado assim.' },
      ],
    },
    {
      question: 'Quanto tempo demora a transição capilar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um dedinho deitado por mês, e o ombro ainda tá longe.' },
        { mechanism: 'desafio', text: 'Mede da raiz até onde o liso começa.' },
        { mechanism: 'mito', text: 'Nenhuma cápsula adianta o calendário da raiz.' },
        { mechanism: 'cena', text: 'Mês sete, convite de casamento, metade cacho e metade espeto.' },
        { mechanism: 'custo', text: 'Cada volta pra química zera a conta.' },
        { mechanism: 'loop', text: 'Risquei no azulejo onde a raiz tava em março.', needsTruth: true },
        { mechanism: 'contra', text: 'Quem marca o fim é a tesoura, não o mês.' },
        {
          mechanism: 'antes-depois',
          text: 'Em janeiro era um anel na nuca. Em dezembro, a franja enrolou.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como disfarçar duas texturas na transição capilar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Canudinho só na ponta lisa: amanhã cedo eu abro.' },
        {
          mechanism: 'confissao',
          text: 'Foram três meses de coque baixo, e elogiaram meu estilo.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Babyliss na ponta toda manhã, antes do ônibus.' },
        { mechanism: 'quebra', text: 'Desliga a escova e abre a caixinha de grampo.' },
        { mechanism: 'numero', text: 'Cinco coquinhos antes de dormir igualam raiz e ponta.' },
        { mechanism: 'chamada', text: 'Reunião às nove, e metade do cabelo não colaborou.' },
        { mechanism: 'lacuna', text: 'A emenda só aparece num pedaço da cabeça.' },
        { mechanism: 'dialogo', text: '“Seu cabelo tá diferente.” Fala que ele tá voltando.' },
      ],
    },
  ],
};
