import { expect, it } from 'vitest';
import { toInet, toSubscriber } from './inet.ts';

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

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('counts %j as %j', (address, subscriber) => {
  expect(toSubscriber(address)).toBe(subscriber);
});
