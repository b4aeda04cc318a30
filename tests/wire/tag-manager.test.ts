import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TagManagerSettings } from '../../server/http/tag-manager.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What a browser is told, and what a page's policy lets in from elsewhere. */
async function describePage(tagManager: TagManagerSettings | null) {
  const own = await startTestServer({
    environment: { tagManager },
    database: { ...server.database, close: async () => {} },
  });
  const config = await (await fetch(`${own.url}/config.json`)).json();
  const policy = (await fetch(`${own.url}/health`)).headers.get('content-security-policy') ?? '';
  await own.stop();
  return {
    told: config.tagManager,
    policy,
    foreign: policy.split('; ').filter((part) => part.includes('http')),
  };
}

describe('the tag manager', () => {
  it('that is not configured changes nothing', async () => {
    expect(await describePage(null)).toMatchObject({ told: null, foreign: [] });
  });

  it('is all that a page lets in beside the product itself, and nothing inline', async () => {
    const { told, policy, foreign } = await describePage({ containerId: 'GTM-FISGA01', scriptBase: null });
    expect(told).toEqual({
      containerId: 'GTM-FISGA01',
      scriptUrl: 'https://www.googletagmanager.com/gtm.js?id=GTM-FISGA01',
    });
    const reports = 'https://www.googletagmanager.com https://www.google-analytics.com';
    expect(foreign).toEqual([
      "script-src 'self' https://www.googletagmanager.com",
      `img-src 'self' data: blob: ${reports}`,
      `connect-src 'self' ${reports}`,
    ]);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('that is stood in for gives its place in the page too', async () => {
    const scriptBase = 'http://127.0.0.1:4000/tags';
    const { told, foreign } = await describePage({ containerId: 'GTM-FISGA01', scriptBase });
    expect(told.scriptUrl).toBe('http://127.0.0.1:4000/tags/gtm.js?id=GTM-FISGA01');
    expect(foreign).toEqual([
      "script-src 'self' http://127.0.0.1:4000",
      "img-src 'self' data: blob: http://127.0.0.1:4000",
      "connect-src 'self' http://127.0.0.1:4000",
    ]);
  });
});
