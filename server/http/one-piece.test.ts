import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { forbidCaching } from './forbid-caching.ts';
import { openCors } from './open-cors.ts';
import { requestLog } from './request-log.ts';
import type { AppVariables } from './variables.ts';

describe('what every answer passes through', () => {
  it('adds its headers to the answer that is there, which the server then sends in one piece', async () => {
    const answer = new Response('[]');
    const app = new Hono<AppVariables>();
    app.use(requestLog(pino({ level: 'silent' }), createMetrics()));
    app.use(openCors({ exposeHeaders: ['content-range', 'x-request-id'], maxAge: 600 }), forbidCaching);
    app.get('/', () => answer);

    const received = await app.request('/');
    expect(received).toBe(answer);
    expect(Object.fromEntries(received.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'content-range,x-request-id',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/u),
    });
  });
});
