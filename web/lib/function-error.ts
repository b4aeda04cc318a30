import type { AppErrorCode } from '../../shared/app-error-codes.ts';

/** The server refused. `message` is a Portuguese sentence, empty when the server gave none. Status 0: nothing was sent, there is no session. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly status: number;
  readonly code: AppErrorCode | 'unreadable';

  constructor({
    status,
    code,
    message,
  }: { status: number; code: AppErrorCode | 'unreadable'; message: string }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** No answer came: the connection failed before or during it. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
