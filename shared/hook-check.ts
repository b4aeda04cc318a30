import { z } from 'zod';

/** The six things a hook check looks at, in the order they are shown. */
export const hookSignalLabels = {
  duracao: 'Duração',
  tensao: 'Tensão no começo',
  concretude: 'Coisas concretas',
  fala: 'Jeito de falar',
  promessa: 'Promessa arriscada',
  cliche: 'Clichê',
} as const;

export type HookSignalName = keyof typeof hookSignalLabels;

const signalNames = Object.keys(hookSignalLabels) as [HookSignalName, ...HookSignalName[]];

export const hookSignalSchema = z.object({
  signal: z.enum(signalNames),
  level: z.enum(['good', 'fair', 'poor']),
  /** The part of the hook that the note is about, as it stands there; empty when it is about the whole. */
  quote: z.string(),
  /** A Portuguese sentence that explains the level. */
  note: z.string(),
});
export type HookSignal = z.infer<typeof hookSignalSchema>;

export const hookCheckSchema = z.object({
  hook: z.string(),
  /** Estimated speaking time at an energetic pace, seconds. */
  seconds: z.number(),
  signals: z.array(hookSignalSchema).length(signalNames.length),
});
export type HookCheck = z.infer<typeof hookCheckSchema>;

export const checkHookInputSchema = z.object({ hook: z.string() });

/** Said wherever a check is shown. */
export const hookCheckDisclaimer =
  'É uma conferência do texto, sempre igual para a mesma frase. Não é previsão de alcance.';
