import { type Facts, factsSchema } from '../../shared/topic-unclear.ts';
import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';
import type { TopicReading } from '../generation/tree-generator.ts';
import { cleanText } from '../http/clean-text.ts';

/** So many topics a person can have told about at once; the oldest goes for a new one. */
const mostTopics = 300;

/** Keys of the form: a question, or a line that answers one. */
const factKey = /^\d(?:\.\d)?$/u;

/** What was filled in of the form, as the database can hold it. */
export function cleanFacts(typed: Facts): Facts {
  const facts = Object.entries(typed).map(([key, answer]) => [key, cleanText(answer)] as const);
  return Object.fromEntries(facts.filter(([key, answer]) => factKey.test(key) && answer !== ''));
}

/** Keeps what a person told about a topic, in place of what they told before. */
export async function keepTold(
  transaction: Transaction,
  userId: UserId,
  { reading, facts }: { reading: TopicReading; facts: Facts },
): Promise<void> {
  await transaction.query('select private.keep_told($1, $2, $3, $4, $5)', [
    userId,
    reading.key,
    reading.display,
    JSON.stringify(facts),
    mostTopics,
  ]);
}

/** What this person told about the topic before; nothing is an empty record. */
export async function findTold(transaction: Transaction, userId: UserId, topicKey: string): Promise<Facts> {
  const row = firstRow(
    await transaction.query<{ facts: unknown }>(
      'select facts from public.told_topics where user_id = $1 and topic_key = $2',
      [userId, topicKey],
    ),
  );
  return row === null ? {} : factsSchema.parse(row.facts);
}
