import { topicSurface } from './topic-surface.ts';
import type { TopicAnalysis } from './topic-types.ts';

const slot = /\{([tvo](?::[a-z0-9]+)?)(!s|!p)?\}/g;
const firstPerson = /(?:^|[^\p{L}])eu(?: \p{L}+){0,2} $/iu;

/** Puts a topic into `{t…}`, `{v…}` and `{o}`; null when the topic has no form for one of them. Other braces stay. */
export function fillTopicSlots(text: string, analysis: TopicAnalysis): string | null {
  if (!text.includes('{')) return text;
  const surface = topicSurface(analysis);
  let isFilled = true;
  const filled = text.replace(slot, (_match, name: string, number: string | undefined, at: number) => {
    const isSelf = surface.isReflexive && firstPerson.test(text.slice(Math.max(0, at - 40), at));
    const form = (isSelf ? surface.inFirstPerson.get(name) : undefined) ?? surface.forms.get(name);
    if (form === undefined || (number && number !== `!${surface.number}`)) isFilled = false;
    return form ?? '';
  });
  return isFilled ? filled : null;
}

/** Whether a topic has a form for every slot of a text. */
export function canFillTopicSlots(text: string, analysis: TopicAnalysis): boolean {
  return fillTopicSlots(text, analysis) !== null;
}

const brandInLowerCase = /^[a-z]+\p{Lu}/u;
const abbreviation = /(?:^|[\s(“"])(?:dr|dra|sr|sra|prof|profa|ex|etc|av|n|p|vs|jr)\.$/i;

/** Gives each sentence of a finished text its capital; "iPhone" keeps its own spelling. */
export function sentenceCase(text: string): string {
  return text.replace(
    /(^[“"'‘(]*|[.!?]["”'’)]*\s+[“"'‘(]*)(\p{Ll})/gu,
    (match, before: string, letter: string, at: number) => {
      const wordAt = at + before.length;
      const word = text.slice(wordAt, wordAt + 12);
      const isAfterAbbreviation = at > 0 && abbreviation.test(text.slice(Math.max(0, at - 8), at + 1));
      return brandInLowerCase.test(word) || isAfterAbbreviation ? match : before + letter.toUpperCase();
    },
  );
}
