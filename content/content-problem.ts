/** A mistake in a content file. `line` counts from 1; `fix` says what to write instead. */
export interface ContentProblem {
  file: string;
  line: number;
  problem: string;
  fix: string;
}

/** Content that cannot be used. The message lists every problem on a line of its own. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.problems = problems;
  }
}

/** "content/cards/casa/mofo.md:12: unknown mechanism "mitoo". Write one of: …" */
export function describeProblem({ file, line, problem, fix }: ContentProblem): string {
  return `${file}:${line}: ${problem}. ${fix}`;
}
