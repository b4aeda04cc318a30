import { conjugateVerb } from './conjugate-verb.ts';
import { foldText } from './fold-text.ts';
import { verbList } from './verb-list.ts';

export type Person = 'first' | 'third' | 'plural';

export interface FiniteVerb {
  infinitive: string;
  person: Person;
}

const spokenForms: readonly (readonly [string, string, Person])[] = [
  ['tô', 'estar', 'first'],
  ['tá', 'estar', 'third'],
  ['tão', 'estar', 'plural'],
  ['vou', 'ir', 'first'],
  ['vai', 'ir', 'third'],
  ['sou', 'ser', 'first'],
  ['é', 'ser', 'third'],
  ['vem', 'vir', 'third'],
  ['para', 'parar', 'third'],
];

const infinitives = [...new Set(verbList.trim().split(/\s+/))];
const spellingOfInfinitive = new Map(infinitives.map((verb) => [foldText(verb), verb] as const));
const presentForms = buildPresentForms();
const ownPast = new Map(infinitives.map((verb) => [conjugateVerb(verb, 'preterite') ?? '', verb] as const));

/** The infinitive with its accents and cedillas, when this is a known verb: "comecar" → "começar". */
export function infinitiveWithAccents(word: string): string | null {
  if (word === 'por') return null;
  return spellingOfInfinitive.get(foldText(word)) ?? null;
}

/** Whether a verb of the list has this infinitive. */
export function isKnownInfinitive(word: string): boolean {
  return infinitiveWithAccents(word) === word;
}

/** The verb of which this is a present form: "paro" → parar, first person. */
export function findFiniteVerb(word: string): FiniteVerb | null {
  return presentForms.get(word) ?? null;
}

/** The verb of which this is the first person of the preterite: "perdi" → perder. */
export function infinitiveOfOwnPast(word: string): string | null {
  return word === 'fui' ? 'ser' : (ownPast.get(word) ?? null);
}

function buildPresentForms(): ReadonlyMap<string, FiniteVerb> {
  const forms = new Map<string, FiniteVerb>();
  for (const person of ['third', 'first', 'plural'] as const) {
    for (const infinitive of infinitives) {
      const form = conjugateVerb(infinitive, person);
      if (form && !forms.has(form)) forms.set(form, { infinitive, person });
    }
  }
  for (const [form, infinitive, person] of spokenForms) forms.set(form, { infinitive, person });
  return forms;
}
