import { BlockList, isIP } from 'node:net';

/** IPv4 that leads to this machine, into a private network, or nowhere (IANA's registry of special-purpose addresses). */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of the global IPv6 addresses, those that are not: protocol assignments, documentation, and IPv4 in other clothes. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [address, bits] of specialIpv4) special.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of specialIpv6) special.addSubnet(address, bits, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const mappedIpv4 = new BlockList();
mappedIpv4.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether an IP address belongs to the internet; what is none does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  if (family !== 6 || special.check(address, 'ipv6')) return false;
  return globalIpv6.check(address, 'ipv6') || mappedIpv4.check(address, 'ipv6');
}
