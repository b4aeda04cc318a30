import { z } from 'zod';

/** How somebody comes to the thank-you page. */
export interface Arrival {
  /** The checkout to ask after; null where the address names none. */
  sessionId: string | null;
  plano: string;
  /** The address without the session, which no tag may read; null when it is clean already. */
  cleanSearch: string | null;
}

const stateSchema = z.object({ sessionId: z.string() });

/** What the history entry keeps of a session that left the address: it survives a reload. */
export type ArrivalState = z.infer<typeof stateSchema>;

/** Reads the thank-you page's address and history entry. */
export function readArrival(search: string, state: unknown): Arrival {
  const parameters = new URLSearchParams(search);
  const plano = parameters.get('plano') ?? '';
  const arrived = parameters.get('session_id');
  if (arrived === null) {
    const kept = stateSchema.safeParse(state);
    return { sessionId: kept.success ? kept.data.sessionId : null, plano, cleanSearch: null };
  }
  parameters.delete('session_id');
  return { sessionId: arrived || null, plano, cleanSearch: parameters.toString() };
}
