import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FlowStateRow, flowStateSeconds } from '../flow-state-table.ts';

/** The secret that a browser shows again at the callback, and its hash. */
export interface BrowserSecret {
  hash: string;
  /** Value of `Set-Cookie`. */
  cookie: string;
}

/** The secret of the browser that sends these headers; a new one unless it has one, so that two tabs can sign in at once. */
export function createBrowserSecret(publicUrl: string, headers: Headers): BrowserSecret {
  const secret = readSecret(publicUrl, headers) ?? randomBytes(32).toString('base64url');
  const secure = isHttps(publicUrl) ? '; Secure' : '';
  const attributes = `Path=/; Max-Age=${flowStateSeconds}; HttpOnly; SameSite=Lax${secure}`;
  return { hash: hashOf(secret), cookie: `${nameOf(publicUrl)}=${secret}; ${attributes}` };
}

/** Whether the browser that sends these headers began the flow. */
export function isSameBrowser(
  publicUrl: string,
  headers: Headers,
  { browser_hash: expected }: Pick<FlowStateRow, 'browser_hash'>,
): boolean {
  const secret = readSecret(publicUrl, headers);
  if (secret === null || expected === null) return false;
  const [a, b] = [Buffer.from(hashOf(secret)), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// Under the prefix no other host of the same domain can set it.
function nameOf(publicUrl: string): string {
  return isHttps(publicUrl) ? '__Host-fisga-flow' : 'fisga-flow';
}

function readSecret(publicUrl: string, headers: Headers): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === nameOf(publicUrl))?.[1] ?? '';
  return /^[\w-]{43}$/u.test(value) ? value : null;
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
