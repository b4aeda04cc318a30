import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { fillServiceWorker } from './build/fill-service-worker.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000';
const backendPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/config.json'];

const neededBySome =
  /node_modules\/(zod|@base-ui|@floating-ui|@supabase|@tanstack|d3-|docx|embla|libphonenumber)/;

/** Small modules that the first lines of `main.tsx` need, whatever the screen. */
const common =
  /rolldown\/runtime|@base-ui\/react\/.*csp|web\/(lib\/(theme|use-call|link-outcome)|components\/ui\/lone-screen|features\/tracking\/(data-layer|tag-manager\/consent-mode))\.tsx?$/;
/** What the signed-in screens stand in, with what that needs, and what at least two of them share. */
const shell =
  /web\/(routes\/(signed-in|app-shell)|lib\/(functions|access|use-seconds|describe-engine)|components\/ui\/skeleton)\.tsx?$|lucide-react\/.*\/(check|x)\.m?js$/;

/**
 * What screens share travels together: a phone takes two milliseconds to ask for a file, and there would be fifty. React apart, as it
 * changes least, and the client of the data, which only the signed-in screens need.
 */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 3 },
  { name: 'base', test: (id: string) => !neededBySome.test(id), minShareCount: 10, priority: 2 },
  { name: 'common', test: common, priority: 2 },
  { name: 'shell', test: shell, priority: 1 },
  { name: 'parts', test: /@base-ui|@floating-ui/, minShareCount: 3 },
];

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
