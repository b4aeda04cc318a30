import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CaptchaSettings } from '../../server/auth/captcha/captcha-provider.ts';
import { apiScript, framePage, styleSheet } from './captcha-widget.ts';

type Mood = 'well' | 'silent' | 'babbling' | 'broken' | 'moved' | 'without script';

export interface LocalCaptcha {
  settings: CaptchaSettings & { apiBase: string };
  /** Settings for a product that is a process of its own. */
  environment: Record<string, string>;
  /** A token as the widget gives it, good for one verification. */
  issueToken(): string;
  /** What it was asked to verify, in order. */
  asked: URLSearchParams[];
  /** From now on it does as told. */
  be(mood: Mood): void;
  stop(): Promise<void>;
}

/** A captcha provider on a free loopback port: its widget gives a token for a click. */
export async function startLocalCaptcha(
  provider: CaptchaSettings['provider'] = 'turnstile',
): Promise<LocalCaptcha> {
  const siteKey = `site-${randomBytes(8).toString('hex')}`;
  const secret = randomBytes(24).toString('hex');
  const issued = new Set<string>();
  const asked: URLSearchParams[] = [];
  let mood: Mood = 'well';
  const issueToken = () => {
    const token = randomBytes(24).toString('base64url');
    issued.add(token);
    return token;
  };
  const verify = (form: URLSearchParams) => {
    asked.push(form);
    if (form.get('secret') !== secret) return refuse('invalid-input-secret');
    if (provider === 'hcaptcha' && form.get('sitekey') !== siteKey) return refuse('sitekey-secret-mismatch');
    // Nobody can tell a used token from one that never was.
    return issued.delete(form.get('response') ?? '') ? { success: true } : refuse('invalid-input-response');
  };
  const server = createServer((request, response) => {
    answer({ request, response }, { mood, verify, issueToken }).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { provider, siteKey, secret, apiBase },
    environment: {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: siteKey,
      CAPTCHA_SECRET: secret,
      CAPTCHA_API_BASE: apiBase,
    },
    issueToken,
    asked,
    be(next) {
      mood = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(fault: string) {
  return { success: false, 'error-codes': [fault] };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Conduct {
  mood: Mood;
  verify(form: URLSearchParams): object;
  issueToken(): string;
}

async function answer({ request, response }: Exchange, { mood, verify, issueToken }: Conduct): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://captcha');
  const send = (type: string, body: string, status = 200) =>
    response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  if (pathname.endsWith('/siteverify')) {
    const form = new URLSearchParams(await text(request));
    if (mood === 'silent') return;
    if (mood === 'babbling') send('text/html', '<p>Bad gateway</p>');
    else if (mood === 'moved') response.writeHead(307, { location: '/anybody-passes' }).end();
    else if (mood === 'broken') send('application/json', '{"success":true}', 500);
    else send('application/json', JSON.stringify(verify(form)));
    return;
  }
  const isScript = pathname.endsWith('/api.js');
  if (pathname === '/anybody-passes') send('application/json', '{"success":true}');
  else if (isScript && mood !== 'without script') send('text/javascript', apiScript);
  else if (pathname === '/widget.css') send('text/css', styleSheet);
  else if (pathname === '/widget') send('text/html; charset=utf-8', framePage);
  else if (pathname === '/token') send('text/plain', issueToken());
  else send('text/plain', 'Not found', 404);
}
