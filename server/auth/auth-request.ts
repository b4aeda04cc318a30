import type { Context } from 'hono';
import type { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { ApiKeyKind } from './api-keys.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';

/** The request as the calls see it. */
export function createAuthRequest(
  { clock, getClientAddress }: AuthContext,
  context: Context,
  apiKey: ApiKeyKind | null,
): AuthRequest {
  const { raw } = context.req;
  const { headers } = raw;
  return {
    method: context.req.method,
    headers,
    query: new URL(context.req.url).searchParams,
    path: context.req.param(),
    client: { userAgent: headers.get('user-agent'), address: getClientAddress(context) },
    now: clock?.() ?? new Date(),
    // Built when it is asked for, which few calls do.
    get signal() {
      return raw.signal;
    },
    apiKey,
    readForm: async () => new URLSearchParams(await context.req.text()),
    read: async (schema) => parseBody(await context.req.text(), schema),
  };
}

function parseBody<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parseBodyJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new AuthError('validation_failed', { message: `${field}: ${issue?.message ?? 'not valid'}` });
}

function parseBodyJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new AuthError('bad_json');
  }
}
