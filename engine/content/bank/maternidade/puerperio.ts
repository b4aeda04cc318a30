import type { BankSubtopic } from '../../content-types.ts';

export const puerperio: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'puerperio',
  questions: [
    {
      question: 'Como se cuidar no pós-parto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Camisola às cinco da tarde, café frio no micro-ondas.' },
        { mechanism: 'desafio', text: 'Troca a próxima visita por uma marmita.' },
        { mechanism: 'quebra', text: 'Deixa a louça dormir na pia.' },
        { mechanism: 'numero', text: 'Duas garrafas de água: uma na poltrona, outra na cama.' },
        { mechanism: 'contra', text: 'Mãe também tem consulta de retorno, igual ao bebê.' },
        { mechanism: 'erro', text: 'Varrer a sala porque a sogra vem às três.' },
        { mechanism: 'prova', text: 'Montei uma cestinha pra poltrona: fralda, lanche, carregador.' },
        { mechanism: 'mito', text: 'Caber na calça antiga não é tarefa do resguardo.' },
      ],
    },
    {
      question: 'Por que choro tanto depois que o bebê nasceu?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Comercial de margarina, casa em silêncio, lágrima no prato.' },
        { mechanism: 'dialogo', text: '“Mas ele veio com tanta saúde.” E dá pra doer também.' },
        { mechanism: 'mito', text: 'Lágrima na primeira semana não mede amor de mãe.' },
        { mechanism: 'numero', text: 'Duas semanas costuma durar o baby blues; passou disso, fala.' },
        { mechanism: 'loop', text: 'Isso que aperta no fim da tarde tem nome e cuidado.' },
        { mechanism: 'chamada', text: 'Se vier vontade de sumir, o 188 atende de madrugada.' },
        {
          mechanism: 'confissao',
          text: 'Eu sorria pra visita e desabava quando o portão fechava.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Uma tristeza vem e vai; a que fica pede consulta.' },
      ],
    },
    {
      question: 'Visita no pós-parto: receber ou pedir pra esperar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Campainha na hora da mamada, quatro tias e um bolo.' },
        { mechanism: 'dialogo', text: '“Só vim dar um cheirinho.” E já foi pro pescoço dele.' },
        { mechanism: 'desafio', text: 'Manda no grupo: meia hora, mão lavada, sem perfume.' },
        { mechanism: 'erro', text: 'Coar café de camisola pra quem veio ajudar.' },
        { mechanism: 'contra', text: 'Gente boa de resguardo lava a louça e vai embora.' },
        { mechanism: 'custo', text: 'Uma tarde de sala cheia leva o único cochilo do dia.' },
        { mechanism: 'compara', text: 'Foto pelo celular agora, colo daqui a um mês.' },
        { mechanism: 'chamada', text: 'Ponto repuxando, peito vazando, campainha tocando: pode não abrir.' },
      ],
    },
    {
      question: 'Quanto tempo dura o puerpério?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quarenta dias tem o resguardo; a cabeça pede mais.' },
        { mechanism: 'contra', text: 'O útero volta em semanas, o resto negocia.' },
        { mechanism: 'lacuna', text: 'A folhinha vira antes de uma parte sua voltar.' },
        {
          mechanism: 'antes-depois',
          text: 'No dia quarenta esperei a vida antiga; veio uma nova.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Lavar o cabelo no resguardo não faz mal a ninguém.' },
        { mechanism: 'quebra', text: 'Apaga o lembrete “voltar ao normal” do celular.' },
        { mechanism: 'pergunta', text: 'Alguém já perguntou como você tá, sem falar do bebê?' },
        { mechanism: 'prova', text: 'Vou abrir o caderno do terceiro mês e ler uma página.' },
      ],
    },
    {
      question: 'Como montar uma rede de apoio no pós-parto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Esperar que adivinhem o que falta na geladeira.' },
        { mechanism: 'numero', text: 'Três nomes no papel: comida, mercado, madrugada.' },
        { mechanism: 'desafio', text: 'Escolhe uma pessoa e pede uma coisa só.' },
        { mechanism: 'dialogo', text: '“Qualquer coisa, me chama.” Responde com dia e hora.' },
        {
          mechanism: 'confissao',
          text: 'Demorei um mês pra deixar alguém segurar ele no banho.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Fingir que tá tudo bem cobra na terceira semana.' },
        {
          mechanism: 'antes-depois',
          text: 'Com o primeiro, recusei marmita; no segundo, fiz lista.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse bilhete na porta trabalha enquanto você cochila.' },
      ],
    },
  ],
};
