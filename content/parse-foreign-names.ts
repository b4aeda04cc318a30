import type { ForeignName } from '../engine/content.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseTable } from './parse-table.ts';
import { splitList } from './split-list.ts';

/** Reads lines of "card<TAB>English wordings<TAB>Spanish wordings", each list separated by " | ". */
export function parseForeignNames(
  file: { path: string; text: string },
  slugs: ReadonlySet<string>,
): { names: ForeignName[]; problems: ContentProblem[] } {
  const { rows, problems } = parseTable<ForeignName>(file, (columns, report) => {
    const [slug = '', english = '', spanish = '', ...more] = columns;
    if (english.trim() === '' || spanish.trim() === '' || more.length > 0)
      return report(
        `"${columns.join('\t').slice(0, 40)}" has no three columns`,
        'Write the card, English and Spanish.',
      );
    if (!slugs.has(slug))
      return report(`unknown card "${slug}"`, 'Write the name of a file in content/cards.');
    return [{ slug, wordings: [...splitList(english), ...splitList(spanish)] }];
  });
  return { names: rows, problems };
}
