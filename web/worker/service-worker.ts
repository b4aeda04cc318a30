/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: the files that the app opens with, and a name that changes with any of them. */
declare const __SHELL__: { version: string; files: string[] };

const shell = __SHELL__;
const shellName = `fisga-shell-${shell.version}`;
const settingsName = 'fisga-settings';
const settingsPath = '/config.json';
const pagePath = '/index.html';
/** Answers of the server about people and money are never kept, nor is their way touched. */
const untouched = ['/auth/', '/rest/', '/functions/'];
const patienceMilliseconds = 5_000;

// A new version waits until every tab of the old one is closed: it never takes the files away from an open page.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([keepShell(), keepSettings()])));
self.addEventListener('activate', (event) => event.waitUntil(removeOldShells()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Null leaves the request to the browser. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (untouched.some((prefix) => pathname.startsWith(prefix))) return null;
  if (request.mode === 'navigate') return networkFirst(request, () => readKept(shellName, pagePath));
  if (pathname === settingsPath) return networkFirst(request, () => readKept(settingsName, settingsPath));
  if (pathname.startsWith('/assets/')) return keptFirst(request);
  if (shell.files.includes(pathname)) return networkFirst(request, () => readKept(shellName, pathname));
  return null;
}

async function networkFirst(
  request: Request,
  readFallback: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const response = await Promise.race([fetch(request), failAfter(patienceMilliseconds)]);
    if (response.ok && new URL(request.url).pathname === settingsPath) {
      await (await caches.open(settingsName)).put(settingsPath, response.clone());
    }
    return response;
  } catch {
    return (await readFallback()) ?? Response.error();
  }
}

/** A name with a hash never changes its content. */
async function keptFirst(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await readKept(shellName, pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(shellName)).put(pathname, response.clone());
  return response;
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(shellName);
  await cache.addAll(
    shell.files.map(
      (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }),
    ),
  );
}

/** The first visit began before this worker was there. */
async function keepSettings(): Promise<void> {
  const response = await fetch(settingsPath).catch(() => null);
  if (response?.ok) await (await caches.open(settingsName)).put(settingsPath, response);
}

async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('fisga-shell-') && name !== shellName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function readKept(cacheName: string, path: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(path, { ignoreVary: true });
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('No answer in time')), milliseconds));
}
