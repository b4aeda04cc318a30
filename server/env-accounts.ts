import { z } from 'zod';
import type { AccountRules } from './auth/account-rules.ts';

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The variables that open and close ways into an account, under the names of the account service's contract. */
export const accountVariables = {
  DISABLE_SIGNUP: flag.default(false),
  ENABLE_MANUAL_LINKING: flag.default(true),
  ENABLE_ANONYMOUS_SIGN_INS: flag.default(false),
};
const accountSchema = z.object(accountVariables);

export function readAccountRules(values: z.output<typeof accountSchema>): AccountRules {
  return {
    isSignUpOpen: !values.DISABLE_SIGNUP,
    isManualLinkingEnabled: values.ENABLE_MANUAL_LINKING,
    isAnonymousSignInEnabled: values.ENABLE_ANONYMOUS_SIGN_INS,
  };
}
