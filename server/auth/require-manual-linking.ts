import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';

/** Refuses calls by which a signed-in person connects or removes an identity, where the operator closed them. */
export function requireManualLinking({ rules }: AuthContext): void {
  if (!rules.isManualLinkingEnabled) throw new AuthError('manual_linking_disabled');
}
