/** Every code a function of ours may answer with, and its HTTP status. Closed: a new failure gets a new line here. */
export const appErrorStatus = {
  bad_input: 400,
  wrong_confirmation: 400,
  wrong_password: 400,
  no_session: 401,
  no_credits: 402,
  second_factor_needed: 403,
  not_found: 404,
  key_in_use: 409,
  too_large: 413,
  unusable_topic: 422,
  topic_unclear: 422,
  nothing_new: 422,
  sensitive_topic: 422,
  too_many: 429,
  internal: 500,
  generation_failed: 502,
  payment_failed: 502,
  overloaded: 503,
} as const;

export type AppErrorCode = keyof typeof appErrorStatus;

/** `error` is a Portuguese sentence a person can act on. */
export interface AppErrorBody {
  error: string;
  code: AppErrorCode;
}

// By hand: whoever reads a refusal must not wait for the schema library first.
export function isAppErrorBody(body: unknown): body is AppErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body && 'code' in body)) return false;
  return typeof body.error === 'string' && isAppErrorCode(body.code);
}

/** The first code with this status, the class's own for an unknown one; null for a status that is no error. */
export function codeOfStatus(status: number): AppErrorCode | null {
  if (status < 400) return null;
  const codes = Object.entries(appErrorStatus) as [AppErrorCode, number][];
  const known = codes.find(([, each]) => each === status);
  return known?.[0] ?? (status >= 500 ? 'internal' : 'bad_input');
}

function isAppErrorCode(code: unknown): code is AppErrorCode {
  return typeof code === 'string' && Object.hasOwn(appErrorStatus, code);
}
