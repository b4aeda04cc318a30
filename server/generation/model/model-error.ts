/**
 * How a model can fail: gone, slow, busy, closed to us, answering nothing of use; nobody waits any more; or it was not asked,
 * because the day's limit of this person's works, of their money or of everyone's is reached.
 */
export type ModelFault =
  | 'unavailable'
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'nonsense'
  | 'aborted'
  | ModelLimit;

export const modelLimits = ['work_limit', 'user_limit', 'total_limit'] as const;
export type ModelLimit = (typeof modelLimits)[number];

/**
 * Whether the embedded engine writes in place of the model: always past one person's own limits, since Ilimitado is sold without an
 * end, and for every other fault where the installation has the fallback on.
 */
export function engineWritesAfter(fault: ModelFault, hasFallback: boolean): boolean {
  return hasFallback || fault === 'work_limit' || fault === 'user_limit';
}

export class ModelError extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, cause?: unknown) {
    super(`The model failed: ${fault}`, { cause });
    this.fault = fault;
  }
}
