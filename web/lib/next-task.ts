/** Resolves in a task of its own: what comes after it does not keep a finger waiting together with what came before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
