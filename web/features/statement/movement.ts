import { z } from 'zod';

export const entries = ['grant', 'forfeit', 'reserve', 'release', 'expire', 'revoke', 'adjust'] as const;

const movementSchema = z
  .object({
    id: z.int(),
    created_at: z.string(),
    entry: z.enum(entries),
    bucket: z.enum(['free', 'subscription']),
    delta: z.int(),
    /** -1 is unlimited. */
    balance_after: z.int(),
    kind: z.enum(['generate-hooks', 'busca-referencias']).nullable(),
    subject: z.string().nullable(),
  })
  .transform(({ created_at, balance_after, ...row }) => ({
    ...row,
    at: new Date(created_at),
    balanceAfter: balance_after,
  }));
/** Rows of the statement, as movements. */
export const movementsSchema = z.array(movementSchema);
/** One movement of somebody's credits. */
export type Movement = z.output<typeof movementSchema>;
