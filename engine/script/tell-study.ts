import type { Material } from '../../shared/busca-referencias.ts';
import type { Corpus } from '../evidence/corpus.ts';
import { splitSentences } from '../evidence/report-checks.ts';
import { countWords } from '../language/count-words.ts';
import { pickLine } from './pick-line.ts';
import { sayCaution } from './speak-finding.ts';
import { cautionOpenings, studyOpenings } from './spoken-lines.ts';

/** About twenty seconds at 150 words a minute. */
const mostWords = 50;
const longestCaution = 150;

/**
 * Tells a study as a story, who, what they did, what came out, with who gains by its result and one limit (a rule has
 * none), and without the name of a journal.
 */
export function tellStudy(
  { kind, summary, caveat, interest }: Material,
  { seed, corpus }: { seed: string; corpus: Corpus },
): { whole: string; short: string } {
  const [first = '', ...others] = splitSentences(summary);
  const story = [first];
  for (const sentence of others) {
    if (countWords([...story, sentence].join(' ')) > mostWords) break;
    story.push(sentence);
  }
  const group = groupOf(kind);
  const opening = pickLine(studyOpenings[group], { seed, place: 'study-opening' });
  const caution = sayCaution(caveat, corpus);
  const limit =
    group === 'rule' || caution === '' || caution.length > longestCaution
      ? []
      : [`${pickLine(cautionOpenings, { seed, place: 'study-caution' })} ${caution}`];
  const stake = interest === undefined ? [] : [interest];
  return {
    whole: [opening, ...story, ...stake, ...limit].join(' '),
    short: [opening, first, ...stake].join(' '),
  };
}

function groupOf(kind: string): keyof typeof studyOpenings {
  if (kind === 'lei' || kind === 'diretriz') return 'rule';
  if (kind === 'ensaio clínico' || kind === 'experimento') return 'test';
  return 'count';
}
