import { accessTokenSeconds, issueAccessToken } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import type { LiveSession } from './start-session.ts';
import { toUserResponse } from './user-response.ts';

/** What a provider gave for its own services, when a session came from one. */
export interface ProviderTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

interface Issuing {
  now: Date;
  tokens?: ProviderTokens;
}

/** The contract's AccessToken: a fresh access token beside the session's live refresh token. */
export async function issueTokens(context: AuthContext, live: LiveSession, { now, tokens }: Issuing) {
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
      ...(isSecondFactorPending(live) && { is_second_factor_pending: true }),
    },
    now,
  );
  return {
    access_token: issued.token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: issued.expiresAt,
    refresh_token: refreshToken,
    ...(tokens?.accessToken && { provider_token: tokens.accessToken }),
    ...(tokens?.refreshToken && { provider_refresh_token: tokens.refreshToken }),
    user: toUserResponse(user),
  };
}

function isSecondFactorPending({ user, session }: LiveSession): boolean {
  return session.aal === 'aal1' && user.factors.some(({ status }) => status === 'verified');
}

/** The same as a JSON answer. */
export async function toTokenResponse(
  context: AuthContext,
  live: LiveSession,
  issuing: Issuing,
): Promise<Response> {
  return Response.json(await issueTokens(context, live, issuing), {
    headers: {
      'sb-auth-user-id': live.user.id,
      'sb-auth-session-id': live.session.id,
      'sb-auth-refresh-token-prefix': live.refreshToken.slice(0, 5),
    },
  });
}
