import { describe, expect, it } from 'vitest';
import { authErrorMessage, authErrorMessages } from './auth-error-messages.ts';

describe('authErrorMessage', () => {
  it('tells the person what to do about a known code', () => {
    expect(authErrorMessage('invalid_credentials')).toContain('E-mail ou senha incorretos');
  });

  it('falls back to one sentence for codes it does not know, inherited names included', () => {
    expect(authErrorMessage(undefined)).toBe(authErrorMessages.unexpected_failure);
    expect(authErrorMessage('toString')).toBe(authErrorMessages.unexpected_failure);
  });

  it('ends every sentence with a full stop', () => {
    expect(Object.values(authErrorMessages).filter((message) => !/^\p{Lu}.*\.$/u.test(message))).toEqual([]);
  });
});
