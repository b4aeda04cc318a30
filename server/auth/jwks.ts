import type { AuthCall } from './auth-context.ts';

/** `GET /.well-known/jwks.json`: the public halves of all signing keys, for ten minutes. */
export const getJwks: AuthCall = async ({ signingKeys }) =>
  Response.json({ keys: signingKeys.publicJwks }, { headers: { 'Cache-Control': 'public, max-age=600' } });
