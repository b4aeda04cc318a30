import { conjugateVerb, type VerbCell } from './conjugate-verb.ts';
import { isInfinitive } from './read-infinitive.ts';
import type { VerbPhrase } from './topic-types.ts';

/** Conjugates a whole verb phrase, coordinated infinitives too: "se cuida e come melhor"; null when it cannot. */
export function conjugatePhrase(
  phrase: VerbPhrase,
  cell: VerbCell,
  person: 'first' | 'third',
): string | null {
  const { negation, isReflexive, infinitive } = partsOf(phrase.verb);
  const form = conjugateVerb(infinitive, cell);
  if (!form) return null;
  const verb = negation + placePronoun(form, cell, isReflexive, person);
  return joinWords(verb, conjugateCoordinated(phrase.rest, cell));
}

/** "se organizar", "não desistir", "tocar": the parts of what stands as the verb. */
export function partsOf(verb: string): { negation: string; isReflexive: boolean; infinitive: string } {
  const negation = verb.startsWith('não ') ? 'não ' : '';
  const positive = verb.slice(negation.length);
  const isReflexive = positive.startsWith('se ');
  return { negation, isReflexive, infinitive: isReflexive ? positive.slice(3) : positive };
}

/** Joins the parts that are not empty with one space. */
export function joinWords(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function placePronoun(form: string, cell: VerbCell, isReflexive: boolean, person: 'first' | 'third'): string {
  if (!isReflexive) return form;
  const isFirst = cell === 'first' || cell === 'preterite' || person === 'first';
  return `${isFirst ? 'me' : 'se'} ${form}`;
}

/** "comer e dormir bem": the second infinitive goes with the first, unless another one governs it. */
function conjugateCoordinated(rest: string, cell: VerbCell): string {
  const words = rest.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    if (!isInfinitive(words.slice(at))) continue;
    if (at === 0 || !/^(?:e|ou)$/.test(words[at - 1] ?? '')) return words.join(' ');
    words[at] = conjugateVerb(words[at] ?? '', cell) ?? words[at] ?? '';
  }
  return words.join(' ');
}
