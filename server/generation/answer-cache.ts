import { z } from 'zod';
import { topicKey } from '../../engine/language/normalise-topic.ts';
import { type Database, firstRow } from '../db/database.ts';
import { asService } from '../db/roles.ts';

const keptFor = '30 days';
const rowSchema = z.object({ answer: z.unknown() });

/** What was asked of whom: the name of a source (and whatever changes its answers), and the key of the question. */
interface Asked {
  source: string;
  key: string;
}

/** The kept answer in its shape; null when there is none, or one of an older shape. */
export async function recallAnswer<Shape extends z.ZodType>(
  database: Database,
  { source, key, shape }: Asked & { shape: Shape },
): Promise<z.infer<Shape> | null> {
  const row = firstRow(
    await asService(database, (transaction) =>
      transaction.query('select private.recall_answer($1, $2, $3::interval) as answer', [
        source,
        key,
        keptFor,
      ]),
    ),
  );
  return shape.safeParse(rowSchema.parse(row).answer).data ?? null;
}

/** Keeps an answer for everybody, for a while. */
export async function keepAnswer(database: Database, { source, key }: Asked, answer: unknown): Promise<void> {
  await asService(database, (transaction) =>
    transaction.query('select private.keep_answer($1, $2, $3, $4::interval)', [
      source,
      key,
      JSON.stringify(answer),
      keptFor,
    ]),
  );
}

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
  const asked = { source, key: topicKey(topic) || topic };
  const kept = await recallAnswer(database, { ...asked, shape });
  if (kept !== null) return kept;
  const answer = await ask();
  await keepAnswer(database, asked, answer);
  return answer;
}
