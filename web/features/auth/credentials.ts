import { emailProblem } from '../../lib/email-problem.ts';
import type { Problems } from '../../lib/use-checked-form.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The service judges the rest; here only what is plainly missing. */
export function checkCredentials({ email, password }: Credentials): Problems<Credentials> {
  return {
    email: emailProblem(email),
    password: password === '' ? 'Digite sua senha.' : undefined,
  };
}
