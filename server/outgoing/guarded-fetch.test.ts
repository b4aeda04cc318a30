import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalService, startLocalService } from '../../tests/helpers/local-service.ts';
import { ForbiddenAddressError, guardedFetch, type Resolve } from './guarded-fetch.ts';

/** What nobody outside may reach through the product. */
let inside: LocalService;
/** A service that the operator configured; it answers with redirects to wherever the path says. */
let own: { url: string; stop(): void };
beforeAll(async () => {
  inside = await startLocalService(() => ({ body: { secret: true } }));
  const server = createServer((request, response) => {
    const target = decodeURIComponent(request.url?.slice(1) ?? '');
    if (target === '') response.end(JSON.stringify({ method: request.method, headers: request.headers }));
    else response.writeHead(302, { location: target }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  own = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
});
beforeEach(() => {
  inside.seen.length = 0;
});
afterAll(async () => {
  own.stop();
  await inside.stop();
});

const signal = () => AbortSignal.timeout(5_000);
const get = (address: string, ownOrigin: string | null = null, resolve?: Resolve) =>
  guardedFetch(address, { signal: signal() }, { ownOrigin, ...(resolve && { resolve }) });

describe('an address that comes from elsewhere', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'http://example.com/',
    'file:///etc/passwd',
  ])('is not asked: %s', async (address) => {
    await expect(get(address)).rejects.toThrow(ForbiddenAddressError);
  });

  it('is not asked on this machine, whichever port', async () => {
    await expect(get(inside.url)).rejects.toThrow(ForbiddenAddressError);
    await expect(get(inside.url.replace('http:', 'https:'))).rejects.toThrow(ForbiddenAddressError);
    expect(inside.seen).toEqual([]);
  });

  it.each([['10.0.0.1'], ['8.8.8.8', '169.254.169.254'], ['::1'], ['::ffff:127.0.0.1']])(
    'is judged by what its name is in the very connection: %s',
    async (...addresses) => {
      await expect(get('https://rebinding.example/', null, answerWith(addresses))).rejects.toThrow(
        'rebinding.example is not on the internet',
      );
    },
  );

  it('is asked where its name leads to the internet', async () => {
    // Nothing listens there; what counts is that it was tried.
    const asked = guardedFetch(
      'https://public.example:1/',
      { signal: AbortSignal.timeout(300) },
      { ownOrigin: null, resolve: answerWith(['8.8.8.8']) },
    );
    await expect(asked).rejects.not.toThrow(ForbiddenAddressError);
  });
});

describe('a service that the operator configured', () => {
  it('may be on this machine, by its address or by a name', async () => {
    expect((await get(own.url, own.url)).status).toBe(200);
    const named = own.url.replace('127.0.0.1', 'localhost');
    const response = await guardedFetch(
      named,
      { method: 'POST', body: 'a=1', headers: { 'x-key': 'k' }, signal: signal() },
      { ownOrigin: named, resolve: answerWith(['127.0.0.1']) },
    );
    expect(await response.json()).toMatchObject({ method: 'POST', headers: { 'x-key': 'k' } });
  });

  it('may lead on within itself, and nowhere else', async () => {
    expect((await get(`${own.url}/${encodeURIComponent('/')}`, own.url)).status).toBe(200);
    for (const target of [
      inside.url,
      'http://169.254.169.254/',
      '//localhost/',
      'https://example.com/',
      '::',
    ]) {
      await expect(get(`${own.url}/${encodeURIComponent(target)}`, own.url), target).rejects.toThrow(
        /leads (?:elsewhere|in circles)/u,
      );
    }
    expect(inside.seen).toEqual([]);
  });

  it('is given up when it never ends leading on, when it leads a POST, and when its reader goes away', async () => {
    const circle = `${own.url}/${encodeURIComponent('/')}`;
    const post = guardedFetch(circle, { method: 'POST', signal: signal() }, { ownOrigin: own.url });
    await expect(post).rejects.toThrow('leads elsewhere');
    const leaving = new AbortController();
    leaving.abort();
    await expect(guardedFetch(own.url, { signal: leaving.signal }, { ownOrigin: own.url })).rejects.toThrow();
  });
});

/** As if every name meant these addresses. */
function answerWith(addresses: readonly string[]): Resolve {
  return (_name, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
}
