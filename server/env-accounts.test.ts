import { expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

it('sign-up and linking are open and anonymous accounts are not offered, unless told otherwise', () => {
  expect(readEnvironment({}).accountRules).toEqual({
    isSignUpOpen: true,
    isManualLinkingEnabled: true,
    isAnonymousSignInEnabled: false,
  });
  const changed = {
    DISABLE_SIGNUP: 'true',
    ENABLE_MANUAL_LINKING: 'false',
    ENABLE_ANONYMOUS_SIGN_INS: 'true',
  };
  expect(readEnvironment(changed).accountRules).toEqual({
    isSignUpOpen: false,
    isManualLinkingEnabled: false,
    isAnonymousSignInEnabled: true,
  });
});

it.each(['DISABLE_SIGNUP', 'ENABLE_MANUAL_LINKING', 'ENABLE_ANONYMOUS_SIGN_INS'])(
  'the start stops on a %s that is neither true nor false',
  (name) => {
    expect(() => readEnvironment({ [name]: 'sim' })).toThrow(name);
  },
);
