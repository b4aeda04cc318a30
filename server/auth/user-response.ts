import type { IdentityRow } from './identities-table.ts';
import type { FactorRow, UserRow } from './users-table.ts';

/** A person as the contract shows them: no password hash, no token, and dates only where something happened. */
export function toUserResponse(user: UserRow) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...whenSet({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.confirmed_at,
      invited_at: user.invited_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(toIdentityResponse),
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(toFactorResponse) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

export type UserResponse = ReturnType<typeof toUserResponse>;

function toIdentityResponse(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...whenSet({ email: identity.email }),
  };
}

/** A second factor as the contract shows it, without its secret. */
export function toFactorResponse(factor: FactorRow) {
  return {
    id: factor.id,
    status: factor.status,
    factor_type: factor.factor_type,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    ...whenSet({
      friendly_name: factor.friendly_name,
      phone: factor.phone,
      last_challenged_at: factor.last_challenged_at,
    }),
  };
}

function whenSet<Value>(fields: Record<string, Value | null>): Record<string, Value> {
  const set = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(set) as Record<string, Value>;
}
