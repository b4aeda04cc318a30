import type { Facts } from '../../shared/topic-unclear.ts';
import { engine } from './engine.ts';

/** Everything that the form asks about a topic, filled in: the same words in each line, and a number of its own. */
export function fillForm(topic: string, words = 'a folga faz barulho na lombada'): Facts {
  const reading = engine.readTopic(topic);
  if (reading.kind !== 'ask') throw new Error(`“${topic}” is not asked about but ${reading.kind}`);
  const { questions } = engine.askAbout(reading);
  return Object.fromEntries(
    questions.map(({ key, form }, place) => [
      key,
      form === 'question' ? `como saber se ${words} ${place}` : `Já vi que ${words} ${place}`,
    ]),
  );
}
