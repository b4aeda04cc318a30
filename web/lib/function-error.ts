import type { AppErrorCode } from '../../shared/app-error-codes.ts';

interface FunctionFault {
  status: number;
  code: AppErrorCode | 'unreadable';
  message: string;
  requestId?: string | null;
  /** The whole body of the refusal, for what some say beside code and sentence. */
  details?: unknown;
}

/** The server refused. `message` is a Portuguese sentence, empty when the server gave none. Status 0: nothing was sent, there is no session. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly status: number;
  readonly code: AppErrorCode | 'unreadable';
  /** Under which the server's log has the request; null when nothing came from there. */
  readonly requestId: string | null;
  /** The body of the refusal as it came; to be parsed where it is read. */
  readonly details: unknown;

  constructor({ status, code, message, requestId = null, details = null }: FunctionFault) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.details = details;
  }
}

/** No answer came: the connection failed before or during it. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** False when the connection or the screen went away first: the server may have done the work all the same. */
export function isAnswer(error: unknown): boolean {
  return error instanceof FunctionError && error.code !== 'unreadable';
}
