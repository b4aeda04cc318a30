import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { toInet } from '../auth/inet.ts';

/** Whose `X-Forwarded-For` is believed: nobody's, that of whoever connects, or that of these addresses and networks. */
export type ProxyTrust = 'nobody' | 'everybody' | readonly string[];

/** `false`, `true`, or addresses and networks separated by commas. */
export const proxyTrust = z.string().transform((text, context): ProxyTrust => {
  if (text === 'false') return 'nobody';
  if (text === 'true') return 'everybody';
  const listed = text.split(',').map((entry) => entry.trim());
  if (!listed.every(isNetwork)) {
    context.addIssue({
      code: 'custom',
      message: 'must be true, false, or addresses as 10.0.0.7 or 10.0.0.0/8',
    });
    return z.NEVER;
  }
  return listed;
});

/** Answers whether an address is one of the networks'. */
export function createMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of networks) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (text) => {
    const address = toInet(text);
    return address !== null && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
