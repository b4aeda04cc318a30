import type { BankSubtopic } from '../../content-types.ts';

export const esporteInfantil: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'esporte-infantil',
  questions: [
    {
      question: 'Como escolher uma escolinha de futebol?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Trinta crianças atrás de uma bola, e você no alambrado.' },
        { mechanism: 'desafio', text: 'Conta quantos esperam na fila enquanto um chuta.' },
        { mechanism: 'erro', text: 'Tem gente que escolhe pelo escudo bordado na camisa.' },
        { mechanism: 'lacuna', text: 'O professor bom procura uma criança logo depois do gol.' },
        { mechanism: 'contra', text: 'Escolinha boa também leva goleada.' },
        {
          mechanism: 'prova',
          text: 'Assisti a uma aula da grade, com caderninho: vem ver.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Uniforme, taxa, torneio, van: a mensalidade é a menor conta.' },
        {
          mechanism: 'compara',
          text: 'Gramado lindo longe ou quadra torta na esquina: pensa na terça à noite.',
        },
      ],
    },
    {
      question: 'Por que meu filho não quer mais ir pro treino?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Minha barriga dói.” Só às terças e quintas, às cinco.' },
        { mechanism: 'cena', text: 'O meião tá na mão, a TV ligada, e o tênis sumiu de novo.' },
        { mechanism: 'mito', text: 'Choro na porta do clube nem sempre é manha.' },
        { mechanism: 'desafio', text: 'Troca o “ganhou?” por “com quem você riu?”.' },
        { mechanism: 'erro', text: 'A bronca no carro, já com o portão à vista, não ajuda.' },
        {
          mechanism: 'confissao',
          text: 'Demorei pra perceber que quem gostava de judô era eu.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Forçar hoje pode fazer a bola ir embora de vez.' },
        { mechanism: 'loop', text: 'Antes de trancar a matrícula, faz esta pergunta na hora do banho.' },
      ],
    },
    {
      question: 'Natação ou futebol: qual é melhor pra criança?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na piscina é silêncio; no campo, o grito dos amigos.' },
        { mechanism: 'contra', text: 'O melhor esporte costuma ser o que fica perto de casa.' },
        { mechanism: 'pergunta', text: 'Seu filho corre pra bola ou corre pra poça?' },
        { mechanism: 'mito', text: 'Não tem esporte completo pra quem vai chorando.' },
        { mechanism: 'numero', text: 'Faz duas aulas de teste: uma volta com cloro, outra com grama.' },
        { mechanism: 'quebra', text: 'Esquece a seleção e olha o recreio dele.' },
        {
          mechanism: 'antes-depois',
          text: 'Matriculei pelo meu sonho; renovei pelo gosto dela.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem tem um de sunga, outra de chuteira e um carro só.' },
      ],
    },
    {
      question: 'Com quantos anos a criança pode começar um esporte?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Antes dos seis anos, quase tudo tem que parecer brincadeira.' },
        { mechanism: 'mito', text: 'Começar aos três não fabrica craque aos treze.' },
        { mechanism: 'erro', text: 'Puseram em campeonato quem ainda troca o pé do tênis.' },
        { mechanism: 'cena', text: 'Chuteira tamanho vinte e seis, e uma joaninha parou o jogo.' },
        { mechanism: 'lacuna', text: 'Dá pra ver quem já pode começar na fila do escorregador.' },
        { mechanism: 'desafio', text: 'Testa um mês de bola no quintal antes de pagar matrícula.' },
        { mechanism: 'quebra', text: 'Guarda o cronômetro até os dentes de leite caírem.' },
        { mechanism: 'dialogo', text: '“O primo entrou mais cedo.” O primo também largou mais cedo, né?' },
      ],
    },
    {
      question: 'Como não pressionar meu filho no esporte?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Você grita “chuta” da grade, junto com outros vinte.' },
        { mechanism: 'quebra', text: 'Senta longe do banco do treinador.' },
        { mechanism: 'cena', text: 'A volta pra casa em silêncio, com a derrota no banco de trás.' },
        { mechanism: 'custo', text: 'Cada palpite no carro tira um pouco da graça.' },
        { mechanism: 'contra', text: 'Perdeu o jogo? Primeiro o sorvete, a análise fica pra depois.' },
        { mechanism: 'chamada', text: 'O joelho ralado é dele, o coração na boca é seu: respira.' },
        {
          mechanism: 'prova',
          text: 'Fiz duas voltas pra casa: uma com sermão, outra com música.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu filmava cada erro. Hoje levo água e laranja.',
          needsTruth: true,
        },
      ],
    },
  ],
};
