import { z } from 'zod';

/** The form for a new password; the service judges how strong it is. */
export const newPasswordSchema = z
  .object({
    current: z.string(),
    hasCurrent: z.boolean(),
    next: z.string().min(6, 'Use pelo menos 6\u00a0caracteres.'),
    again: z.string(),
  })
  .refine(({ current, hasCurrent }) => !hasCurrent || current !== '', {
    path: ['current'],
    message: 'Digite sua senha de agora.',
  })
  .refine(({ next, again }) => next === again, {
    path: ['again'],
    message: 'As duas não são iguais. Digite a nova senha de novo.',
  });
export type NewPassword = z.infer<typeof newPasswordSchema>;
