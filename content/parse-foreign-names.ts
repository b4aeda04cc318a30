import type { ForeignName } from '../engine/content.ts';
import type { ContentProblem } from './content-problem.ts';
import { splitList } from './split-list.ts';

/** Reads lines of "card<TAB>English wordings<TAB>Spanish wordings", each list separated by " | ". */
export function parseForeignNames(
  { path, text }: { path: string; text: string },
  slugs: ReadonlySet<string>,
): { names: ForeignName[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const names = text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((line, index): ForeignName[] => {
      if (line.trim() === '') return [];
      const report = (problem: string, fix: string) => {
        problems.push({ file: path, line: index + 1, problem, fix });
        return [];
      };
      const [slug = '', english = '', spanish = '', ...more] = line.split('\t');
      if (english.trim() === '' || spanish.trim() === '' || more.length > 0)
        return report(`"${line.slice(0, 40)}" has no three columns`, 'Write the card, English and Spanish.');
      if (!slugs.has(slug))
        return report(`unknown card "${slug}"`, 'Write the name of a file in content/cards.');
      return [{ slug, wordings: [...splitList(english), ...splitList(spanish)] }];
    });
  return { names, problems };
}
