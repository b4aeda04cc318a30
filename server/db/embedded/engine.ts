import { clearTimeout, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { EngineError, engineLost, statementTimeout } from './engine-error.ts';
import type { Batch, EngineOptions, Reply, StepResult } from './engine-messages.ts';

export interface EngineLimits {
  /** One batch. A longer one ends the thread. */
  batchMilliseconds: number;
  /** From the start of the thread until the database is open, recovery after a crash included. */
  openMilliseconds: number;
}

interface Pending {
  resolve: (results: StepResult[]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const script = new URL('./engine-thread.ts', import.meta.url);

/**
 * One life of the embedded database, in a thread of its own. A batch that gets no answer in time, or shows that the engine is broken, ends
 * the thread: what was not committed is rolled back when the data directory is opened again.
 */
export class Engine {
  /** Resolves when the database is open. */
  readonly opened: Promise<unknown>;
  #worker: Worker;
  #limits: EngineLimits;
  #pending = new Map<number, Pending>();
  #lastId = 0;
  #onEnd: (reason: Error) => void;
  #ended: Promise<unknown> | null = null;

  /** `onEnd` runs once, when the thread is gone. */
  constructor(options: EngineOptions, limits: EngineLimits, onEnd: (reason: Error) => void) {
    this.#limits = limits;
    this.#onEnd = onEnd;
    this.#worker = new Worker(script, {
      workerData: options,
      transferList: options.copyOf ? [options.copyOf] : [],
    });
    this.#worker.on('message', (reply: Reply) => this.#take(reply));
    this.#worker.on('error', (error: Error) => void this.end(engineLost(error.message)));
    this.#worker.on('exit', () => void this.end(engineLost('its thread stopped')));
    this.opened = this.#await(0, limits.openMilliseconds);
  }

  /** Runs the steps in order and gives the results of the queries among them; the first that fails ends the batch. */
  run(steps: Batch['steps']): Promise<StepResult[]> {
    if (this.#ended !== null) return Promise.reject(engineLost('a statement before this one'));
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker.postMessage({ id, steps } satisfies Batch);
    return this.#await(id, this.#limits.batchMilliseconds);
  }

  /** Closes the data directory and ends the thread. */
  async close(): Promise<void> {
    await this.run('close').catch(() => {});
    await this.end(engineLost('it was closed'));
  }

  /** Ends the thread without closing anything, whatever it does. */
  end(reason: Error): Promise<unknown> {
    this.#ended ??= this.#worker.terminate().then(() => {
      for (const { reject, timer } of this.#pending.values()) {
        clearTimeout(timer);
        reject(reason);
      }
      this.#pending.clear();
      this.#onEnd(reason);
    });
    return this.#ended;
  }

  #await(id: number, milliseconds: number): Promise<StepResult[]> {
    // An idle database keeps no process alive.
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      // A process that was held up itself first reads the answers that came meanwhile.
      const giveUp = () =>
        setImmediate(() => this.#pending.has(id) && void this.end(statementTimeout(milliseconds)));
      this.#pending.set(id, { resolve, reject, timer: setTimeout(giveUp, milliseconds) });
    });
  }

  #take(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    if (pending === undefined || this.#ended !== null) return;
    if ('failure' in reply && reply.failure.isBroken) {
      void this.end(engineLost(reply.failure.message));
      return;
    }
    this.#pending.delete(reply.id);
    clearTimeout(pending.timer);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('results' in reply) pending.resolve(reply.results);
    else pending.reject(new EngineError(reply.failure.message, reply.failure.fields));
  }
}
