import type { Problems } from '../../lib/use-checked-form.ts';

const minimumCharacters = 6;

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** The second is compared once the first is good. */
export function checkNewPassword({ password, confirmation }: NewPassword): Problems<NewPassword> {
  if ([...password].length < minimumCharacters)
    return { password: 'A senha deve ter pelo menos 6 caracteres' };
  return password === confirmation ? {} : { confirmation: 'As senhas não coincidem' };
}
