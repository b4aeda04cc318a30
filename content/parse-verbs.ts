import { questionFamilies, type VerbEntry } from '../engine/content.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseTable } from './parse-table.ts';

/** Reads lines of "infinitive<TAB>kind/kind<TAB>family"; `-` stands for no kind and for no family. */
export function parseVerbs(
  file: { path: string; text: string },
  kinds: ReadonlySet<string>,
): { verbs: VerbEntry[]; problems: ContentProblem[] } {
  const { rows, problems } = parseTable<VerbEntry>(file, (columns, report) => {
    const [infinitive = '', typedKinds = '', typedFamily, ...more] = columns;
    const family = questionFamilies.find((known) => known === typedFamily) ?? null;
    const ofKinds = typedKinds === '-' ? [] : typedKinds.split('/');
    const unknown = ofKinds.find((kind) => !kinds.has(kind));
    const isWhole = /^\p{L}+[aeiôo]r$/u.test(infinitive) && (family !== null || typedFamily === '-');
    if (!isWhole || more.length > 0)
      return report(
        `"${columns.join('\t').slice(0, 40)}" is no verb`,
        `Write three columns: "consertar", defeito, and ${questionFamilies.join(', ')} or "-".`,
      );
    if (unknown !== undefined)
      return report(`unknown kind "${unknown}"`, 'Write the name of a file in content/kinds, or "-".');
    return [{ infinitive, kinds: ofKinds, family }];
  });
  return { verbs: rows, problems };
}
