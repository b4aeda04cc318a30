import { foldText } from '../../language/fold-text.ts';
import { addPhrase, entriesOf, entriesOfSound } from './risk-words.ts';

/**
 * A rule in short: words and CONCEPTS that follow each other, filler words between them left out; `a|b` is a choice, `?a` may be missing,
 * `abc*` a beginning, `#3-17` a number, `~` up to four words, `~9` up to nine, `^` and `$` the ends of the text. ` & ` joins parts that
 * may stand anywhere, ` ! ` what must stand nowhere. A `*` before the rule: it holds in a harmless setting as well.
 */
export interface RiskRule {
  parts: readonly (readonly Element[])[];
  excluded: readonly Choice[];
  holdsAlways: boolean;
}

interface Element {
  choices: readonly Choice[];
  isOptional: boolean;
  /** Words of any kind that may stand before it. */
  gap: number;
}

type Choice =
  | { kind: 'concept'; name: string }
  | { kind: 'prefix'; text: string }
  | { kind: 'range'; from: number; to: number }
  | { kind: 'start' | 'end' };

/** A text with what each of its words may stand for. */
export interface RiskText {
  words: readonly string[];
  /** By place: each concept that begins there and the place after its last word. */
  concepts: readonly ReadonlyMap<string, number>[];
  /** Every concept in the text. */
  present: ReadonlySet<string>;
}

/** Reads the rules of one category, one a line. */
export function parseRules(text: string): RiskRule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map(parseRule);
}

function parseRule(line: string): RiskRule {
  const holdsAlways = line.startsWith('*');
  const [wanted = '', excluded = ''] = (holdsAlways ? line.slice(1) : line).split(' ! ');
  return {
    parts: wanted.split(' & ').map(parsePart),
    excluded: excluded === '' ? [] : excluded.trim().split('|').map(parseChoice),
    holdsAlways,
  };
}

function parsePart(part: string): Element[] {
  let gap = 0;
  return part
    .trim()
    .split(/\s+/)
    .flatMap((token) => {
      const wide = /^~(\d*)$/.exec(token);
      if (wide) {
        gap = wide[1] === '' ? 4 : Number(wide[1]);
        return [];
      }
      const isOptional = token.startsWith('?');
      const choices = (isOptional ? token.slice(1) : token).split('|').map(parseChoice);
      const element = { choices, isOptional, gap };
      gap = 0;
      return [element];
    });
}

function parseChoice(text: string): Choice {
  const range = /^#(\d+)-(\d*)$/.exec(text);
  if (range)
    return { kind: 'range', from: Number(range[1]), to: range[2] === '' ? Infinity : Number(range[2]) };
  if (text === '^') return { kind: 'start' };
  if (text === '$') return { kind: 'end' };
  if (text.endsWith('*')) return { kind: 'prefix', text: foldText(text.slice(0, -1)) };
  return { kind: 'concept', name: nameConcept(text) };
}

/** A word that a rule names stands for itself. */
function nameConcept(text: string): string {
  return /^[A-Z]+$/.test(text) ? text : addPhrase(text);
}

/** Marks what the words of a text may stand for. */
export function markConcepts(words: readonly string[]): RiskText {
  const present = new Set<string>();
  const concepts = words.map((word, at) => {
    const found = new Map<string, number>();
    const exact = entriesOf(word);
    for (const { concept, rest } of exact.length > 0 ? exact : entriesOfSound(word)) {
      if (!rest.every((part, offset) => words[at + 1 + offset] === part)) continue;
      const end = at + 1 + rest.length;
      if ((found.get(concept) ?? 0) < end) found.set(concept, end);
      present.add(concept);
    }
    return found;
  });
  return { words, concepts, present };
}

/** Whether all parts of a rule stand in the text, and nothing that it excludes. */
export function matchRule(rule: RiskRule, text: RiskText): boolean {
  return (
    rule.parts.every((part) => isPartIn(part, text)) &&
    !rule.excluded.some((choice) => isPresent(choice, text))
  );
}

function isPresent(choice: Choice, { words, present }: RiskText): boolean {
  if (choice.kind === 'prefix') return words.some((word) => word.startsWith(choice.text));
  return choice.kind === 'concept' && present.has(choice.name);
}

function isPartIn(part: readonly Element[], text: RiskText): boolean {
  if (!part.every((element) => canOccur(element, text))) return false;
  return text.words.some((_, start) => matchFrom({ part, text, next: 0, at: start, isFirst: true }));
}

function canOccur({ choices, isOptional }: Element, text: RiskText): boolean {
  return (
    isOptional ||
    choices.some((choice) =>
      choice.kind === 'concept' || choice.kind === 'prefix' ? isPresent(choice, text) : true,
    )
  );
}

interface Search {
  part: readonly Element[];
  text: RiskText;
  next: number;
  at: number;
  isFirst: boolean;
}

function matchFrom({ part, text, next, at, isFirst }: Search): boolean {
  const element = part[next];
  if (element === undefined) return true;
  let gap = isFirst ? 0 : element.gap;
  for (let place = at; place <= text.words.length; place += 1) {
    const ends = element.choices.flatMap((choice) => endOf(choice, text, place) ?? []);
    if (ends.some((end) => matchFrom({ part, text, next: next + 1, at: end, isFirst: false }))) return true;
    if (isFirst) break;
    if (fillers.has(text.words[place] ?? '')) continue;
    if (gap === 0) break;
    gap -= 1;
  }
  return element.isOptional && matchFrom({ part, text, next: next + 1, at, isFirst });
}

function endOf(choice: Choice, { words, concepts }: RiskText, place: number): number | null {
  const word = words[place];
  switch (choice.kind) {
    case 'start':
      return place === 0 ? 0 : null;
    case 'end':
      return place === words.length ? place : null;
    case 'prefix':
      return word?.startsWith(choice.text) ? place + 1 : null;
    case 'range': {
      const value = numberOf(word);
      return value !== null && value >= choice.from && value <= choice.to ? place + 1 : null;
    }
    default:
      return concepts[place]?.get(choice.name) ?? null;
  }
}

const spelt =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete'.split(
    ' ',
  );

/** "72h", "12", "doze"; null for any other word. */
function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const digits = /^(\d+)(?:h|kg|cal|kcal|k|a)?$/.exec(word);
  if (digits) return Number(digits[1]);
  const place = spelt.indexOf(word);
  return place > 2 ? place : null;
}

/** Words that a rule need not name. */
const fillers: ReadonlySet<string> = new Set(
  `o a os as um uma uns umas de do da dos das em no na nos nas num numa pra por pelo pela pelos pelas com que e eu me te se lhe muito mais ja so ate ai la aqui todo toda todos todas meu minha meus minhas nosso nossa seu sua
  seus suas esse essa aquele aquela este esta isso bem mesmo ainda sempre tao tipo assim ne to ta tava tao ao aos voce dele dela mo maior`.split(
    /\s+/,
  ),
);
