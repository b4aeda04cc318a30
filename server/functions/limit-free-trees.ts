import type { UserId } from '../auth/caller.ts';
import { takeTurn } from '../auth/rate-limits.ts';
import type { Database } from '../db/database.ts';
import { askAsAccountService } from '../db/roles.ts';
import { AppError } from '../errors.ts';

/** Each is stored: no credit bounds how many there are. */
const treesAnHour = 60;

/** Refuses a tree that costs nothing to a person who had too many of them within the hour. */
export async function limitFreeTrees(database: Database, userId: UserId): Promise<void> {
  const limit = { bucket: `free-trees:${userId}`, capacity: treesAnHour, seconds: 3600 };
  const wait = await takeTurn({ query: askAsAccountService(database) }, limit, new Date());
  if (wait > 0)
    throw new AppError(
      'too_many',
      'Foram muitas buscas sem custo em pouco tempo. Espere um minuto e tente de novo.',
      {
        retryAfterSeconds: wait,
      },
    );
}
