import { z } from 'zod';
import type { CreditBalance } from '../../lib/access.ts';

/** What is left of the free credits. */
export const balanceSchema = z
  .object({ credits_remaining: z.int(), credits_total: z.int() })
  .transform((row): CreditBalance => ({ remaining: row.credits_remaining, total: row.credits_total }));

/** What is left of a plan's month. */
export const monthlyBalanceSchema = z
  .object({ credits_remaining: z.int(), credits_total: z.int(), reset_date: z.string() })
  .transform((row) => ({
    remaining: row.credits_remaining,
    total: row.credits_total,
    resetsAt: Date.parse(row.reset_date),
  }));

export const customerSchema = z.object({ customer_id: z.string() });

export const subscriptionSchema = z
  .object({ status: z.string(), price_id: z.string().nullable() })
  .transform((row) => ({ status: row.status, priceId: row.price_id }));
