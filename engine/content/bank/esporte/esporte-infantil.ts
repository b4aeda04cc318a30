import type { BankSubtopic } from '../../content-types.ts';

export const esporteInfantil: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'esporte-infantil',
  questions: [
    {
      question: 'Como escolher uma escolinha de futebol?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Alambrado, chinelo, trinta crianças e uma bola.' },
        { mechanism: 'desafio', text: 'Conta quantos esperam na fila enquanto um chuta.' },
        { mechanism: 'erro', text: 'Decidir pelo escudo bordado na camisa.' },
        { mechanism: 'lacuna', text: 'Professor bom procura uma criança depois do gol.' },
        { mechanism: 'contra', text: 'Escolinha boa também perde de goleada.' },
        { mechanism: 'prova', text: 'Uma aula na grade, caderninho na mão: vê comigo.' },
        { mechanism: 'custo', text: 'Uniforme, taxa, torneio e van: a mensalidade é a menor conta.' },
        { mechanism: 'compara', text: 'Gramado bonito longe ou quadra torta da esquina.' },
      ],
    },
    {
      question: 'Por que meu filho não quer mais ir pro treino?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Minha barriga dói.” Só às terças e quintas, às cinco.' },
        { mechanism: 'cena', text: 'Meião na mão, desenho na TV, tênis sumido de novo.' },
        { mechanism: 'mito', text: 'Choro na porta do clube nem sempre é preguiça.' },
        { mechanism: 'desafio', text: 'Troca o “ganhou?” por “com quem você riu?”.' },
        { mechanism: 'erro', text: 'Dar bronca no carro, com o portão à vista.' },
        {
          mechanism: 'confissao',
          text: 'Demorei a notar que quem gostava de judô era eu.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Forçar o meião hoje pode aposentar a bola amanhã.' },
        { mechanism: 'loop', text: 'Antes de trancar a matrícula, faz esta pergunta no banho.' },
      ],
    },
    {
      question: 'Natação ou futebol: qual é melhor pra criança?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na piscina, silêncio; no campo, grito de amigo.' },
        { mechanism: 'contra', text: 'Ganha o esporte que fica perto de casa.' },
        { mechanism: 'pergunta', text: 'Ela corre pra bola ou corre pra poça?' },
        { mechanism: 'mito', text: 'Não existe modalidade completa pra quem vai chorando.' },
        { mechanism: 'numero', text: 'Duas aulas de teste, dois cheiros na volta: cloro ou grama.' },
        { mechanism: 'quebra', text: 'Esquece a seleção e olha o recreio dele.' },
        {
          mechanism: 'antes-depois',
          text: 'Matriculei pelo meu sonho; renovei pelo dela.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Um de sunga, outra de chuteira, e um carro só.' },
      ],
    },
    {
      question: 'Com quantos anos a criança pode começar um esporte?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Antes dos seis, quase tudo precisa parecer brincadeira.' },
        { mechanism: 'mito', text: 'Estrear aos três não fabrica craque aos treze.' },
        { mechanism: 'erro', text: 'Campeonato pra quem ainda troca o pé do tênis.' },
        { mechanism: 'cena', text: 'Chuteira vinte e seis, laço desfeito, joaninha na pequena área.' },
        { mechanism: 'lacuna', text: 'A fila do escorregador mostra quem já pode começar.' },
        { mechanism: 'desafio', text: 'Um mês de bola no quintal antes da matrícula.' },
        { mechanism: 'quebra', text: 'Guarda o cronômetro até os dentes de leite caírem.' },
        { mechanism: 'dialogo', text: '“O primo entrou mais cedo.” O primo também largou mais cedo.' },
      ],
    },
    {
      question: 'Como não pressionar meu filho no esporte?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Gritar “chuta” da grade, junto com outros vinte.' },
        { mechanism: 'quebra', text: 'Senta longe do banco do treinador.' },
        { mechanism: 'cena', text: 'Volta pra casa, rádio desligado, derrota no banco de trás.' },
        { mechanism: 'custo', text: 'Cada palpite no carro tira um pouco da graça.' },
        { mechanism: 'contra', text: 'Depois da derrota, sorvete antes de análise.' },
        { mechanism: 'chamada', text: 'Joelho ralado nele, coração na boca em você: respira.' },
        { mechanism: 'prova', text: 'Gravo duas voltas do jogo: uma com sermão, outra com música.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu filmava cada erro. Hoje levo água e laranja.',
          needsTruth: true,
        },
      ],
    },
  ],
};
