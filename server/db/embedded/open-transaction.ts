import type { QueryResult, Transaction } from '../database.ts';
import { type Opening, toScript } from '../opening.ts';
import type { Engine } from './engine.ts';
import type { Step, StepResult } from './engine-messages.ts';

/** A transaction of the embedded database. It begins with its first statement, in the same message to the thread. */
export class OpenTransaction implements Transaction {
  #engine: Engine;
  #begin: string;
  #state: 'new' | 'begun' | 'over' = 'new';

  constructor(engine: Engine, opening?: Opening) {
    this.#engine = engine;
    this.#begin = opening === undefined ? 'begin' : `begin;${toScript(opening)}`;
  }

  // Fields, so that a query function may take `query` alone.
  readonly query = async <Row>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> =>
    firstResult<Row>(await this.#run({ sql, parameters: [...parameters] }));

  readonly execute = async (sql: string): Promise<void> => {
    await this.#run({ script: sql });
  };

  /** Nothing runs in it after this. */
  async commit(): Promise<void> {
    const isBegun = this.#state === 'begun';
    this.#state = 'over';
    if (isBegun) await this.#engine.run([{ script: 'commit' }]);
  }

  async rollBack(): Promise<void> {
    const isBegun = this.#state === 'begun';
    this.#state = 'over';
    if (isBegun) await rollBack(this.#engine);
  }

  #run(step: Step): Promise<StepResult[]> {
    if (this.#state === 'over') throw new Error('The transaction is over');
    const beginning = this.#state === 'new' ? [{ script: this.#begin }] : [];
    this.#state = 'begun';
    return this.#engine.run([...beginning, step]);
  }
}

export function firstResult<Row>([result]: StepResult[]): QueryResult<Row> {
  if (result === undefined) throw new Error('A statement without a result');
  return result as QueryResult<Row>;
}

/** Never leaves a transaction open for the next person: an engine that cannot roll back is ended, which does the same. */
export function rollBack(engine: Engine): Promise<unknown> {
  return engine.run([{ script: 'rollback' }]).catch((error: Error) => engine.end(error));
}
