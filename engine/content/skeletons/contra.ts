import type { Skeleton } from '../content-types.ts';

export const contraSkeletons: readonly Skeleton[] = [
  { id: 'contra-01', mechanism: 'contra', template: 'esquece {pair.a:o} e {pair.b:o}: {count}.' },
  { id: 'contra-02', mechanism: 'contra', template: 'todo mundo fala {pair.a:de}. Eu olharia {pair.b:pra}.' },
  { id: 'contra-03', mechanism: 'contra', template: 'prefiro {demo:inf} a {wrongAct:inf}.' },
  { id: 'contra-04', mechanism: 'contra', template: 'vou contra a maioria: {correction}.' },
  { id: 'contra-05', mechanism: 'contra', template: 'discordo de quem diz que {belief}.' },
  { id: 'contra-06', mechanism: 'contra', template: 'pode discordar: {correction}.' },
  {
    id: 'contra-07',
    mechanism: 'contra',
    template: '{object:o} não {resolve|resolvem:object} nada enquanto você {wrongAct:3s}.',
  },
  { id: 'contra-08', mechanism: 'contra', template: 'nem precisa de {object} pra {challenge:inf}.' },
  { id: 'contra-09', mechanism: 'contra', template: 'o conselho de sempre diz que {belief}. Eu discordo.' },
  { id: 'contra-10', mechanism: 'contra', template: 'na contramão: {count}.' },
  { id: 'contra-11', mechanism: 'contra', template: 'largaria {pair.a:o} antes de largar {pair.b:o}.' },
  {
    id: 'contra-12',
    mechanism: 'contra',
    template: '{pair.a:o} {leva|levam:pair.a} a fama. {pair.b:o} {faz|fazem:pair.b} o trabalho.',
  },
  {
    id: 'contra-13',
    mechanism: 'contra',
    template: 'bonito mesmo é {pair.a:o}. O que segura {é|são:pair.b} {pair.b:o}.',
  },
  {
    id: 'contra-14',
    mechanism: 'contra',
    template: 'pra mim, {pair.a:o} {vem|vêm:pair.a} depois {pair.b:de}.',
  },
  { id: 'contra-15', mechanism: 'contra', template: 'não compro a ideia de que {belief}.' },
  { id: 'contra-16', mechanism: 'contra', template: 'prefiro errar cedo a {wrongAct:inf}.' },
  { id: 'contra-17', mechanism: 'contra', template: 'se todo mundo {wrongAct:3s}, faz o contrário.' },
  { id: 'contra-18', mechanism: 'contra', template: 'melhor parar um dia do que {wrongAct:inf}.' },
  {
    id: 'contra-19',
    mechanism: 'contra',
    template: 'nada contra {pair.a:o}, mas eu começaria {pair.b:por}.',
  },
  { id: 'contra-20', mechanism: 'contra', template: 'vai na contramão: {challenge:imper}.' },
  {
    id: 'contra-21',
    mechanism: 'contra',
    template: 'menos barulho em cima {pair.a:de}. Mais atenção {pair.b:em}.',
  },
  { id: 'contra-22', mechanism: 'contra', template: 'ninguém precisa {wrongAct:inf} pra {v}.' },
  { id: 'contra-23', mechanism: 'contra', template: '{t} sem drama: {correction}.' },
];
