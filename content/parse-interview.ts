import type { InterviewGroup, InterviewLine } from '../engine/content.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseHookLine } from './parse-hook-line.ts';

const groupsPerInterview = 4;
const linesPerGroup = 5;

type Report = (problem: string, fix: string) => void;
type GroupDraft = Omit<InterviewGroup, 'lines'> & { lines: InterviewLine[]; report: Report };

/** The form of "Me conta", with every problem of the file; no groups where there is one. */
export function parseInterview({ path, text }: { path: string; text: string }): {
  interview: InterviewGroup[];
  problems: ContentProblem[];
} {
  const problems: ContentProblem[] = [];
  const groups: GroupDraft[] = [];
  text
    .normalize('NFC')
    .split(/\r?\n/)
    .forEach((line, index) => {
      const report: Report = (problem, fix) => problems.push({ file: path, line: index + 1, problem, fix });
      if (line.trim() !== '') readLine(line.trim(), groups, report);
    });
  if (groups.length !== groupsPerInterview)
    problems.push({
      file: path,
      line: 1,
      problem: `${groups.length} groups`,
      fix: `Write ${groupsPerInterview}, each as "## Onde mais dá errado".`,
    });
  for (const group of groups) requireWhole(group);
  const interview = groups.map(({ label, question, lines }) => ({ label, question, lines }));
  return { interview: problems.length === 0 ? interview : [], problems };
}

function readLine(line: string, groups: GroupDraft[], report: Report): void {
  const group = groups.at(-1);
  if (line.startsWith('# ')) return;
  if (line.startsWith('## ')) groups.push({ label: line.slice(3).trim(), question: '', lines: [], report });
  else if (group && line.startsWith('pergunta: ')) group.question = line.slice('pergunta: '.length).trim();
  else if (group && line.startsWith('- ')) addLine(group, line.slice(2).trim(), report);
  else
    report(`"${line.slice(0, 40)}" is no line of "Me conta"`, 'Begin it with "## ", "pergunta: " or "- [".');
}

/** Reads "[cena] O estrago, antes de dizer a causa | A piscina amanheceu verde no dia do churrasco." into a group. */
function addLine(group: GroupDraft, text: string, report: Report): void {
  const line = parseHookLine(text, report);
  if (!line) return;
  const [cue = '', example = ''] = line.text.split(' | ');
  if (cue === '' || example === '')
    report(
      `"${line.text.slice(0, 40)}" has no example`,
      'Write "- [cena] a cue | a whole line that follows it."',
    );
  else group.lines.push({ mechanism: line.mechanism, cue, example });
}

function requireWhole({ label, question, lines, report }: GroupDraft): void {
  if (!question.endsWith('?'))
    report(`"${label}" has no question`, 'Write "pergunta: " and one that people ask.');
  if (lines.length !== linesPerGroup)
    report(`${lines.length} lines below "${label}"`, `Write ${linesPerGroup}.`);
}
