import type { Skeleton } from '../content-types.ts';

export const perguntaSkeletons: readonly Skeleton[] = [
  {
    id: 'pergunta-01',
    mechanism: 'pergunta',
    template: 'quantas vezes você já disse “{audienceLine:bare}”?',
  },
  { id: 'pergunta-02', mechanism: 'pergunta', template: 'e quem {situation}, faz o quê?' },
  { id: 'pergunta-03', mechanism: 'pergunta', template: 'quem te ensinou que {belief}?' },
  { id: 'pergunta-04', mechanism: 'pergunta', template: 'primeiro {pair.a:o} ou primeiro {pair.b:o}?' },
  { id: 'pergunta-05', mechanism: 'pergunta', template: 'faz quanto tempo que você {wrongAct:3s}?' },
  { id: 'pergunta-06', mechanism: 'pergunta', template: 'já reparou que {contrast}?' },
  { id: 'pergunta-07', mechanism: 'pergunta', template: 'você ficaria {pair.a:com} ou {pair.b:com}?' },
  { id: 'pergunta-08', mechanism: 'pergunta', template: 'qual foi a última semana sem {wrongAct:inf}?' },
  { id: 'pergunta-09', mechanism: 'pergunta', template: 'conhece alguém que {situation}?' },
  { id: 'pergunta-10', mechanism: 'pergunta', template: 'vale {wrongAct:inf} se depois {cost}?' },
  {
    id: 'pergunta-11',
    mechanism: 'pergunta',
    template: 'e depois de dizer “{audienceLine:bare}”, você faz o quê?',
  },
  { id: 'pergunta-12', mechanism: 'pergunta', template: 'quem aí também {situation}?' },
  { id: 'pergunta-13', mechanism: 'pergunta', template: 'por que será que {contrast}?' },
  {
    id: 'pergunta-14',
    mechanism: 'pergunta',
    template: 'qual dos dois você defende: {pair.a:o} ou {pair.b:o}?',
  },
  { id: 'pergunta-15', mechanism: 'pergunta', template: 'e se a resposta for {gap}?' },
  { id: 'pergunta-16', mechanism: 'pergunta', template: 'alguém ainda acredita que {belief}?' },
];
