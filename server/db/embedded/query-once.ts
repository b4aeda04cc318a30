import type { PGlite } from '@electric-sql/pglite';
import { type OnceQuery, toOnceMessages } from '../once-messages.ts';
import { OnceReader } from '../once-reader.ts';
import { StatementNames } from '../statement-names.ts';
import type { StepResult } from './engine-messages.ts';

const names = new StatementNames();
/** The named statements that the one connection of this thread's database holds. */
const held = new Set<string>();

/** Runs both statements as one message (`once-messages.ts`). Call it while nothing else runs on this database. */
export async function queryOnce(pglite: PGlite, query: OnceQuery): Promise<StepResult> {
  const { bytes, names: used } = toOnceMessages(query, names, held);
  // After a failure nothing is known of them.
  for (const name of used) held.delete(name);
  const messages = await pglite.execProtocolStream(bytes);
  for (const name of used) held.add(name);
  const reader = new OnceReader((oid) => pglite.parsers[oid]);
  for (const message of messages as unknown as Message[]) {
    if (message.name === 'rowDescription') reader.handleRowDescription(message);
    if (message.name === 'dataRow') reader.handleDataRow(message);
    if (message.name === 'commandComplete') reader.handleCommandComplete(message);
  }
  return reader.read();
}

/** Those that are read. */
type Message =
  | { name: 'rowDescription'; fields: { name: string; dataTypeID: number }[] }
  | { name: 'dataRow'; fields: (string | null)[] }
  | { name: 'commandComplete'; text: string };
