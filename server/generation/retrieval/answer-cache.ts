import { z } from 'zod';
import { topicKey } from '../../../engine/language/normalise-topic.ts';
import { type Database, firstRow } from '../../db/database.ts';
import { asService } from '../../db/roles.ts';

const keptFor = '30 days';
const rowSchema = z.object({ answer: z.unknown() });

/** Gives the kept answer of `source` to a topic, else asks and keeps what comes. A failure is not kept. */
export async function answerOnce<Shape extends z.ZodType>(
  database: Database,
  {
    source,
    topic,
    shape,
    ask,
  }: { source: string; topic: string; shape: Shape; ask: () => Promise<z.infer<Shape>> },
): Promise<z.infer<Shape>> {
  const key = topicKey(topic) || topic;
  const row = firstRow(
    await asService(database, (transaction) =>
      transaction.query('select private.recall_answer($1, $2, $3::interval) as answer', [
        source,
        key,
        keptFor,
      ]),
    ),
  );
  const kept = shape.safeParse(rowSchema.parse(row).answer);
  if (kept.success) return kept.data;
  const answer = await ask();
  await asService(database, (transaction) =>
    transaction.query('select private.keep_answer($1, $2, $3, $4::interval)', [
      source,
      key,
      JSON.stringify(answer),
      keptFor,
    ]),
  );
  return answer;
}
