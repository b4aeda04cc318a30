import type { BankSubtopic } from '../../content-types.ts';

export const comecarAcademia: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'comecar-academia',
  questions: [
    {
      question: 'Como usar os aparelhos da academia pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Banco alto demais, pé no ar, três séries assim.' },
        {
          mechanism: 'confissao',
          text: 'Fiz uma série inteira ao contrário na cadeira flexora.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou regular essa máquina como no primeiro dia.' },
        { mechanism: 'numero', text: 'Quase todo aparelho tem dois ajustes: o banco e o pino.' },
        { mechanism: 'desafio', text: 'Antes de sentar, lê o desenho colado na máquina.' },
        { mechanism: 'lacuna', text: 'Aquela bolinha amarela do banco tem um motivo.' },
        { mechanism: 'quebra', text: 'Tira o pino do quarenta e desce pro dez.' },
        { mechanism: 'erro', text: 'Sentar e já puxar, com a carga de quem saiu.' },
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
        { mechanism: 'chamada', text: 'Três voltas no estacionamento antes de entrar: esse é seu.' },
        { mechanism: 'custo', text: 'Vergonha também paga mensalidade, e paga adiantado.' },
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
        { mechanism: 'erro', text: 'Guardar a ficha sem perguntar “tríceps o quê?”' },
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
        { mechanism: 'numero', text: 'Segunda, quarta e sexta: três vezes já assustam o sofá.' },
        { mechanism: 'contra', text: 'Vai menos do que a empolgação manda.' },
        { mechanism: 'cena', text: 'Cinco treinos na primeira semana, zero na segunda.' },
        {
          mechanism: 'antes-depois',
          text: 'Comecei de segunda a sábado. Hoje vou três vezes e não falto.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Músculo de iniciante também cresce na quinta de folga.' },
        { mechanism: 'custo', text: 'Um treino a mais hoje, três dias de perna dura.' },
        { mechanism: 'quebra', text: 'Apaga dois dias desse seu plano de cinco.' },
        { mechanism: 'desafio', text: 'Marca no celular três horários que já são seus.' },
      ],
    },
    {
      question: 'É normal sentir tanta dor depois do primeiro treino?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dia seguinte, vaso sanitário, duas mãos na parede pra sentar.' },
        { mechanism: 'dialogo', text: '“Não consigo pentear o cabelo.” Foi peito ou foi tríceps?' },
        { mechanism: 'mito', text: 'A dor costuma piorar no segundo dia, depois passa.' },
        { mechanism: 'erro', text: 'Tomar remédio e repetir a perna no dia seguinte.' },
        { mechanism: 'confissao', text: 'Desci a escada de costas por dois dias.', needsTruth: true },
        { mechanism: 'desafio', text: 'Caminha dez minutos hoje, mesmo com a perna de pau.' },
        { mechanism: 'chamada', text: 'Braço que não alcança nem o xampu: fica aqui.' },
        { mechanism: 'lacuna', text: 'Existe dor de treino e existe dor de aviso.' },
      ],
    },
  ],
};
