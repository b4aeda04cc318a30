import { askAsAccountService } from '../db/roles.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { toInet, toSubscriber } from './inet.ts';
import { takeTurn } from './rate-limits.ts';

const burst = 30;
const fiveMinutes = 300;

/** How many requests one address may make in five minutes, by call; a burst of thirty is always let through. */
const perFiveMinutes: ReadonlyMap<string, number> = new Map([
  ['POST /token', 150],
  ['POST /verify', 30],
  ['GET /verify', 30],
  ['POST /signup', 30],
  ['POST /otp', 30],
  ['POST /magiclink', 30],
  ['POST /recover', 30],
  ['POST /resend', 30],
  ['PUT /user', 30],
  ['POST /sso', 30],
  ['GET /reauthenticate', 30],
  ['POST /reauthenticate', 30],
  // Each leaves a row behind, and nobody is asked who they are.
  ['GET /authorize', 75],
  ['GET /callback', 75],
  ['POST /callback', 75],
  ['GET /user/identities/authorize', 75],
  ['POST /factors', 30],
  // A whole company comes from one address.
  ['POST /sso/saml/acs', 150],
  ['POST /factors/:factorId/challenge', 75],
  ['POST /factors/:factorId/verify', 75],
]);

/** Throws 429 when the request's address has had its share of this call. The machine itself is nobody in particular. */
export async function requireAddressTurn(
  context: AuthContext,
  request: AuthRequest,
  route: string,
): Promise<void> {
  const allowed = perFiveMinutes.get(route);
  if (allowed === undefined) return;
  // As many as are allowed in five minutes flow back in that time, whatever the burst.
  await requireTurnOfAddress(context, request, {
    name: route,
    capacity: burst,
    seconds: (burst / allowed) * fiveMinutes,
  });
}

/** Throws 429 when the request's address has had its share of anonymous accounts: thirty an hour. */
export async function requireAnonymousTurn(context: AuthContext, request: AuthRequest): Promise<void> {
  await requireTurnOfAddress(context, request, { name: 'anonymous', capacity: 30, seconds: 3600 });
}

async function requireTurnOfAddress(
  context: AuthContext,
  request: AuthRequest,
  { name, ...turns }: { name: string; capacity: number; seconds: number },
): Promise<void> {
  const address = toInet(request.client.address);
  if (address === null || isLoopback(address)) return;
  const limit = { bucket: `address:${name}:${toSubscriber(address)}`, ...turns };
  const wait = await takeTurn({ query: askAsAccountService(context.database) }, limit, request.now);
  if (wait > 0) throw new AuthError('over_request_rate_limit', { retryAfterSeconds: wait });
}

function isLoopback(address: string): boolean {
  return /^(?:::1|127\.\d+\.\d+\.\d+)$/u.test(address);
}
