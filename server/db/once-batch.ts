import type pg from 'pg';
import type { QueryResult } from './database.ts';
import { OnceReader } from './once-reader.ts';
import { readType } from './read-type.ts';

/** Messages that the driver sends as they are. It hands what answers them to the handlers. */
export class OnceBatch extends OnceReader implements pg.Submittable {
  readonly result: Promise<QueryResult<unknown>>;
  /** Milliseconds; the driver reads it. */
  readonly query_timeout: number;
  /** The driver puts its timer around it. */
  callback: (error: Error | null, result?: QueryResult<unknown>) => void;
  #bytes: Buffer;

  constructor(bytes: Buffer, answerTimeout: number) {
    super(readType);
    this.#bytes = bytes;
    this.query_timeout = answerTimeout;
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<unknown>>();
    this.result = promise;
    this.callback = (error, result) => (result === undefined ? reject(error) : resolve(result));
  }

  submit(connection: pg.Connection): void {
    connection.stream.write(this.#bytes);
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    try {
      this.callback(null, this.read());
    } catch (error) {
      this.callback(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
