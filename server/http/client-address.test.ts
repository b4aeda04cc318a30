import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';
import { type ProxyTrust, proxyTrust } from './trusted-proxies.ts';

/** Who asks, when `connected` opens the connection and brings this `X-Forwarded-For`. */
async function readAddress(trust: ProxyTrust, connected: string, forwarded?: string): Promise<string> {
  const read = createClientAddress(trust);
  const app = new Hono().get('/', (context) => context.text(read(context) ?? 'nobody'));
  const incoming = { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: 'IPv4' } };
  const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]]);
  return (await app.request('/', { headers }, { incoming })).text();
}

const proxies = ['10.0.0.0/8', '::1', '2001:db8::/32'];

describe('where a request comes from', () => {
  it.each<[string, ProxyTrust, string, string | undefined, string]>([
    ['is the connection, where no proxy is known', 'nobody', '203.0.113.1', '198.51.100.7', '203.0.113.1'],
    ['is what the proxy added last', 'everybody', '10.0.0.1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    ['is the connection, where the proxy says nothing', 'everybody', '10.0.0.1', undefined, '10.0.0.1'],
    ['is the connection, where the proxy says no address', 'everybody', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['is the connection of a stranger who claims another', proxies, '203.0.113.1', '9.9.9.9', '203.0.113.1'],
    ['is what a known proxy says', proxies, '10.1.2.3', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    [
      'is before all known proxies',
      proxies,
      '::ffff:10.1.2.3',
      '6.6.6.6, 198.51.100.7, 10.9.9.9',
      '198.51.100.7',
    ],
    ['is the connection, where the chain is broken', proxies, '10.1.2.3', '198.51.100.7, x', '10.1.2.3'],
    ['is read through IPv6 as well', proxies, '2001:db8::9', '2a00::1', '2a00::1'],
  ])('%s', async (_name, trust, connected, forwarded, address) => {
    expect(await readAddress(trust, connected, forwarded)).toBe(address);
  });
});

describe('TRUST_PROXY', () => {
  it('takes true, false, addresses and networks', () => {
    expect(proxyTrust.parse('true')).toBe('everybody');
    expect(proxyTrust.parse('false')).toBe('nobody');
    expect(proxyTrust.parse('10.0.0.7, fd00::/8')).toEqual(['10.0.0.7', 'fd00::/8']);
  });

  it.each(['yes', '10.0.0.0/33', '10.0.0/8', 'proxy.example', '10.0.0.1,', '10.0.0.0/8/8', 'fd00::/129'])(
    'refuses %j',
    (text) => {
      expect(proxyTrust.safeParse(text).success).toBe(false);
    },
  );
});
