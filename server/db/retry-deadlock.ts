const mostAttempts = 3;
/** PostgreSQL's word for a transaction that it broke off so that another could go on. */
const deadlockDetected = '40P01';

/** Runs a transaction again that lost a deadlock: nothing of it has happened, and what it waited for is free now. */
export async function retryDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === mostAttempts || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === deadlockDetected;
}
