import type { Problems } from '../../lib/use-checked-form.ts';

/** The form for a new password; the service judges how strong it is. */
export interface NewPassword {
  /** Null for an account that has none yet. */
  current: string | null;
  next: string;
  again: string;
}

/** The new one is compared with itself once it is long enough. */
export function checkNewPassword({ current, next, again }: NewPassword): Problems<NewPassword> {
  const isShort = next.length < 6;
  return {
    current: current === '' ? 'Digite sua senha de agora.' : undefined,
    next: isShort ? 'Use pelo menos 6\u00a0caracteres.' : undefined,
    again: !isShort && next !== again ? 'As duas não são iguais. Digite a nova senha de novo.' : undefined,
  };
}
