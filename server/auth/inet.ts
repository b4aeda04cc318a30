import { isIP } from 'node:net';

/** An address as the database's `inet` takes it (no IPv4 in IPv6 clothes, no zone), or null. */
export function toInet(address: string | null): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
  return isIP(plain) === 0 ? null : plain;
}
