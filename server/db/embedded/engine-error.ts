/** An error of the embedded database, with PostgreSQL's fields: `code`, `detail`, `constraint` and others. */
export class EngineError extends Error {
  constructor(message: string, fields: Record<string, unknown>) {
    super(message);
    Object.assign(this, fields);
  }
}

/** What PostgreSQL says of a statement that it ended by `statement_timeout`: query_canceled. */
export function statementTimeout(milliseconds: number): EngineError {
  return new EngineError(`canceling statement due to statement timeout: ${milliseconds} ms`, {
    code: '57014',
  });
}

/** What PostgreSQL says of a transaction whose server ended abnormally: crash_shutdown. */
export function engineLost(reason: string): EngineError {
  return new EngineError(`the embedded database ended: ${reason}`, { code: '57P02' });
}
