import { needsCare } from '../../engine/reading/needs-care.ts';
import type { UnknownTopic } from '../../engine/reading/read-topic.ts';
import type { TopicUnclear } from '../../shared/topic-unclear.ts';
import type { UserId } from '../auth/caller.ts';
import { asService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { FunctionContext } from './function-context.ts';
import { findTold } from './told-topics.ts';
import { noteWanted } from './wanted-topics.ts';

/** The refusal of a topic that no content is about: it asks for what only its creator knows, and says what that person told before. */
export async function askBack(
  { database, engine }: Pick<FunctionContext, 'database' | 'engine'>,
  { userId, reading }: { userId: UserId; reading: UnknownTopic },
): Promise<AppError> {
  const told = await asService(database, async (transaction) => {
    await noteWanted(transaction, reading, new Date());
    return findTold(transaction, userId, reading.key);
  });
  const { message, ...clarification } = engine.askAbout(reading);
  // Of a topic that needs care nothing is written but what a card says of it.
  const ways = needsCare(reading) ? { kinds: [], questions: [] } : {};
  const details = { ...clarification, ...ways, told } satisfies TopicUnclear;
  return new AppError('topic_unclear', message, { details });
}
