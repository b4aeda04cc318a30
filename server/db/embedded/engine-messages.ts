import type { OnceQuery } from '../once-messages.ts';

/** One parametrised statement or a pair, which have a result, or a script of several without one. */
export type Step = { sql: string; parameters: unknown[] } | { once: OnceQuery } | { script: string };

export interface StepResult {
  rows: unknown[];
  count: number;
}

export interface Batch {
  id: number;
  steps: readonly Step[] | 'close';
}

/** What a batch sends back: the results of its queries, or the error that ended it. */
export type Reply = { id: number } & ({ results: StepResult[] } | { failure: Failure });

/** An error as it crosses the threads: PostgreSQL's fields beside its message. */
export interface Failure {
  message: string;
  fields: Record<string, unknown>;
  /** The engine below answers wrong from here on. */
  isBroken: boolean;
}

/** What a new thread is told. A new database may begin as a copy of a dumped data directory (a tar). */
export interface EngineOptions {
  /** Null keeps it in memory. */
  directory: string | null;
  copyOf?: ArrayBuffer;
}
