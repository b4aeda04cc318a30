import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { z } from 'zod';
import { apiPaths } from '../shared/api-paths.ts';

/** One script that a screen loads before it stands. */
export interface WeighedScript {
  name: string;
  gzip: number;
  /** What travelled, in the encoding that the server chose for this browser. */
  transferred: number;
}

export interface WeighedScreen {
  path: string;
  /** Bytes of gzip that the screen's scripts may have together. */
  limit: number;
  scripts: WeighedScript[];
  gzip: number;
  transferred: number;
}

/** What stands in the page once its own code is there. */
interface Sign {
  selector: string;
  text: string;
}

const button = (text: string): Sign => ({ selector: 'button', text });
/** What stands until the account has said what there is to offer. */
const awaiting = (text: string): Sign => ({ selector: 'main [role=status] > :first-child', text });

// React alone is 67 kB of each, and what is left of the router 12.
const screens = [
  { path: '/login', sign: button('Entrar'), limit: 110_000, isSignedIn: false },
  { path: '/second-step', sign: button('Finalizar cadastro'), limit: 105_000, isSignedIn: false },
  { path: '/dashboard', sign: button('Gerar ganchos'), limit: 130_000, isSignedIn: true },
  { path: '/pricing', sign: awaiting('Carregando seu plano…'), limit: 130_000, isSignedIn: true },
  {
    path: '/references?hook=Ningu%C3%A9m%20termina',
    sign: awaiting('Procurando seus materiais…'),
    limit: 130_000,
    isSignedIn: true,
  },
];

/** Opens the first screens as a new visitor would and weighs what they load until they stand. */
export async function weighScreens({ browser, url }: { browser: Browser; url: string }) {
  const session = await signUp(url);
  const weighed: WeighedScreen[] = [];
  for (const { path, sign, limit, isSignedIn } of screens) {
    const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', serviceWorkers: 'block' });
    if (isSignedIn) {
      await context.addInitScript((text) => localStorage.setItem('fisga-session', text), session);
    }
    const scripts = await weighScripts(await context.newPage(), path, sign);
    await context.close();
    weighed.push({
      path,
      limit,
      scripts,
      gzip: sum(scripts, 'gzip'),
      transferred: sum(scripts, 'transferred'),
    });
  }
  return weighed;
}

/** A request that began before the sign stood in the page counts, even when it ends after. */
async function weighScripts(page: Page, path: string, sign: Sign): Promise<WeighedScript[]> {
  const requests = new Map<string, Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.set(request.url(), request);
  });
  await page.addInitScript(watchFor, sign);
  await page.goto(path);
  const begun = await page.waitForFunction(() => globalThis.scriptsBegun);
  const urls = (await begun.jsonValue()) ?? [];
  const scripts = await Promise.all(urls.flatMap((url) => requests.get(url) ?? []).map(weigh));
  return scripts.sort((a, b) => b.gzip - a.gzip);
}

declare global {
  /** In the page: the scripts asked for up to the moment when its sign stood there. */
  var scriptsBegun: string[] | undefined;
}

/** Runs in the page, before its own scripts. */
function watchFor({ selector, text }: Sign): void {
  const observer = new MutationObserver(() => {
    const stands = [...document.querySelectorAll(selector)].some((each) => each.textContent === text);
    if (!stands) return;
    observer.disconnect();
    const entries = performance.getEntriesByType('resource').map(({ name }) => name);
    const asked = [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(
      (each) => (each as HTMLLinkElement).href || (each as HTMLScriptElement).src,
    );
    globalThis.scriptsBegun = [...new Set([...entries, ...asked])];
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function weigh(request: Request): Promise<WeighedScript> {
  await request.response();
  const { responseBodySize } = await request.sizes();
  const text = await (await fetch(request.url())).text();
  const name = new URL(request.url()).pathname;
  return { name, gzip: gzipSync(text).length, transferred: responseBodySize };
}

async function signUp(url: string): Promise<string> {
  const configSchema = z.object({ publishableKey: z.string() });
  const { publishableKey } = configSchema.parse(await (await fetch(`${url}${apiPaths.config}`)).json());
  const response = await fetch(`${url}${apiPaths.auth}/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `peso-${crypto.randomUUID()}@example.com`, password: 'segredo-123' }),
  });
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}`);
  return response.text();
}

function sum(scripts: readonly WeighedScript[], key: 'gzip' | 'transferred'): number {
  return scripts.reduce((total, script) => total + script[key], 0);
}
