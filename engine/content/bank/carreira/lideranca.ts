import type { BankSubtopic } from '../../content-types.ts';

export const lideranca: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'lideranca',
  questions: [
    {
      question: 'Como liderar uma equipe pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Ontem vocês dividiam a marmita, hoje você aprova as férias.' },
        { mechanism: 'erro', text: 'Chegar na segunda trocando planilha, escala e cafeteira.' },
        {
          mechanism: 'numero',
          text: 'Na primeira semana, conversa vinte minutos com cada um, sem notebook.',
        },
        { mechanism: 'contra', text: 'No primeiro mês, saber mais que a sala atrapalha.' },
        { mechanism: 'desafio', text: 'Pergunta a cada pessoa o que emperra o dia dela.' },
        {
          mechanism: 'confissao',
          text: 'No meu primeiro cargo, eu refazia o relatório de todo mundo.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Sai da cabeceira e senta perto da impressora.' },
        { mechanism: 'dialogo', text: '“Virou chefe, hein?” E o bar de quinta esfriou.' },
      ],
    },
    {
      question: 'Por que minha equipe não me respeita?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Chefe que atrasa autoriza o atraso da sala inteira.' },
        { mechanism: 'mito', text: 'Voz grossa não segura reunião, só deixa a sala quieta.' },
        { mechanism: 'lacuna', text: 'Na reunião, alguém responde antes de você. Começa por aí.' },
        { mechanism: 'chamada', text: 'Repetiu o mesmo prazo três vezes na semana? Senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mandava ordem no grupo. Passei a combinar na mesa.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Corrigir na frente dos outros e elogiar de porta fechada.' },
        { mechanism: 'loop', text: 'Esse combinado de segunda evita a bronca de sexta.' },
        { mechanism: 'cena', text: 'Cabeças balançando que sim, e sexta sem nada na mesa.' },
      ],
    },
    {
      question: 'Feedback negativo: falar na hora ou esperar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No dia, você corrige o fato. Um mês depois, a pessoa.' },
        { mechanism: 'cena', text: 'Corredor cheio, gente passando, e a bronca saindo ali.' },
        { mechanism: 'numero', text: 'Um fato, um efeito, um pedido: não passa de dez minutos.' },
        { mechanism: 'erro', text: 'Doze reclamações guardadas pra dezembro viram um susto só.' },
        { mechanism: 'contra', text: 'Elogio antes da crítica deixa a pessoa esperando o “mas”.' },
        { mechanism: 'dialogo', text: '“Depois a gente conversa.” E a tarde da pessoa acabou ali.' },
        { mechanism: 'mito', text: 'Calar a boca na avaliação não é elogio pra ninguém.' },
        { mechanism: 'prova', text: 'Vou dar um feedback difícil aqui, em quatro frases.' },
      ],
    },
    {
      question: 'Com que frequência fazer reunião com a equipe?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quinze minutos na segunda: cada um conta onde travou.' },
        { mechanism: 'mito', text: 'Reunião todo dia não conserta combinado mal feito.' },
        { mechanism: 'cena', text: 'Oito pessoas na sala, uma falando, sete no celular.' },
        { mechanism: 'custo', text: 'Oito na mesa, uma hora: foi um dia de trabalho.' },
        { mechanism: 'desafio', text: 'Cancela a de quarta e vê quem sente falta.' },
        { mechanism: 'quebra', text: 'Leva as cadeiras da sala de reunião pra copa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eram cinco reuniões por semana. Sobrou uma, e de pé.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Qual reunião sua cabia em três linhas de mensagem?' },
      ],
    },
    {
      question: 'Por que é tão difícil delegar tarefas?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Deixa que eu faço.” E são nove da noite.' },
        { mechanism: 'cena', text: 'Todo mundo descendo a escada, e a sua luz acesa.' },
        {
          mechanism: 'confissao',
          text: 'Eu passava a tarefa e ficava espiando por cima do ombro.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Se só você sabe fazer, adeus férias de julho.' },
        { mechanism: 'contra', text: 'Não saiu do seu jeito, mas saiu pronto na quinta.' },
        { mechanism: 'erro', text: 'Você passou o serviço e não mostrou como ele fica no fim.' },
        { mechanism: 'desafio', text: 'Escolhe uma tarefa que alguém faria quase igual.' },
        { mechanism: 'lacuna', text: 'Depois do “pode tocar” tá faltando um passo.' },
      ],
    },
  ],
};
