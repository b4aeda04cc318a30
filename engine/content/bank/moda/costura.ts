import type { BankSubtopic } from '../../content-types.ts';

export const costura: BankSubtopic = {
  domain: 'moda',
  subtopic: 'costura',
  questions: [
    {
      question: 'Como começar a costurar do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Estrear com vestido forrado e zíper invisível.' },
        { mechanism: 'quebra', text: 'Costura uma folha de caderno, sem linha nenhuma.' },
        { mechanism: 'numero', text: 'Reta e zigue-zague: dois pontos dão conta da casa.' },
        { mechanism: 'cena', text: 'Máquina da avó na mesa da cozinha, pedal no piso frio.' },
        { mechanism: 'lacuna', text: 'A primeira peça ideal não se veste.' },
        { mechanism: 'prova', text: 'Uma fronha em vinte minutos: deixo a câmera ligada.' },
        {
          mechanism: 'confissao',
          text: 'Preguei a manga do avesso e fui trabalhar assim.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Máquina potente não ensina mão nova mais rápido.' },
      ],
    },
    {
      question: 'Por que a máquina de costura embola a linha embaixo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O ninho aparece embaixo, mas nasce noutro andar.' },
        { mechanism: 'cena', text: 'Domingo à tarde, bolo de linha preta, tesoura procurando saída.' },
        { mechanism: 'quebra', text: 'Levanta o calcador e passa o fio outra vez.' },
        { mechanism: 'erro', text: 'Mexer na bobina antes de refazer o caminho de cima.' },
        { mechanism: 'mito', text: 'Idade não faz máquina nenhuma embolar.' },
        { mechanism: 'custo', text: 'Uma agulha torta estraga o metro de linho.' },
        { mechanism: 'desafio', text: 'Segura as duas pontas nos três primeiros pontos.' },
        { mechanism: 'dialogo', text: '“Essa máquina tá com defeito.” Tá com o fio fora do disco.' },
      ],
    },
    {
      question: 'Qual máquina de costura comprar pra iniciante?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Mecânica usada e revisada ou digital com cem bordados.' },
        { mechanism: 'numero', text: 'De trinta pontos no painel, sobram quatro na vida real.' },
        { mechanism: 'contra', text: 'A miudinha de pilha desanima antes da primeira bainha.' },
        { mechanism: 'loop', text: 'Esse jeans dobrado em quatro é meu teste na loja.', needsTruth: true },
        { mechanism: 'erro', text: 'Escolher pela lista de bordado e nunca bordar.' },
        { mechanism: 'custo', text: 'Sem peça de reposição, o conserto vira enfeite de estante.' },
        { mechanism: 'chamada', text: 'Máquina herdada no armário da tia: leva na revisão primeiro.' },
        { mechanism: 'pergunta', text: 'Vai fazer barra ou quer fazer vestido?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender a costurar roupa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Na primeira tarde sai uma reta, no primeiro mês uma saia.' },
        { mechanism: 'cena', text: 'Terceira aula, bainha torta, orgulho reto.' },
        {
          mechanism: 'antes-depois',
          text: 'Gastei três noites na primeira saia. A quinta saiu numa manhã.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Mão boa é mão que já desmanchou muito.' },
        { mechanism: 'loop', text: 'Esse abridor de casa ensina mais que o manual.' },
        { mechanism: 'dialogo', text: '“Ficou torto.” Desmancha; toda costureira desmancha.' },
        { mechanism: 'erro', text: 'Pular o alinhavo pra ganhar dez minutos.' },
        { mechanism: 'custo', text: 'Seda na primeira semana vira retalho de seda.' },
      ],
    },
    {
      question: 'Como fazer barra de calça em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Guardo o pesponto original do jeans: vê se acha a emenda.' },
        { mechanism: 'numero', text: 'Mede as duas pernas, porque elas quase nunca são iguais.' },
        { mechanism: 'quebra', text: 'Calça o sapato antes de marcar.' },
        { mechanism: 'erro', text: 'Cortar no risco e lembrar da dobra depois.' },
        { mechanism: 'desafio', text: 'Passa a dobra a ferro antes de pôr um alfinete.' },
        { mechanism: 'contra', text: 'Fita que cola salva a reunião, não o inverno.' },
        {
          mechanism: 'confissao',
          text: 'Já prendi barra com grampeador, na escada da entrevista.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Ponto à mão ou reta na máquina: o tecido fala.' },
      ],
    },
  ],
};
