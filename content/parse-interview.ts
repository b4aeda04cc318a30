import type { InterviewGroup, Starter } from '../engine/content.ts';
import { parseHookLine } from './parse-hook-line.ts';

type Report = (problem: string, fix: string) => void;

const groupsPerInterview = 4;
const startersPerGroup = 5;

/** A group of "Me conta" while its lines are read. */
export type GroupDraft = { -readonly [Key in keyof InterviewGroup]: InterviewGroup[Key] } & {
  starters: Starter[];
};

/** Reads "[chamada] Se você … | Se você freia e ele chia, olha a pastilha." into a group. */
export function addStarter(group: GroupDraft, text: string, report: Report): void {
  const line = parseHookLine(text, report);
  if (!line) return;
  const [, opening = '', example = ''] = /^(.+?) ?… \| (.+)$/u.exec(line.text) ?? [];
  if (opening === '' || !example.startsWith(opening))
    report(
      `"${line.text.slice(0, 40)}" is no opening with an example that begins with it`,
      'Write "- [chamada] Se você … | Se você freia e ele chia, olha a pastilha."',
    );
  else group.starters.push({ mechanism: line.mechanism, opening, example });
}

export function requireInterview(interview: readonly InterviewGroup[], report: Report): void {
  if (interview.length !== groupsPerInterview)
    report(
      `${interview.length} groups of "Me conta"`,
      `Write ${groupsPerInterview}, each as "## conta: Uma pergunta de …".`,
    );
  for (const { label, question, starters } of interview) {
    if (!question.endsWith('?'))
      report(`"${label}" has no question`, 'Write "pergunta: " and one that people ask.');
    if (starters.length !== startersPerGroup)
      report(`${starters.length} openings below "${label}"`, `Write ${startersPerGroup}.`);
  }
}
