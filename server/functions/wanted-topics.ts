import type { UnknownTopic } from '../../engine/reading/read-topic.ts';
import type { Transaction } from '../db/database.ts';
import { toBrazilianDay } from '../generation/brazilian-day.ts';

export interface WantedTopic {
  topic: string;
  kind: string | null;
  times: number;
  first_day: string;
  last_day: string;
}

/** Longer is a sentence of a person's own. */
const longestTopic = 80;
/** Six digits in a row are a telephone or a document; an "@" is an address. */
const isPersonal = /@|\d(?:[\s.-]?\d){5}/u;
const mostTopics = 10_000;

/** Counts a topic that no content is about, never with its person. */
export async function noteWanted(
  transaction: Transaction,
  { key, display, kinds }: UnknownTopic,
  now: Date,
): Promise<void> {
  if (display.length > longestTopic || key === '' || isPersonal.test(display)) return;
  await transaction.query('select private.note_wanted($1, $2, $3, $4, $5)', [
    key,
    display,
    kinds[0]?.key ?? null,
    toBrazilianDay(now),
    mostTopics,
  ]);
}

/** The topics that ended in a question back, the most wanted first. */
export async function listWanted(transaction: Transaction, most: number): Promise<WantedTopic[]> {
  const { rows } = await transaction.query<WantedTopic>(
    `select topic, kind, times, first_day::text, last_day::text from private.list_wanted($1)`,
    [most],
  );
  return rows;
}
