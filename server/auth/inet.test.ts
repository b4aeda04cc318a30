import { expect, it } from 'vitest';
import { toInet } from './inet.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', null],
  [null, null],
])('reads %j as %j', (address, inet) => {
  expect(toInet(address)).toBe(inet);
});
