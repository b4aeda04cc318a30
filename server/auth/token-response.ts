import { accessTokenSeconds, issueAccessToken } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import type { LiveSession } from './start-session.ts';
import { toUserResponse } from './user-response.ts';

/** The contract's AccessToken answer: a fresh access token beside the session's live refresh token. */
export async function toTokenResponse(context: AuthContext, live: LiveSession, now: Date): Promise<Response> {
  const { user, session, refreshToken } = live;
  const issued = await issueAccessToken(
    context,
    {
      sub: user.id,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
    now,
  );
  const body = {
    access_token: issued.token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: issued.expiresAt,
    refresh_token: refreshToken,
    user: toUserResponse(user),
  };
  return Response.json(body, {
    headers: {
      'sb-auth-user-id': user.id,
      'sb-auth-session-id': session.id,
      'sb-auth-refresh-token-prefix': refreshToken.slice(0, 5),
    },
  });
}
