import { type AnsweredBlock, hooksOf } from '../../../../shared/hook-tree.ts';
import { mechanismLabels } from '../../../../shared/mechanisms.ts';
import { describeQuestionOrigin } from '../describe-question-origin.ts';

const columns = ['pergunta', 'origem', 'gancho', 'mecanismo'];
const byteOrderMark = '\uFEFF';

/** The tree as a table, a row a hook, for a Brazilian Excel: UTF-8 with its mark, semicolons, and no field it would calculate. */
export function writeTreeCsv(questions: readonly AnsweredBlock[]): string {
  const rows = questions.flatMap((block) =>
    hooksOf(block).map(({ hook, mechanism }) => [
      block.question,
      describeQuestionOrigin(block),
      hook,
      mechanism === undefined ? '' : mechanismLabels[mechanism],
    ]),
  );
  return byteOrderMark + [columns, ...rows].map((row) => `${row.map(writeField).join(';')}\r\n`).join('');
}

// A field that begins so would be run as a formula, also from within quotes.
function writeField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
