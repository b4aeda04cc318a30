import type { Context } from 'hono';
import { AppError } from '../errors.ts';

const longestKey = 200;

/** The `Idempotency-Key` header, or null; 400 when it is empty or too long. */
export function readIdempotencyKey(context: Context): string | null {
  const key = context.req.header('idempotency-key')?.trim();
  if (key === undefined) return null;
  if (key === '' || key.length > longestKey) {
    throw new AppError(
      'bad_input',
      `O cabeçalho Idempotency-Key precisa ter de 1 a ${longestKey}\u00a0caracteres.`,
    );
  }
  return key;
}
