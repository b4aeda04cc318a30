import { z } from 'zod';
import { mechanisms } from '../../../shared/mechanisms.ts';

/** Keys in Portuguese, or the values follow the keys into English. */
export const hookReplySchema = z.object({ mecanismo: z.enum(mechanisms), texto: z.string() });
export type HookReply = z.infer<typeof hookReplySchema>;

/** What the model is asked for: four questions with four hooks each. How many came is checked by hand. */
export const treeReplySchema = z.object({
  perguntas: z.array(z.object({ pergunta: z.string(), ganchos: z.array(hookReplySchema) })),
});

/** A new hook for one that was refused; `numero` is the one it had in the request. */
export const repairHookSchema = hookReplySchema.extend({ numero: z.int() });
export const repairReplySchema = z.object({ ganchos: z.array(repairHookSchema) });
