import { describe, expect, it } from 'vitest';
import { AuthError, OAuthInputError } from './auth-error.ts';
import { toErrorResponse } from './error-response.ts';

const logged: { fields: Record<string, unknown>; message: string }[] = [];
const context = {
  log: { error: (fields: Record<string, unknown>, message: string) => void logged.push({ fields, message }) },
};

async function answer(error: unknown, version?: string) {
  const headers = new Headers(version === undefined ? {} : { 'X-Supabase-Api-Version': version });
  const response = toErrorResponse(context, error, headers);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('toErrorResponse', () => {
  it.each([undefined, '2023-12-31', 'soon', '9999'])(
    'speaks the old shape to version %s',
    async (version) => {
      const { status, headers, body } = await answer(new AuthError('invalid_credentials'), version);
      expect(status).toBe(400);
      expect(body).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
      expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
      expect(headers.get('x-supabase-api-version')).toBeNull();
    },
  );

  it.each(['2024-01-01', '2025-06-30'])(
    'speaks the new shape to version %s, and says so',
    async (version) => {
      const { body, headers } = await answer(new AuthError('invalid_credentials'), version);
      expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
      expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
      expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    },
  );

  it('gives the reasons of a weak password in both shapes', async () => {
    const error = new AuthError('weak_password', { weakPassword: { reasons: ['length'] } });
    for (const version of [undefined, '2024-01-01']) {
      expect((await answer(error, version)).body).toMatchObject({ weak_password: { reasons: ['length'] } });
    }
  });

  it('answers a fault in a grant as OAuth does', async () => {
    expect(await answer(new OAuthInputError('invalid_request', 'refresh_token required'))).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', error_description: 'refresh_token required' },
    });
  });

  it('keeps what nobody expected for the log, under the id it answers', async () => {
    const cause = new Error('password=hunter2 at 10.0.0.7');
    const { status, body } = await answer(cause, '2024-01-01');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(logged.at(-1)?.fields).toEqual({ err: cause, errorId: body.error_id });
  });

  it('calls a lock that stayed taken a conflict', async () => {
    expect(await answer(Object.assign(new Error('lock'), { code: '55P03' }))).toMatchObject({ status: 409 });
  });
});
