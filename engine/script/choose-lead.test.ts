import { expect, it } from 'vitest';
import { engine, knowledge, queryOf } from '../../tests/helpers/engine.ts';
import { chooseLead } from './choose-lead.ts';

const topic = 'Rotina da manhã';
const hook = 'Já apertei a soneca dentro do sonho e perdi a prova.';
const { materials } = engine.findMaterials(queryOf({ topic, hook }));
const leadOf = (question: string, answer: string) =>
  chooseLead({ hook, question, answer, topic }, { materials, corpus: knowledge.corpus });

it('takes the study that speaks of what is asked and answered', () => {
  const lead = leadOf(
    'Como parar de apertar a soneca de manhã?',
    'Põe o despertador longe e dorme mais cedo. Apertar o botão por trinta minutos não acorda melhor nem pior o raciocínio.',
  );
  expect(lead?.title).toContain('snoozing');
});

it('takes none where a study shares only a word or two with the answer', () => {
  expect(leadOf('Que roupa separar na véspera?', 'Separa a camisa, a calça e a meia na cadeira.')).toBeNull();
});

it('takes none without materials', () =>
  expect(
    chooseLead({ hook, question: '?', answer: '', topic }, { materials: [], corpus: knowledge.corpus }),
  ).toBeNull());
