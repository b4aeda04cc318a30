import type { Facts } from '../../shared/topic-unclear.ts';
import { engine } from './engine.ts';

/** Everything that the form asks about a topic, filled in: each opening completed with the same words and a number of its own. */
export function fillForm(topic: string, words = 'a folga faz barulho na lombada'): Facts {
  const reading = engine.readTopic(topic);
  if (reading.kind !== 'ask') throw new Error(`“${topic}” is not asked about but ${reading.kind}`);
  const { questions } = engine.askAbout(reading);
  return Object.fromEntries(
    questions.map(({ key, label, form }, place) => {
      const opening = label.replace(/ …$/u, '');
      return [key, form === 'question' ? `como saber se ${words} ${place}` : `${opening} ${words} ${place}`];
    }),
  );
}
