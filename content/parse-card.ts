import { type Card, type CardQuestion, questionFamilies, type WrittenHook } from '../engine/content.ts';
import { careSubjects, isCareSubject } from '../engine/reading/risk/care-subjects.ts';
import { hooksPerQuestion, questionsPerTree } from '../shared/hook-tree.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseHookLine } from './parse-hook-line.ts';
import { splitList } from './split-list.ts';

/** Where a card comes from: its path below the cards' folder says its area and its slug. */
export interface CardFile {
  /** As messages name it. */
  path: string;
  area: string;
  slug: string;
  text: string;
}

/** A card, or null where a problem left nothing to use, with every problem of the file. */
export function parseCard(file: CardFile): { card: Card | null; problems: ContentProblem[] } {
  const draft = createDraft(file);
  const problems: ContentProblem[] = [];
  const report: Report = (line, problem, fix) => problems.push({ file: file.path, line, problem, fix });
  const lines = file.text.normalize('NFC').split(/\r?\n/);
  lines.forEach((line, index) => {
    const text = detachFromFile(line.trim());
    if (text !== '') parseLine(text, { draft, line: index + 1, report });
  });
  requireWhole(draft, { report, lastLine: lines.length });
  return { card: problems.length === 0 ? toCard(draft) : null, problems };
}

/** Copies a line, since a slice keeps its whole file in memory; the copy takes one byte a letter where it has no “ or ”. */
const detachFromFile = (text: string) => Buffer.from(text).toString();

type Report = (line: number, problem: string, fix: string) => void;

/** A question that is being read. */
interface QuestionDraft extends Omit<CardQuestion, 'family' | 'hooks'> {
  family: CardQuestion['family'] | null;
  hooks: WrittenHook[];
  line: number;
}

type CardDraft = Omit<Card, 'questions' | 'wordings' | 'cues' | 'themes' | 'closingActions'> & {
  wordings: string[];
  cues: string[];
  themes: string[];
  closingActions: string[];
  questions: QuestionDraft[];
};

interface LineContext {
  draft: CardDraft;
  line: number;
  report: Report;
}

function createDraft({ area, slug }: CardFile): CardDraft {
  return {
    area,
    slug,
    name: '',
    wordings: [],
    cues: [],
    themes: [],
    needsCare: false,
    closingActions: [],
    questions: [],
  };
}

function toCard(draft: CardDraft): Card {
  const questions = draft.questions.flatMap(({ line: _line, family, ...question }) =>
    family === null ? [] : [{ ...question, family }],
  );
  return { ...draft, questions };
}

function parseLine(text: string, context: LineContext): void {
  if (text.startsWith('# ')) parseName(text.slice(2).trim(), context);
  else if (text.startsWith('## ')) parseQuestion(text.slice(3).trim(), context);
  else if (text.startsWith('- ')) parseHook(text.slice(2).trim(), context);
  else if (text.startsWith('> ')) parseAnswer(text.slice(2).trim(), context);
  else parseField(text, context);
}

function parseName(name: string, { draft, line, report }: LineContext): void {
  if (draft.name !== '') report(line, 'a second name', 'A card has one line that begins with "# ".');
  draft.name = name;
}

function parseQuestion(question: string, { draft, line, report }: LineContext): void {
  if (!question.endsWith('?')) report(line, 'a question without "?"', `Write "## ${question}?".`);
  if (draft.questions.some((known) => known.question === question))
    report(line, 'the same question twice', 'Put its hooks under the first one.');
  draft.questions.push({ question, family: null, hooks: [], answer: null, line });
}

function parseHook(text: string, { draft, line, report }: LineContext): void {
  const question = draft.questions.at(-1);
  if (!question) {
    report(line, 'a hook before the first question', 'Move it below a line with "## ".');
    return;
  }
  const hook = parseHookLine(text, (problem, fix) => report(line, problem, fix));
  if (hook) question.hooks.push(hook);
}

function parseAnswer(text: string, { draft, line, report }: LineContext): void {
  const question = draft.questions.at(-1);
  if (!question) {
    report(line, 'an answer before the first question', 'Move it below its question.');
    return;
  }
  question.answer = question.answer === null ? text : `${question.answer} ${text}`;
}

const cardFields = ['também', 'pistas', 'temas', 'cuidado', 'apoio', 'acolhe', 'fecho'] as const;

function parseField(text: string, { draft, line, report }: LineContext): void {
  const [, name = '', value = ''] = /^(\p{L}+): *(.+)$/u.exec(text) ?? [];
  const question = draft.questions.at(-1);
  if (question) {
    parseFamily({ name, value, question }, { draft, line, report });
    return;
  }
  switch (cardFields.find((field) => field === name)) {
    case 'também':
      draft.wordings.push(...splitList(value));
      break;
    case 'pistas':
      draft.cues.push(...splitList(value));
      break;
    case 'temas':
      draft.themes.push(...splitList(value));
      break;
    case 'cuidado':
      draft.needsCare = value === 'sim';
      if (value !== 'sim')
        report(line, `"cuidado: ${value}"`, 'Write "cuidado: sim", or leave the line out.');
      break;
    case 'apoio':
      draft.support = value;
      break;
    case 'acolhe':
      parseCareSubjects(value, { draft, line, report });
      break;
    case 'fecho':
      draft.closingActions.push(value);
      break;
    default:
      report(line, `"${text.slice(0, 40)}" is no line of a card`, `Begin it with ${lineStarts}.`);
  }
}

function parseCareSubjects(value: string, { draft, line, report }: LineContext): void {
  const subjects = splitList(value);
  draft.careSubjects = subjects.filter(isCareSubject);
  for (const subject of subjects)
    if (!isCareSubject(subject))
      report(line, `unknown subject "${subject}"`, `Write one of: ${Object.keys(careSubjects).join(', ')}.`);
}

const lineStarts = `"# ", "## ", "- ", "> ", ${cardFields.map((field) => `"${field}: "`).join(', ')}`;

function parseFamily(
  { name, value, question }: { name: string; value: string; question: QuestionDraft },
  { line, report }: LineContext,
): void {
  const family = questionFamilies.find((known) => known === value);
  if (name === 'família' && family) question.family = family;
  else report(line, `"${name}: ${value}" below a question`, `Write "família: " and ${listOfFamilies}.`);
}

const listOfFamilies = questionFamilies.join(', ').replace(/, (?=[^,]+$)/, ' or ');

function requireWhole(draft: CardDraft, { report, lastLine }: { report: Report; lastLine: number }): void {
  if (draft.name === '') report(1, 'no name', 'Begin the card with "# " and the topic.');
  if (draft.needsCare !== (draft.support !== undefined))
    report(
      1,
      draft.needsCare ? '"cuidado: sim" without "apoio: "' : '"apoio: " without "cuidado: sim"',
      'A card that needs care says where help is, in one sentence.',
    );
  if (draft.questions.length < questionsPerTree)
    report(
      lastLine,
      `${draft.questions.length} questions`,
      `Write at least ${questionsPerTree}: they are the first tree.`,
    );
  for (const { question, family, hooks, line } of draft.questions) {
    if (family === null)
      report(line, `"${question}" has no family`, `Write "família: " and ${listOfFamilies}.`);
    if (hooks.length < hooksPerQuestion)
      report(line, `${hooks.length} hooks below "${question}"`, `Write at least ${hooksPerQuestion}.`);
  }
}
