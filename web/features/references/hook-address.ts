import { maximumHookLength } from '../../../shared/hook-tree.ts';
import { hasShape, isUuid, type Shape } from '../../lib/has-shape.ts';

const arrivalShape: Shape<{ treeId: string }> = { treeId: isUuid };

/** The hook named by the address; empty when it names none. */
export function hookOfAddress(parameters: URLSearchParams): string {
  return (parameters.get('hook') ?? '').trim().slice(0, maximumHookLength);
}

/** The tree the hook was chosen in, when the person came from one. */
export function treeIdOfArrival(state: unknown): string | null {
  return hasShape(state, arrivalShape) ? state.treeId : null;
}
