import { expect, test } from 'vitest';
import { getLinkError, rememberLinkError } from './link-error.ts';

const error = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

test.each([
  ['in the fragment', { hash: `#${error}`, search: '' }, /não vale mais/],
  ['in the query', { hash: '', search: `?${error}` }, /não vale mais/],
  [
    'of an unknown kind',
    { hash: '#error=x&error_code=what&error_description=y', search: '' },
    /Algo deu errado/,
  ],
])('an error %s is told in Portuguese', (_where, location, sentence) => {
  rememberLinkError(location);
  expect(getLinkError()).toMatch(sentence);
});

test('no error is told where there is none', () => {
  rememberLinkError({ hash: '#access_token=x', search: '?utm_source=y&error=not-ours' });
  expect(getLinkError()).toBeNull();
});
