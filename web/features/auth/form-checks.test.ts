import { expect, test } from 'vitest';
import { checkCredentials } from './credentials.ts';
import { checkNewPassword } from './new-password.ts';

test.each([
  ['', 'x', { email: 'Digite seu e-mail.' }],
  ['ana', 'x', { email: 'Este e-mail parece incompleto: confira o que vem antes e depois do @.' }],
  ['ana@', 'x', { email: 'Este e-mail parece incompleto: confira o que vem antes e depois do @.' }],
  ['ana maria@example.com', 'x', { email: expect.stringMatching(/incompleto/) }],
  ['ana@example.com', '', { password: 'Digite sua senha.' }],
  ['ana@localhost', ' ', {}],
])(
  'of the e-mail %j and the password %j only what is plainly missing is said',
  (email, password, problems) => {
    expect(checkCredentials({ email, password })).toEqual(problems);
  },
);

test.each([
  ['12345', '12345', { password: 'A senha deve ter pelo menos 6 caracteres' }],
  ['12345', 'other', { password: 'A senha deve ter pelo menos 6 caracteres' }],
  // Six characters of a person, more of the computer's.
  ['🎣🎣🎣🎣🎣', '🎣🎣🎣🎣🎣', { password: 'A senha deve ter pelo menos 6 caracteres' }],
  ['123456', '1234567', { confirmation: 'As senhas não coincidem' }],
  ['123456', '123456', {}],
])(
  'of the new password %j and its confirmation %j the first fault is said',
  (password, confirmation, problems) => {
    expect(checkNewPassword({ password, confirmation })).toEqual(problems);
  },
);
