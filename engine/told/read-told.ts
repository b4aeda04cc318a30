import { hooksPerQuestion } from '../../shared/hook-tree.ts';
import type { Mechanism } from '../../shared/mechanisms.ts';
import type { Facts } from '../../shared/topic-unclear.ts';
import type { InterviewGroup } from '../content.ts';
import { foldText } from '../language/fold-text.ts';
import { labelOf, lineKey, questionKey } from './fact-questions.ts';
import { mendLine, mendQuestion } from './mend-line.ts';

export interface Told {
  facts: Facts;
  /** The form that was filled in. */
  interview: readonly InterviewGroup[];
}

export interface ToldBlock {
  question: string;
  hooks: { text: string; mechanism: Mechanism }[];
}

/** Lines and question that a group lacks for its block. */
export interface MissingFacts {
  label: string;
  lines: number;
  question: boolean;
}

export type ToldReading =
  | { kind: 'whole'; blocks: ToldBlock[] }
  | { kind: 'incomplete'; missing: MissingFacts[] };

const fewestWords = 4;
const mostWords = 26;
/** Words that no sentence ends in. */
const cutOff =
  /(?<!\p{L})(?:d[eoa]s?|(?<!(?:por|o) )que|[oae]|os|as|em|n[oa]s?|com|pra|pro|mas|ou|se|ao|à)[.?]?$/iu;

/** The creator's questions and lines as four blocks, spelling aside in their own words; else what each group lacks. */
export function readTold({ facts, interview }: Told): ToldReading {
  const taken = new Set(interview.flatMap(({ lines }) => lines.map(({ example }) => sameness(example))));
  const blocks = interview.map((group, place) => readGroup(group, place, { facts, taken }));
  const missing = interview.flatMap(({ label }, place) => {
    const { question, hooks } = blocks[place] ?? { question: '', hooks: [] };
    const lines = hooksPerQuestion - hooks.length;
    return lines > 0 || question === '' ? [{ label, lines, question: question === '' }] : [];
  });
  return missing.length > 0 ? { kind: 'incomplete', missing } : { kind: 'whole', blocks };
}

/** "Faltam 2 frases e a pergunta em “Onde dá errado”." */
export function sayMissing(missing: readonly MissingFacts[], topic: string): string {
  const groups = missing.map(({ label, lines, question }) => {
    const counted = lines === 0 ? [] : [lines === 1 ? '1 frase' : `${lines} frases`];
    return `${[...counted, ...(question ? ['a pergunta'] : [])].join(' e ')} em “${labelOf(label, topic).replaceAll(/[“”]/g, '')}”`;
  });
  const last = groups.at(-1) ?? '';
  const all = groups.length > 1 ? `${groups.slice(0, -1).join(', ')} e ${last}` : last;
  return `${(missing[0]?.lines ?? 0) > 1 ? 'Faltam' : 'Falta'} ${all}.`;
}

/** The first four usable lines of a group; `taken` holds what no line may say again. */
function readGroup(
  { lines }: InterviewGroup,
  group: number,
  { facts, taken }: { facts: Facts; taken: Set<string> },
): ToldBlock {
  const hooks: ToldBlock['hooks'] = [];
  for (const [place, { mechanism }] of lines.entries()) {
    const text = mendLine(facts[lineKey(group, place)] ?? '');
    const key = sameness(text);
    if (hooks.length === hooksPerQuestion || taken.has(key) || !isUsable(text)) continue;
    taken.add(key);
    hooks.push({ text, mechanism });
  }
  return { question: mendQuestion(facts[questionKey(group)] ?? ''), hooks };
}

function isUsable(text: string): boolean {
  const words = text.split(' ').length;
  return words >= fewestWords && words <= mostWords && !cutOff.test(text);
}

function sameness(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
