import { z } from 'zod';

/** `account-overview`: how the account stands. Dates are ISO 8601. */
export const accountOverviewSchema = z.object({
  email: z.string(),
  /** Waits until its mailboxes agreed; null when no change is under way. */
  new_email: z.string().nullable(),
  has_password: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      last_used_at: z.iso.datetime(),
      address: z.string().nullable(),
      browser: z.string().nullable(),
      is_current: z.boolean(),
    }),
  ),
});
export type AccountOverview = z.infer<typeof accountOverviewSchema>;

/** `delete-account`: `confirmation` is the person's own e-mail, typed again. */
export const deleteAccountInputSchema = z.object({
  confirmation: z.string().max(320),
  password: z.string().max(1000).optional(),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInputSchema>;
