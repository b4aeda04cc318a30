import { type AppErrorBody, type AppErrorCode, appErrorStatus } from '../shared/app-error-codes.ts';

/** A failure we expect: a code of the closed list and a Portuguese sentence the person can act on. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** When to come back, where time alone mends it. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: AppErrorCode,
    message: string,
    { cause, retryAfterSeconds }: { cause?: unknown; retryAfterSeconds?: number | null } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }

  get status() {
    return appErrorStatus[this.code];
  }

  toBody(): AppErrorBody {
    return { error: this.message, code: this.code };
  }
}

/** What a person reads when the fault is ours. */
export const internalErrorMessage =
  'Erro interno do servidor. Nossa equipe foi notificada. Tente novamente em alguns minutos.';

/** Any thrown value as an `AppError`; what we did not expect becomes `internal`, its cause kept for the log. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('internal', internalErrorMessage, { cause: error });
}
