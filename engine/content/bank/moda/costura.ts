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
        { mechanism: 'numero', text: 'Reta e zigue-zague: com dois pontos você resolve a casa.' },
        { mechanism: 'cena', text: 'A máquina da avó na mesa da cozinha, o pedal no piso frio.' },
        { mechanism: 'lacuna', text: 'A melhor primeira peça não é de vestir.' },
        { mechanism: 'prova', text: 'Vou fazer uma fronha em vinte minutos sem cortar o vídeo.' },
        {
          mechanism: 'confissao',
          text: 'Preguei a manga do avesso e fui trabalhar assim.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Máquina cara não ensina mais rápido.' },
      ],
    },
    {
      question: 'Por que a máquina de costura embola a linha embaixo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O bolo aparece embaixo, mas o problema tá em outro lugar.' },
        { mechanism: 'cena', text: 'Domingo à tarde, bolo de linha preta, e cadê a tesoura.' },
        { mechanism: 'quebra', text: 'Levanta o calcador e passa o fio outra vez.' },
        { mechanism: 'erro', text: 'Mexer na bobina antes de passar a linha de cima de novo.' },
        { mechanism: 'mito', text: 'Máquina velha, bem regulada, não faz esse bolo.' },
        { mechanism: 'custo', text: 'Uma agulha torta estraga o metro de linho inteiro.' },
        { mechanism: 'desafio', text: 'Segura as duas linhas nos três primeiros pontos.' },
        { mechanism: 'dialogo', text: '“Essa máquina tá com defeito.” A linha é que saiu do disco.' },
      ],
    },
    {
      question: 'Qual máquina de costura comprar pra iniciante?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Mecânica usada e revisada ou digital com cem bordados?' },
        { mechanism: 'numero', text: 'Dos trinta pontos do painel, você vai usar uns quatro.' },
        { mechanism: 'contra', text: 'A pequenininha de pilha desanima antes da primeira bainha.' },
        {
          mechanism: 'loop',
          text: 'Levo um jeans dobrado em quatro pra loja. Olha por quê.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Escolher pela lista de bordados e nunca bordar nada.' },
        { mechanism: 'custo', text: 'Sem peça de reposição, ela vira enfeite de estante.' },
        { mechanism: 'chamada', text: 'Herdou a máquina da tia? Antes de comprar outra, revisão.' },
        { mechanism: 'pergunta', text: 'Você quer fazer barra ou quer fazer vestido?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender a costurar roupa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Na primeira tarde sai uma reta. No primeiro mês, uma saia.' },
        { mechanism: 'cena', text: 'Terceira aula, a bainha toda torta, e o orgulho reto.' },
        {
          mechanism: 'antes-depois',
          text: 'Gastei três noites na primeira saia. A quinta saiu numa manhã.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Quem costura bem já desmanchou muita coisa.' },
        { mechanism: 'loop', text: 'Esse abridor de casa vai te ensinar mais que o manual.' },
        { mechanism: 'dialogo', text: '“Ficou torto.” Desmancha: toda costureira desmancha.' },
        { mechanism: 'erro', text: 'Pular o alinhavo pra ganhar dez minutos.' },
        { mechanism: 'custo', text: 'Seda na primeira semana vira retalho caro.' },
      ],
    },
    {
      question: 'Como fazer barra de calça em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou guardar o pesponto original: vê se você acha a emenda.' },
        { mechanism: 'numero', text: 'Mede as duas pernas, que elas quase nunca são iguais.' },
        { mechanism: 'quebra', text: 'Calça o sapato antes de marcar.' },
        { mechanism: 'erro', text: 'Cortar bem em cima do risco e lembrar da dobra depois.' },
        { mechanism: 'desafio', text: 'Passa a dobra a ferro antes de pôr um alfinete.' },
        { mechanism: 'contra', text: 'Fita que cola salva uma reunião, não o inverno inteiro.' },
        {
          mechanism: 'confissao',
          text: 'Já prendi a barra com grampeador na escada da entrevista.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'À mão ou na máquina? Quem decide é o tecido.' },
      ],
    },
  ],
};
