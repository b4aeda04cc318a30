import type { BankSubtopic } from '../../content-types.ts';

export const puerperio: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'puerperio',
  questions: [
    {
      question: 'Como se cuidar no pós-parto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cinco da tarde, você de camisola, café frio no micro-ondas.' },
        { mechanism: 'desafio', text: 'Troca a próxima visita por uma marmita: pede assim mesmo.' },
        { mechanism: 'quebra', text: 'Deixa a louça dormir na pia, e dorme também.' },
        { mechanism: 'numero', text: 'Duas garrafas de água cheias: uma na poltrona, outra na cama.' },
        { mechanism: 'contra', text: 'Mãe também tem consulta de retorno, não é só bebê.' },
        { mechanism: 'erro', text: 'Varrer a sala com ponto repuxando porque vem visita.' },
        { mechanism: 'prova', text: 'Montei uma cestinha pra poltrona: fralda, lanche, carregador.' },
        { mechanism: 'mito', text: 'Caber na calça de antes não é tarefa do resguardo.' },
      ],
    },
    {
      question: 'Por que choro tanto depois que o bebê nasceu?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Passa um comercial de margarina, e a lágrima cai.' },
        { mechanism: 'dialogo', text: '“Mas ele nasceu com tanta saúde.” E pode doer mesmo assim.' },
        { mechanism: 'mito', text: 'Chorar na primeira semana não mede o amor de mãe nenhuma.' },
        {
          mechanism: 'numero',
          text: 'Baby blues costuma durar duas semanas. Passou disso, fala com alguém.',
        },
        { mechanism: 'loop', text: 'Esse aperto do fim da tarde tem nome e tem cuidado.' },
        { mechanism: 'chamada', text: 'Se vier vontade de sumir, liga 188, atende até de madrugada.' },
        {
          mechanism: 'confissao',
          text: 'Eu sorria pra visita e desabava quando o portão fechava.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Tem tristeza que vem e vai. A que fica merece consulta.' },
      ],
    },
    {
      question: 'Visita no pós-parto: receber ou pedir pra esperar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'A campainha tocou bem na mamada: quatro tias e um bolo.' },
        { mechanism: 'dialogo', text: '“Só vim dar um cheirinho.” E já foi no pescoço dele.' },
        { mechanism: 'desafio', text: 'Manda no grupo: meia hora, mão lavada, sem perfume.' },
        { mechanism: 'erro', text: 'Levantar de camisola pra passar café pra quem veio ajudar.' },
        { mechanism: 'contra', text: 'Visita boa de resguardo lava a louça e vai embora cedo.' },
        { mechanism: 'custo', text: 'Uma tarde de sala cheia leva embora seu único cochilo.' },
        { mechanism: 'compara', text: 'Foto pelo celular hoje, colo daqui a um mês.' },
        { mechanism: 'chamada', text: 'Ponto repuxando e a campainha tocando? Pode não abrir.' },
      ],
    },
    {
      question: 'Quanto tempo dura o puerpério?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O resguardo tem uns quarenta dias. A cabeça pede bem mais.' },
        { mechanism: 'contra', text: 'O útero volta em semanas. O resto demora, tudo bem.' },
        { mechanism: 'lacuna', text: 'O corpo recebe alta bem antes de outra parte sua.' },
        {
          mechanism: 'antes-depois',
          text: 'No dia quarenta eu esperei a vida antiga. Veio outra.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Lavar o cabelo no resguardo não faz mal a ninguém.' },
        { mechanism: 'quebra', text: 'Apaga o lembrete “voltar ao normal” do celular.' },
        { mechanism: 'pergunta', text: 'Alguém já perguntou como você tá, sem falar do bebê?' },
        { mechanism: 'prova', text: 'Vou ler uma página do caderno do meu terceiro mês.', needsTruth: true },
      ],
    },
    {
      question: 'Como montar uma rede de apoio no pós-parto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Esperar que adivinhem o que falta na sua geladeira.' },
        { mechanism: 'numero', text: 'Bota três nomes no papel: comida, mercado e madrugada.' },
        { mechanism: 'desafio', text: 'Escolhe uma amiga e pede só isso: almoço na quarta.' },
        { mechanism: 'dialogo', text: '“Qualquer coisa, me chama.” Responde com dia e hora.' },
        {
          mechanism: 'confissao',
          text: 'Demorei um mês pra pedir: segura o bebê, preciso de banho.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Fingir que tá tudo bem aguenta umas duas semanas.' },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro filho recusei marmita. No segundo, passei uma lista.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O bilhete na porta trabalha enquanto você cochila: lê comigo.' },
      ],
    },
  ],
};
