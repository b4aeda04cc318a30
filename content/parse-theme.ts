import type { Theme } from '../engine/content.ts';
import type { ContentProblem } from './content-problem.ts';
import { splitList } from './split-list.ts';

/** A theme of the corpus, or null where a problem left nothing to use, with every problem of the file. */
export function parseTheme({ path, text }: { path: string; text: string }): {
  theme: Theme | null;
  problems: ContentProblem[];
} {
  const problems: ContentProblem[] = [];
  const draft = { name: '', isBroad: false, words: [] as string[], hints: [] as string[] };
  text
    .normalize('NFC')
    .split(/\r?\n/)
    .forEach((line, index) => {
      const fix = 'Begin it with "# ", "amplo: sim", "palavras: " or "indícios: ".';
      if (line.trim() !== '' && !readLine(line.trim(), draft))
        problems.push({
          file: path,
          line: index + 1,
          problem: `"${line.slice(0, 40)}" is no line of a theme`,
          fix,
        });
    });
  if (draft.name === '')
    problems.push({ file: path, line: 1, problem: 'no name', fix: 'Begin with "# " and the theme.' });
  return { theme: problems.length === 0 ? draft : null, problems };
}

/** False for a line that says nothing known. */
function readLine(
  line: string,
  draft: { name: string; isBroad: boolean; words: string[]; hints: string[] },
): boolean {
  const [, field = '', value = ''] = /^(#|\p{L}+:) *(.+)$/u.exec(line) ?? [];
  if (field === '#') draft.name = value;
  else if (field === 'palavras:') draft.words.push(...splitList(value));
  else if (field === 'indícios:') draft.hints.push(...splitList(value));
  else if (line === 'amplo: sim') draft.isBroad = true;
  else return false;
  return true;
}
