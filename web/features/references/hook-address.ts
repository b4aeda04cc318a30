import { z } from 'zod';
import { maximumHookLength } from '../../../shared/busca-referencias.ts';

const arrivalSchema = z.object({ treeId: z.uuid() });

/** The hook named by the address; empty when it names none. */
export function hookOfAddress(parameters: URLSearchParams): string {
  return (parameters.get('hook') ?? '').trim().slice(0, maximumHookLength);
}

/** The tree the hook was chosen in, when the person came from one. */
export function treeIdOfArrival(state: unknown): string | null {
  const arrival = arrivalSchema.safeParse(state);
  return arrival.success ? arrival.data.treeId : null;
}
