import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { authErrorMessages } from '../../../shared/auth-error-messages.ts';
import { FunctionError, NetworkError } from '../../lib/function-error.ts';
import { describeProblem } from './describe-problem.ts';

const connection = 'A conexão falhou. Verifique sua internet e tente de novo.';

test.each([
  [
    'a refusal of the account service',
    new AuthApiError('Current password is incorrect.', 400, 'current_password_invalid'),
    authErrorMessages.current_password_invalid,
  ],
  [
    'a code nobody knows',
    new AuthApiError('Something new', 400, 'something_new'),
    authErrorMessages.unexpected_failure,
  ],
  ['a session that is gone', new AuthSessionMissingError(), authErrorMessages.session_not_found],
  ['a lost connection to the account service', new AuthRetryableFetchError('Failed to fetch', 0), connection],
  ['a lost connection to a function', new NetworkError('The connection failed'), connection],
  [
    'a refusal of a function',
    new FunctionError({ status: 429, code: 'too_many', message: 'Muitas tentativas.' }),
    'Muitas tentativas.',
  ],
  [
    'no session to call with',
    new FunctionError({ status: 0, code: 'no_session', message: '' }),
    authErrorMessages.session_not_found,
  ],
  [
    'an answer nobody can read',
    new FunctionError({ status: 502, code: 'unreadable', message: '' }),
    authErrorMessages.unexpected_failure,
  ],
])('%s', (_case, error, sentence) => {
  expect(describeProblem(error)).toBe(sentence);
});
