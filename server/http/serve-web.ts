import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const yearInSeconds = 31_536_000;

/** The browser's files: hashed ones for ever, the rest always asked for; any other address is the single-page app. */
export function serveWeb(directory: string): Hono {
  const routes = new Hono();
  routes.use(
    '/assets/*',
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_path, context) =>
        context.header('cache-control', `public, max-age=${yearInSeconds}, immutable`),
    }),
  );
  routes.get('/assets/*', (context) => context.text('Not found', 404));
  routes.use(
    '/*',
    serveStatic({
      root: directory,
      onFound: (_path, context) => context.header('cache-control', 'no-cache'),
    }),
  );
  routes.get('*', async (context) => {
    context.header('cache-control', 'no-cache');
    return context.html(await readFile(join(directory, 'index.html'), 'utf8'));
  });
  return routes;
}
