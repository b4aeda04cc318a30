import { expect, test } from 'vitest';
import { describeAuthError } from './auth-error.ts';

test('a refusal shows the words of the account service beside our advice', () => {
  const error = { name: 'AuthApiError', code: 'invalid_credentials', message: 'Invalid login credentials' };
  expect(describeAuthError(error)).toEqual({
    advice: 'E-mail ou senha não conferem.',
    message: 'Invalid login credentials',
  });
});

test('an unknown refusal still shows the words of the account service', () => {
  const error = { name: 'AuthApiError', code: 'something_new', message: 'Something new' };
  expect(describeAuthError(error).message).toBe('Something new');
});

test('a lost connection speaks of the connection alone', () => {
  const error = { name: 'AuthRetryableFetchError', code: undefined, message: 'Failed to fetch' };
  expect(describeAuthError(error)).toEqual({
    advice: 'Erro de conexão. Verifique sua internet e tente novamente.',
    message: null,
  });
});
