import './lib/parse-without-eval.ts';
import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Spinner } from './components/ui/spinner.tsx';
import { VisuallyHidden } from './components/ui/visually-hidden.tsx';
import { denyByDefault } from './features/tracking/tag-manager/consent-mode.ts';
import { getArrival, receiveArrival } from './lib/arrival/arrival.ts';
import { storeCampaign } from './lib/campaign.ts';
import {
  getLinkOutcome,
  rememberLinkOutcome,
  rememberStrayCode,
  withoutOutcome,
} from './lib/link-outcome.ts';
import { forgetFormerPerson } from './lib/personal-data.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { openNavigation } from './lib/routing/navigation.ts';
import { loadRuntimeConfig } from './lib/runtime-config.ts';
import { createOfferRoutes, createRoutes, preloadScreen } from './router.tsx';
import { OfflineScreen } from './routes/broken-screen.tsx';

await start();

async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  registerServiceWorker();
  storeCampaign(globalThis.location.search);
  forgetFormerPerson();
  receiveArrival(globalThis.location);
  preloadScreen(globalThis.location.pathname);
  await rememberLinkOutcome(globalThis.location);
  if (getArrival()?.kind === 'stray-code') rememberStrayCode();
  if (getLinkOutcome()) globalThis.history.replaceState(null, '', withoutOutcome(globalThis.location));
  const config = await loadRuntimeConfig().catch((error: unknown) => {
    console.error(error);
    root.render(<OfflineScreen />);
    return null;
  });
  if (!config) return;
  if (config.tagManager) denyByDefault();
  root.render(<Waiting />);
  const routes = getArrival()?.kind === 'offer' ? createOfferRoutes() : createRoutes(config);
  const navigation = await openNavigation(routes);
  // In slices, between which a phone can answer a finger.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App navigation={navigation} routes={routes} />
      </StrictMode>,
    ),
  );
}

function Waiting() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-water">
      <Spinner className="size-10" />
      <VisuallyHidden>Carregando…</VisuallyHidden>
    </div>
  );
}
