import type { PGlite } from '@electric-sql/pglite';
import type { Failure } from './engine-messages.ts';

/** Never the parameters: people typed them, and errors are logged. */
const toldFields = ['code', 'severity', 'detail', 'hint', 'schema', 'table', 'column', 'constraint', 'where'];

/** An error of PGlite as a message to the other thread. */
export async function toFailure(error: unknown, opened: Promise<PGlite>): Promise<Failure> {
  if (!(error instanceof Error)) return { message: String(error), fields: {}, isBroken: true };
  const told = Object.entries(error).filter(
    ([name, value]) => toldFields.includes(name) && value !== undefined,
  );
  return {
    message: error.message,
    fields: Object.fromEntries(told),
    isBroken: await isBroken(error, opened),
  };
}

/**
 * Class XX is PostgreSQL's own word for corrupted internal state; a trap or an exhausted stack of the WebAssembly leaves it in the middle
 * of anything. Other errors without a SQLSTATE come from PGlite's own checks, unless the engine no longer knows what one is.
 */
async function isBroken(error: Error, opened: Promise<PGlite>): Promise<boolean> {
  const code = codeOf(error);
  if (code !== null) return code.startsWith('XX');
  if (error instanceof RangeError || error.name === 'RuntimeError') return true;
  try {
    const { rows } = await (await opened).query<{ one: number }>('select 1 as one');
    return rows[0]?.one !== 1;
  } catch (probe) {
    // In a transaction that failed every statement is refused, by a code.
    return codeOf(probe) === null;
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
