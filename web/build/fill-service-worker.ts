import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Screens that open without a network; what else was once visited is kept on the way. */
const screens = ['signed-in', 'app-shell', 'dashboard', 'references', 'login'].map(
  (name) => `routes/${name}.tsx`,
);
/** Work of a click, and heavy. */
const leftOut = ['write-word.ts'];
/** Files without a hash that the page asks for at its start. */
const publicFiles = ['theme.js', 'favicon.svg'];

/** Writes into the service worker which files the app opens with. */
export function fillServiceWorker(): Plugin {
  let publicDirectory = '';
  return {
    name: 'fill-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      publicDirectory = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The build has no service worker');
        const hash = createHash('sha256');
        for (const name of publicFiles) hash.update(readFileSync(join(publicDirectory, name)));
        const files = shellFiles(bundle);
        // Every other name holds a hash of its content.
        hash.update(contentOf(bundle['index.html'])).update(worker.code).update(files.join());
        const shell = {
          version: hash.digest('hex').slice(0, 12),
          files: ['index.html', ...publicFiles, ...files].map((name) => `/${name}`),
        };
        worker.code = worker.code.replaceAll('__SHELL__', () => JSON.stringify(shell));
      },
    },
  };
}

function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const names = new Set<string>();
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === 'index');
  if (!entry) throw new Error('The build has no page');
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    for (const imported of chunk.imports) visit(imported);
    for (const imported of chunk.dynamicImports) if (isKept(bundle[imported])) visit(imported);
  };
  visit(entry.fileName);
  const others = Object.keys(bundle).filter((name) => /\.(css|woff2)$/.test(name));
  return [...names, ...others].sort();
}

function isKept(output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): boolean {
  const module = (output?.type === 'chunk' && output.facadeModuleId) || '';
  if (/\/web\/routes\//.test(module)) return screens.some((screen) => module.endsWith(screen));
  return !leftOut.some((name) => module.endsWith(name));
}

function contentOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string {
  if (output?.type !== 'asset') throw new Error('The build has no page');
  return String(output.source);
}
