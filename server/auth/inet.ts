import { isIP } from 'node:net';

/** An address as the database's `inet` takes it (no IPv4 in IPv6 clothes, no zone), or null. */
export function toInet(address: string | null): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
  return isIP(plain) === 0 ? null : plain;
}

/** What one subscriber is given: an IPv4 address, or the first half of an IPv6 one. Takes an address as `toInet` gives it. */
export function toSubscriber(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups.
  const count = left.length + right.length + (address.includes('.') ? 1 : 0);
  const groups = [...left, ...Array<string>(tail === undefined ? 0 : 8 - count).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
}
