import type { BankSubtopic } from '../../content-types.ts';

export const comecarAcademia: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'comecar-academia',
  questions: [
    {
      question: 'Como usar os aparelhos da academia pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Três séries com o pé balançando, e ninguém avisou que o banco desce.' },
        {
          mechanism: 'confissao',
          text: 'Fiz uma série inteira ao contrário na cadeira flexora.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou regular essa máquina do zero, e você copia amanhã.' },
        { mechanism: 'numero', text: 'Quase todo aparelho tem dois ajustes: o banco e o pino.' },
        { mechanism: 'desafio', text: 'Antes de sentar, lê o desenho colado na máquina.' },
        { mechanism: 'lacuna', text: 'Aquela bolinha amarela do banco tem um motivo.' },
        { mechanism: 'quebra', text: 'Tira o pino do quarenta e desce pro dez.' },
        { mechanism: 'erro', text: 'Quem senta e já puxa herda a carga de quem saiu.' },
      ],
    },
    {
      question: 'Por que eu tenho vergonha de treinar na academia?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Boné baixo, fone no máximo, esteira do fundo.' },
        {
          mechanism: 'dialogo',
          text: '“Vou emagrecer antes de entrar.” É limpar a casa pra chamar a faxina.',
        },
        { mechanism: 'mito', text: 'Gente forte também já ficou presa embaixo da barra.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu ia às três, com tudo vazio. Hoje, às sete.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Quem já deu três voltas no estacionamento sabe do que eu falo.' },
        {
          mechanism: 'custo',
          text: 'A matrícula tá paga desde março, e a vergonha ainda não deixou entrar.',
        },
        { mechanism: 'contra', text: 'Camiseta de firma levanta peso igual à de marca.' },
        { mechanism: 'loop', text: 'Esse canto do salão salvou o meu primeiro mês.', needsTruth: true },
      ],
    },
    {
      question: 'Personal ou ficha do instrutor pra começar na academia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um personal por um mês ou seis mensalidades?' },
        { mechanism: 'contra', text: 'Personal bom ensina você a dispensar personal.' },
        { mechanism: 'custo', text: 'Ficha sem explicação acaba no fundo da mochila, borrada de suor.' },
        { mechanism: 'erro', text: 'A ficha diz “tríceps testa”, e você guarda sem perguntar.' },
        { mechanism: 'numero', text: 'Três aulas avulsas ensinam a base, e a ficha segue daí.' },
        { mechanism: 'mito', text: 'Instrutor de salão não morde nem cobra por pergunta.' },
        { mechanism: 'desafio', text: 'Pede pro instrutor ver uma série sua, inteira.' },
        { mechanism: 'pergunta', text: 'Se ninguém te corrigir, quem avisa que a coluna entortou?' },
      ],
    },
    {
      question: 'Iniciante na academia: quantas vezes por semana?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias de treino e quatro de folga: pra começar, tá ótimo.' },
        { mechanism: 'contra', text: 'Vai menos do que a empolgação manda.' },
        { mechanism: 'cena', text: 'Cinco treinos na primeira semana, zero na segunda.' },
        {
          mechanism: 'antes-depois',
          text: 'Comecei de segunda a sábado. Hoje vou três vezes e não falto.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Músculo de iniciante também cresce na quinta de folga.' },
        { mechanism: 'custo', text: 'Exagera na terça e a perna cobra até sexta.' },
        { mechanism: 'quebra', text: 'Apaga dois dias desse seu plano de cinco.' },
        { mechanism: 'desafio', text: 'Marca no celular três horários que já são seus.' },
      ],
    },
    {
      question: 'É normal sentir tanta dor depois do primeiro treino?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'No dia seguinte, até sentar no vaso pede as duas mãos na parede.' },
        { mechanism: 'dialogo', text: '“Não consigo pentear o cabelo.” Foi peito ou foi tríceps?' },
        { mechanism: 'mito', text: 'A dor costuma piorar no segundo dia, depois passa.' },
        { mechanism: 'erro', text: 'Repetir a perna com ela ainda travada não acelera nada.' },
        { mechanism: 'confissao', text: 'Desci a escada de costas por dois dias.', needsTruth: true },
        { mechanism: 'desafio', text: 'Caminha dez minutos hoje, mesmo com a perna de pau.' },
        { mechanism: 'chamada', text: 'Se o braço não alcança nem o xampu, fica aqui.' },
        { mechanism: 'lacuna', text: 'Existe dor de treino e existe dor de aviso.' },
      ],
    },
  ],
};
