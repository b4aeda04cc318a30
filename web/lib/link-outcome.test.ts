import { expect, test } from 'vitest';
import { forgetLinkOutcome, getLinkOutcome, rememberLinkOutcome, withoutOutcome } from './link-outcome.ts';

const error = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

test.each([
  ['in the fragment', { hash: `#${error}`, search: '' }, /não vale mais/],
  ['in the query', { hash: '', search: `?${error}` }, /não vale mais/],
  [
    'of an unknown kind',
    { hash: '#error=x&error_code=what&error_description=y', search: '' },
    /Algo deu errado/,
  ],
])('an error %s is told in Portuguese, once', async (_where, location, sentence) => {
  await rememberLinkOutcome(location);
  expect(getLinkOutcome()).toEqual({ tone: 'danger', text: expect.stringMatching(sentence) });
  forgetLinkOutcome();
  expect(getLinkOutcome()).toBeNull();
});

test('of two mailboxes, the first that agrees is told about the other', async () => {
  await rememberLinkOutcome({ hash: '#message=Confirmation+link+accepted.&sb=', search: '' });
  expect(getLinkOutcome()).toMatchObject({ tone: 'info', text: expect.stringMatching(/Falta abrir/) });
});

test('nothing is told where there is nothing to tell', async () => {
  await rememberLinkOutcome({ hash: '#access_token=x', search: '?utm_source=y&error=not-ours' });
  expect(getLinkOutcome()).toBeNull();
});

test('the address keeps what is not about it', () => {
  expect(withoutOutcome({ pathname: '/conta', search: `?${error}` })).toBe('/conta');
  expect(withoutOutcome({ pathname: '/login', search: `?utm_source=y&${error}` })).toBe(
    '/login?utm_source=y',
  );
});
