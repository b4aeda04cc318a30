import { type CardQuestion, type Kind, questionFamilies, type WrittenHook } from '../engine/content.ts';
import { hooksPerQuestion, questionsPerTree } from '../shared/hook-tree.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseHookLine } from './parse-hook-line.ts';
import { splitList } from './split-list.ts';

export interface KindFile {
  /** As messages name it. */
  path: string;
  key: string;
  text: string;
}

/** A kind, or null where a problem left nothing to use, with every problem of the file. */
export function parseKind({ path, key, text }: KindFile): { kind: Kind | null; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const draft: KindDraft = {
    key,
    label: '',
    manner: '',
    themes: [],
    outline: [],
    sections: [],
  };
  const lines = text.normalize('NFC').split(/\r?\n/);
  lines.forEach((line, index) => {
    const report: Report = (problem, fix) => problems.push({ file: path, line: index + 1, problem, fix });
    if (line.trim() !== '') parseLine(line.trim(), draft, report);
  });
  const report: Report = (problem, fix) => problems.push({ file: path, line: lines.length, problem, fix });
  requireWhole(draft, report);
  if (problems.length > 0) return { kind: null, problems };
  const { sections, ...kind } = draft;
  return { kind: { ...kind, questions: sections.flatMap(toQuestion) }, problems };
}

type Report = (problem: string, fix: string) => void;

interface SectionDraft {
  heading: string;
  family: CardQuestion['family'] | null;
  hooks: WrittenHook[];
}

type KindDraft = Omit<Kind, 'questions' | 'themes' | 'outline'> & {
  themes: string[];
  outline: string[];
  sections: SectionDraft[];
};

function parseLine(text: string, draft: KindDraft, report: Report): void {
  const section = draft.sections.at(-1);
  if (text.startsWith('# ')) return;
  if (text.startsWith('## ')) {
    draft.sections.push({ heading: text.slice(3).trim(), family: null, hooks: [] });
  } else if (text.startsWith('- ') && section) {
    const hook = parseHookLine(text.slice(2).trim(), report);
    if (hook) section.hooks.push(hook);
  } else parseField(text, { draft, section, report });
}

function parseField(
  text: string,
  { draft, section, report }: { draft: KindDraft; section: SectionDraft | undefined; report: Report },
): void {
  const [, name = '', value = ''] = /^(\p{L}+): *(.+)$/u.exec(text) ?? [];
  const family = questionFamilies.find((known) => known === value);
  if (section && name === 'família' && family) section.family = family;
  else if (name === 'rótulo') draft.label = value;
  else if (name === 'jeito') draft.manner = value;
  else if (name === 'temas') draft.themes.push(...splitList(value));
  else if (name === 'roteiro') draft.outline.push(value);
  else report(`"${text.slice(0, 40)}" is no line of a kind`, 'See the table of kinds in content/README.md.');
}

function toQuestion({ heading, family, hooks }: SectionDraft): CardQuestion[] {
  return family === null ? [] : [{ question: heading, family, hooks, answer: null }];
}

function requireWhole({ label, outline, sections }: KindDraft, report: Report): void {
  if (label === '') report('no label', 'Write "rótulo: um prato".');
  if (outline.length === 0) report('no outline', 'Write lines that begin with "roteiro: ".');
  if (sections.length !== questionsPerTree)
    report(`${sections.length} questions`, `Write ${questionsPerTree}, each as "## …?".`);
  for (const section of sections) requireQuestion(section, report);
}

function requireQuestion({ heading, family, hooks }: SectionDraft, report: Report): void {
  if (!heading.endsWith('?')) report(`"${heading}" is no question`, 'End it in "?".');
  if (family === null)
    report(`"${heading}" has no family`, `Write "família: " and one of ${questionFamilies.join(', ')}.`);
  if (hooks.length !== hooksPerQuestion)
    report(`${hooks.length} hooks below "${heading}"`, `Write ${hooksPerQuestion}.`);
}
