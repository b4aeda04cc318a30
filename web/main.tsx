import './lib/parse-without-eval.ts';
import './styles.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ToastProvider } from './components/ui/toast.tsx';
import { denyByDefault } from './features/tracking/tag-manager/consent-mode.ts';
import { storeCampaign } from './lib/campaign.ts';
import { getLinkOutcome, rememberLinkOutcome, withoutOutcome } from './lib/link-outcome.ts';
import { queryClient } from './lib/query-client.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { loadRuntimeConfig } from './lib/runtime-config.ts';
import { SessionProvider } from './lib/session.tsx';
import { createRouter, preloadScreen } from './router.tsx';
import { OfflineScreen } from './routes/root-error.tsx';

await start();

async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  registerServiceWorker();
  storeCampaign(globalThis.location.search);
  rememberLinkOutcome(globalThis.location);
  if (getLinkOutcome()) globalThis.history.replaceState(null, '', withoutOutcome(globalThis.location));
  preloadScreen(globalThis.location.pathname);
  try {
    const config = await loadRuntimeConfig();
    if (config.tagManager) denyByDefault();
  } catch (error) {
    console.error(error);
    root.render(<OfflineScreen />);
    return;
  }
  root.render(
    <StrictMode>
      {/* The policy forbids <style> elements, which some of Base UI's parts would write. */}
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <ToastProvider>
              <RouterProvider router={createRouter()} />
            </ToastProvider>
          </SessionProvider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  );
}
