import { escapeLiteral } from 'pg';

/** A statement that runs before others, to set the role and claims of their transaction. Its rows are dropped. */
export interface Opening {
  /** `$1`, `$2`, … stand for the parameters; no other `$` may occur. */
  sql: string;
  parameters: readonly string[];
}

/** The statement with its parameters as literals: a script of several statements takes none. */
export function toScript({ sql, parameters }: Opening): string {
  return sql.replace(/\$(\d+)/gu, (_, position: string) => {
    const parameter = parameters[Number(position) - 1];
    if (parameter === undefined) throw new Error(`No parameter $${position}`);
    return escapeLiteral(parameter);
  });
}
