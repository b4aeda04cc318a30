import { mkdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtimeConfigSchema } from '../../shared/runtime-config.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
let webDirectory: string;
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'fisga-web-'));
  mkdirSync(join(webDirectory, 'assets'));
  const page = '<!doctype html><title>Fisga</title><meta property="og:image" content="/card.png">';
  await writeFile(join(webDirectory, 'index.html'), page);
  await writeFile(join(webDirectory, 'assets', 'main-abc123.js'), 'export {};');
  await writeFile(join(webDirectory, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(webDirectory, 'sw.js'), '');
  await writeFile(join(webDirectory, 'manifest.webmanifest'), '{}');
  server = await startTestServer({ context: { webDirectory } });
});
afterAll(async () => {
  await server.stop();
  await rm(webDirectory, { recursive: true });
});

const get = (path: string) => fetch(`${server.url}${path}`);

describe('the process', () => {
  it('says that it is alive, and ready only while its database answers', async () => {
    expect((await get('/health')).status).toBe(200);
    expect((await get('/ready')).status).toBe(200);
    const other = await startTestServer();
    await other.database.close();
    expect((await fetch(`${other.url}/health`)).status).toBe(200);
    expect((await fetch(`${other.url}/ready`)).status).toBe(503);
    await other.stop().catch(() => {});
  });

  it('tells the browser how it is configured, without a secret', async () => {
    const text = await (await get('/config.json')).text();
    expect(runtimeConfigSchema.parse(JSON.parse(text)).publishableKey).toBe(server.publishableKey);
    expect(text).not.toContain(server.secretKey);
    expect(text).not.toContain('sb_secret');
  });

  it('counts requests by route, never by address, in Prometheus’ format', async () => {
    await get('/rest/v1/profiles?id=eq.1');
    await get('/some/page/of/somebody');
    const text = await (await get('/metrics')).text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/health",status="200"}');
    expect(text).toMatch(/process_cpu_seconds_total/);
    expect(text).not.toContain('somebody');
  });

  it('gives every answer an id and strict headers', async () => {
    for (const path of [
      '/health',
      '/dashboard',
      '/functions/v1/nowhere',
      '/auth/v1/health',
      '/rest/v1/nowhere',
    ]) {
      const { headers } = await get(path);
      expect(headers.get('x-request-id'), path).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'self'");
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    }
  });
});

describe('the browser’s files', () => {
  it('are kept for ever when their name is a hash, and asked for when it is not', async () => {
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const page = await get('/references?hook=Um%20gancho');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  it('travel in the form that was compressed before, where the browser takes it', async () => {
    const headers = { 'accept-encoding': 'br' };
    const asset = await fetch(`${server.url}/assets/main-abc123.js`, { headers });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(await asset.text()).toBe('export {};');
  });

  it('make an app of it: a worker that is asked for each time, and a manifest by its own type', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);
    const policy = worker.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
  });

  it('name the picture of a shared link by its whole address, on every screen', async () => {
    for (const path of ['/', '/login']) {
      expect(await (await get(path)).text(), path).toMatch(/og:image" content="https?:\/\/[^"]+\/card\.png"/);
    }
  });

  it('that are not there are not the page', async () => {
    expect((await get('/assets/old-hash.js')).status).toBe(404);
    expect((await get('/..%2f..%2fpackage.json')).headers.get('content-type')).toContain('text/html');
  });
});

describe('the functions', () => {
  it('answer in JSON where there is none, and refuse what is too large', async () => {
    const person = await signUpPerson(server);
    expect(await callFunction(server, person, 'nowhere', {})).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    const large = await callFunction(server, person, 'busca-referencias', { hook: 'x'.repeat(70_000) });
    expect(large).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect((await callFunction(server, person, 'generate-hooks', { prompt: 'Skincare' })).status).toBe(200);
  });

  it('let pages of other origins ask, with a bearer token instead of cookies', async () => {
    const response = await fetch(`${server.url}/functions/v1/generate-hooks`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, apikey, content-type, idempotency-key',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });
});
