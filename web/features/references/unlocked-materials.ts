import { z } from 'zod';
import {
  type BuscaReferenciasOutput,
  buscaReferenciasOutputSchema,
} from '../../../shared/busca-referencias.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const maximumKept = 12;

const unlockedSchema = z.array(
  z.object({ hook: z.string(), treeId: z.string().nullable(), output: buscaReferenciasOutputSchema }),
);
type Unlocked = z.infer<typeof unlockedSchema>;

/** Which materials: the same words in another tree are another hook. */
export interface HookChoice {
  hook: string;
  treeId: string | null;
}

/** What this tab has already unlocked for the hook, so that a reload shows it at once; null when nothing. */
export function getUnlocked(userId: string, choice: HookChoice): BuscaReferenciasOutput | null {
  return read(userId).find((each) => isSame(each, choice))?.output ?? null;
}

/** Keeps what was unlocked for this tab; the oldest of many goes. */
export function keepUnlocked(userId: string, choice: HookChoice, output: BuscaReferenciasOutput): void {
  writeStored('session', keyOf(userId), withUnlocked(read(userId), { ...choice, output }));
}

/** The list with the newest first, each hook once. */
export function withUnlocked(list: Unlocked, newest: Unlocked[number]): Unlocked {
  return [newest, ...list.filter((each) => !isSame(each, newest))].slice(0, maximumKept);
}

function isSame(a: HookChoice, b: HookChoice): boolean {
  return a.hook === b.hook && a.treeId === b.treeId;
}

function read(userId: string): Unlocked {
  const parsed = unlockedSchema.safeParse(readStored('session', keyOf(userId)));
  return parsed.success ? parsed.data : [];
}

function keyOf(userId: string): string {
  return `fisga-unlocked-${userId}`;
}
