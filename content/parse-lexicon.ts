import type { LexiconEntry } from '../engine/content.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseTable } from './parse-table.ts';

const genders = ['m', 'f', 'c'] as const;
const numbers = ['s', 'p'] as const;

/** Reads lines of "lemma<TAB>gender<TAB>number<TAB>kind/kind"; `-` stands for no kind. */
export function parseLexicon(
  file: { path: string; text: string },
  kinds: ReadonlySet<string>,
): { entries: LexiconEntry[]; problems: ContentProblem[] } {
  const { rows, problems } = parseTable<LexiconEntry>(file, (columns, report) => {
    const [lemma = '', typedGender, typedNumber, typedKinds = ''] = columns;
    const gender = genders.find((known) => known === typedGender);
    const number = numbers.find((known) => known === typedNumber);
    const ofKinds = typedKinds === '-' ? [] : typedKinds.split('/');
    const unknown = ofKinds.find((kind) => !kinds.has(kind));
    if (lemma === '' || !gender || !number || typedKinds === '')
      return report(
        `"${columns.join('\t').slice(0, 40)}" is no entry`,
        'Write four columns: "bolo", m, s, doce.',
      );
    if (unknown !== undefined)
      return report(`unknown kind "${unknown}"`, 'Write the name of a file in content/kinds, or "-".');
    return [{ lemma, gender, number, kinds: ofKinds }];
  });
  return { entries: rows, problems };
}
