import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense, useEffect } from 'react';
import { ScreenWait } from './components/ui/screen-wait.tsx';
import { loadToasts, ToastProvider } from './components/ui/toast.tsx';
import type { Navigation } from './lib/routing/navigation.ts';
import type { ScreenRoute } from './lib/routing/screen-route.ts';
import { ScreenRouter } from './lib/routing/screen-router.tsx';
import { Screens } from './lib/routing/screens.tsx';
import { getRuntimeConfig } from './lib/runtime-config.ts';
import { SessionProvider, useSessionUpdates } from './lib/session.tsx';
import { loadWhenIdle } from './lib/when-idle.ts';
import { BrokenScreen } from './routes/broken-screen.tsx';

const ConsentKeeper = lazy(async () => {
  const { ConsentKeeper } = await import('./features/tracking/components/consent-keeper.tsx');
  return { default: ConsentKeeper };
});

interface AppProps {
  navigation: Navigation;
  routes: ScreenRoute[];
}

/** What every screen stands in. */
export function App({ navigation, routes }: AppProps) {
  return (
    // The policy forbids <style> elements, which some of Base UI's parts would write.
    <CSPProvider disableStyleElements>
      <SessionProvider>
        <ToastProvider>
          <ScreenWait navigation={navigation} />
          <ScreenRouter navigation={navigation}>
            <Page routes={routes} />
          </ScreenRouter>
        </ToastProvider>
      </SessionProvider>
    </CSPProvider>
  );
}

function Page({ routes }: Pick<AppProps, 'routes'>) {
  const { tagManager } = getRuntimeConfig();
  useSessionUpdates();
  useEffect(() => loadWhenIdle(loadToasts), []);
  return (
    <>
      {/* First, so that a keyboard meets the question before the page. */}
      {tagManager && (
        <Suspense fallback={null}>
          <ConsentKeeper tagManager={tagManager} />
        </Suspense>
      )}
      <Screens routes={routes} BrokenScreen={BrokenScreen} />
    </>
  );
}
