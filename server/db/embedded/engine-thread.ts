import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { PrivateNodeFs } from '../private-node-fs.ts';
import type { Batch, EngineOptions, Reply, Step, StepResult } from './engine-messages.ts';
import { queryOnce } from './query-once.ts';
import { toFailure } from './to-failure.ts';

/** The thread that PGlite runs in. Batches run one after the other, in the order they come; reply 0 says that it is open. */
const { directory, copyOf } = workerData as EngineOptions;
const opened = PGlite.create({
  ...(directory === null ? {} : { fs: new PrivateNodeFs(directory) }),
  ...(copyOf && { loadDataDir: new Blob([copyOf]) }),
  parsers: { [types.INT8]: Number },
});

let last = reply(0, async () => {
  await opened;
  return [];
});
parentPort?.on('message', ({ id, steps }: Batch) => {
  last = last.then(() => reply(id, () => (steps === 'close' ? close() : run(steps))));
});

async function reply(id: number, work: () => Promise<StepResult[]>): Promise<void> {
  const message: Reply = await work().then(
    (results) => ({ id, results }),
    async (error: unknown) => ({ id, failure: await toFailure(error, opened) }),
  );
  parentPort?.postMessage(message);
}

async function run(steps: readonly Step[]): Promise<StepResult[]> {
  const pglite = await opened;
  const results: StepResult[] = [];
  for (const step of steps) {
    if ('script' in step) {
      await pglite.exec(step.script);
      continue;
    }
    if ('once' in step) {
      results.push(await queryOnce(pglite, step.once));
      continue;
    }
    const { rows, affectedRows } = await pglite.query(step.sql, step.parameters);
    results.push({ rows, count: affectedRows || rows.length });
  }
  return results;
}

async function close(): Promise<StepResult[]> {
  await (await opened).close();
  return [];
}
