import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

const yearInSeconds = 31_536_000;
/** The picture that a shared link shows. Those who fetch it know no address but a whole one. */
const cardReference = 'content="/card.png"';

/** The browser's files: hashed ones for ever, the rest always asked for; any other address is the single-page app. */
export function serveWeb(directory: string, publicUrl: string): Hono {
  const routes = new Hono();
  const answerPage = async (context: Context) => {
    const page = await readFile(join(directory, 'index.html'), 'utf8');
    context.header('cache-control', 'no-cache');
    return context.html(page.replace(cardReference, () => `content="${publicUrl}/card.png"`));
  };
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
  routes.get('/', answerPage);
  routes.use(
    '/*',
    serveStatic({
      root: directory,
      onFound: (_path, context) => context.header('cache-control', 'no-cache'),
    }),
  );
  routes.get('*', answerPage);
  return routes;
}
