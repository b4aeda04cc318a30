import type { ContentProblem } from './content-problem.ts';

/** Reports a problem of the line that is read, and gives no row. */
export type ReportRow = (problem: string, fix: string) => [];

/** Reads tab-separated lines, blank ones aside, each by `readRow`. */
export function parseTable<Row>(
  { path, text }: { path: string; text: string },
  readRow: (columns: readonly string[], report: ReportRow) => Row[],
): { rows: Row[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const rows = text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const report: ReportRow = (problem, fix) => {
        problems.push({ file: path, line: index + 1, problem, fix });
        return [];
      };
      return line.trim() === '' ? [] : readRow(line.split('\t'), report);
    });
  return { rows, problems };
}
