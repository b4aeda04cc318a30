/** How a model can fail: gone, slow, busy, closed to us, answering nothing of use; or nobody waits any more. */
export type ModelFault = 'unavailable' | 'timeout' | 'rate-limited' | 'refused' | 'nonsense' | 'aborted';

export class ModelError extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, cause?: unknown) {
    super(`The model failed: ${fault}`, { cause });
    this.fault = fault;
  }
}
