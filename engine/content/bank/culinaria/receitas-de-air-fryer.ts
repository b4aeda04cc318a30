import type { BankSubtopic } from '../../content-types.ts';

export const receitasDeAirFryer: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'receitas-de-air-fryer',
  questions: [
    {
      question: 'Como fazer batata frita crocante na air fryer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sexta à noite, cestinho lotado, e a batata mole e pálida.' },
        { mechanism: 'desafio', text: 'Seca a batata no pano até o pano pingar.' },
        { mechanism: 'numero', text: 'Meia hora de molho na água fria leva o amido embora.' },
        { mechanism: 'erro', text: 'Cesto cheio até a boca não frita: cozinha no bafo.' },
        { mechanism: 'contra', text: 'Batata sem uma gota de óleo sai seca e triste.' },
        { mechanism: 'prova', text: 'Fiz duas levas: uma secada no pano, a outra direto da água.' },
        { mechanism: 'quebra', text: 'Puxa o cesto no meio e sacode com vontade.' },
        { mechanism: 'lacuna', text: 'O freezer tem um papel nessa batata, e não é o de guardar.' },
      ],
    },
    {
      question: 'Por que o frango fica seco na air fryer?',
      family: 'obstaculo',
      hooks: [
        {
          mechanism: 'dialogo',
          text: '“Botei vinte e cinco minutos por segurança.” Quem pagou foi o peito.',
        },
        { mechanism: 'custo', text: 'Esqueceu cinco minutos, e o filé virou isopor com orégano.' },
        { mechanism: 'mito', text: 'Óleo por fora não molha o peito por dentro.' },
        {
          mechanism: 'antes-depois',
          text: 'Era peito só por costume; troquei por sobrecoxa, e ninguém reclamou.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Seu frango fit só desce com meio litro de água? Vem ver.' },
        { mechanism: 'loop', text: 'Essa tigela de água com sal, meia hora na geladeira, salva o peito.' },
        {
          mechanism: 'confissao',
          text: 'Já cobri frango seco de requeijão e chamei de receita.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Filé fino pede doze minutos; coxa, mais que o dobro.' },
      ],
    },
    {
      question: 'O que fica melhor na air fryer do que no forno?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Porção pra dois, air fryer; assadeira pra oito, forno.' },
        { mechanism: 'contra', text: 'Arroz na air fryer é só saudade da panela.' },
        { mechanism: 'mito', text: 'Fritura de massa líquida não funciona: escorre pelos furinhos.' },
        { mechanism: 'cena', text: 'Pão de ontem, três minutos, e a casca estala de novo.' },
        { mechanism: 'compara', text: 'Linguiça vai na air fryer, lasanha volta pro forno.' },
        { mechanism: 'prova', text: 'A mesma coxinha nos dois: escuta qual casquinha quebra.' },
        { mechanism: 'erro', text: 'Comprar forma gigante que tampa a passagem do ar.' },
        { mechanism: 'desafio', text: 'Esquenta nela a pizza de ontem e esquece o micro-ondas.' },
      ],
    },
    {
      question: 'Quanto tempo leva bolo na air fryer?',
      family: 'tempo',
      hooks: [
        { mechanism: 'lacuna', text: 'O número no painel explica esse topo queimado.' },
        { mechanism: 'quebra', text: 'Baixa esses 200 graus pra 150 antes de ligar, né.' },
        { mechanism: 'numero', text: 'Perto de meia hora de bolo, vinte minutos sem espiar.' },
        { mechanism: 'dialogo', text: '“Tostou em dez minutos.” Era só o topo, coitado.' },
        { mechanism: 'erro', text: 'A receita inteira não cabe numa forminha de quatro xícaras.' },
        {
          mechanism: 'antes-depois',
          text: 'Na forma alta, o meio ficava cru; troquei por uma baixinha.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'A casquinha preta por cima, e o miolo ainda líquido na colher.' },
        { mechanism: 'pergunta', text: 'A sua forma deixa um dedo de ar em volta?' },
      ],
    },
    {
      question: 'Como fazer legumes na air fryer sem queimar?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'compara',
          text: 'A ponta do brócolis queima, e a cenoura ainda range: separa os dois.',
        },
        {
          mechanism: 'confissao',
          text: 'Torrei couve-flor três vezes até aprender a cortar grande.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Berinjela crua de um lado, carvão do outro: bora resolver.' },
        { mechanism: 'contra', text: 'Tempero seco entra no fim, senão o alho amarga.' },
        { mechanism: 'loop', text: 'Repete comigo essa ordem de entrada, do duro pro mole.' },
        { mechanism: 'mito', text: 'Legume congelado vai direto; descongelar só junta água no fundo.' },
        { mechanism: 'custo', text: 'Abobrinha cortada fina demais some: uma inteira vira três fiapos.' },
        { mechanism: 'prova', text: 'No minuto oito eu abro: repara na cor.' },
      ],
    },
  ],
};
