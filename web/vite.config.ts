import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { fillServiceWorker } from './build/fill-service-worker.ts';
import { sharedChunks } from './build/shared-chunks.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000';
const backendPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/config.json'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), fillServiceWorker()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        sw: `${import.meta.dirname}/worker/service-worker.ts`,
      },
      output: {
        // A worker is known by its address, which therefore never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: sharedChunks },
      },
    },
  },
  server: { proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])) },
});

// Without it a font is asked for only after the styles arrived and a text used it.
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head',
            }),
          ),
    },
  };
}
