import { conjugateVerb } from './conjugate-verb.ts';
import { foldText } from './fold-text.ts';
import { verbList } from './verb-list.ts';

const irregularPasts = new Map([
  ['ser', 'foi'],
  ['ir', 'foi'],
  ['ter', 'teve'],
  ['estar', 'esteve'],
  ['fazer', 'fez'],
  ['dar', 'deu'],
  ['vir', 'veio'],
  ['pôr', 'pôs'],
  ['querer', 'quis'],
  ['poder', 'pôde'],
  ['dizer', 'disse'],
  ['trazer', 'trouxe'],
  ['saber', 'soube'],
  ['ver', 'viu'],
  ['manter', 'manteve'],
]);

/** The third person of the preterite: "perdeu", "fez". */
export function thirdPersonOfPast(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  const irregular = irregularPasts.get(infinitive);
  if (irregular) return irregular;
  if (infinitive.endsWith('ar')) return `${stem}ou`;
  return infinitive.endsWith('er') ? `${stem}eu` : `${stem}iu`;
}

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
const finiteForms = buildFiniteForms();
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

/** The verb of which this is a present form, or a third person of the past: "paro" → parar, first person. */
export function findFiniteVerb(word: string): FiniteVerb | null {
  return finiteForms.get(word) ?? null;
}

/** The verb of which this is the first person of the preterite: "perdi" → perder. */
export function infinitiveOfOwnPast(word: string): string | null {
  return word === 'fui' ? 'ser' : (ownPast.get(word) ?? null);
}

function buildFiniteForms(): ReadonlyMap<string, FiniteVerb> {
  const forms = new Map<string, FiniteVerb>();
  for (const person of ['third', 'first', 'plural'] as const) {
    for (const infinitive of infinitives) {
      const form = conjugateVerb(infinitive, person);
      if (form && !forms.has(form)) forms.set(form, { infinitive, person });
    }
  }
  for (const infinitive of infinitives) {
    const past = thirdPersonOfPast(infinitive);
    if (!forms.has(past)) forms.set(past, { infinitive, person: 'third' });
  }
  for (const [form, infinitive, person] of spokenForms) forms.set(form, { infinitive, person });
  // Contractions and conjunctions a hundred times before they are forms of pelar, somar or cercar.
  for (const word of ['pela', 'pelas', 'pelo', 'cerca', 'como', 'sobre', 'entre']) forms.delete(word);
  return forms;
}
