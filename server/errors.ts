import { type AppErrorBody, type AppErrorCode, appErrorStatus } from '../shared/app-error-codes.ts';
import { isInterrupted, isUnstorable } from './db/sql-state.ts';

/** A failure we expect: a code of the closed list and a Portuguese sentence the person can act on. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** When to come back, where time alone mends it. */
  readonly retryAfterSeconds: number | null;
  /** Fields of the body beside its sentence and code. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: AppErrorCode,
    message: string,
    {
      cause,
      retryAfterSeconds,
      details,
    }: { cause?: unknown; retryAfterSeconds?: number | null; details?: Record<string, unknown> } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.details = details ?? {};
  }

  get status() {
    return appErrorStatus[this.code];
  }

  toBody(): AppErrorBody {
    return { ...this.details, error: this.message, code: this.code };
  }
}

/** What a person reads when the fault is ours. */
export const internalErrorMessage =
  'Erro interno do servidor. Nossa equipe foi notificada. Tente novamente em alguns minutos.';

const secondsToRestart = 5;

/** Any thrown value as an `AppError`; what we did not expect becomes `internal`, its cause kept for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isInterrupted(error))
    return new AppError(
      'overloaded',
      'O servidor demorou demais para responder. Espere alguns segundos e tente de novo.',
      { cause: error, retryAfterSeconds: secondsToRestart },
    );
  if (isUnstorable(error))
    return new AppError(
      'bad_input',
      'O pedido traz um texto que não pode ser guardado. Apague os caracteres estranhos e tente de novo.',
      { cause: error },
    );
  return new AppError('internal', internalErrorMessage, { cause: error });
}
