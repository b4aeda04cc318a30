import { lazy, Suspense, useEffect } from 'react';
import { createBrowserRouter, Outlet, redirect, ScrollRestoration } from 'react-router';
import { ScreenWait } from './components/ui/screen-wait.tsx';
import { Spinner } from './components/ui/spinner.tsx';
import { loadToasts } from './components/ui/toast.tsx';
import { VisuallyHidden } from './components/ui/visually-hidden.tsx';
import { findSession } from './lib/auth.ts';
import { isSecondFactorPending, readKeptSession } from './lib/kept-session.ts';
import { paths } from './lib/paths.ts';
import { getRuntimeConfig } from './lib/runtime-config.ts';
import { useSessionUpdates } from './lib/session.tsx';
import { loadWhenIdle } from './lib/when-idle.ts';
import { Component as RootError } from './routes/root-error.tsx';

const loadLogin = () => import('./routes/login.tsx');
const loadShell = () => import('./routes/app-shell.tsx');
const loadDashboard = () => import('./routes/dashboard.tsx');
const ConsentKeeper = lazy(async () => {
  const { ConsentKeeper } = await import('./features/tracking/components/consent-keeper.tsx');
  return { default: ConsentKeeper };
});

/** Fetches the screen that most visits begin with while the settings are still on their way. */
export function preloadScreen(pathname: string): void {
  const isInside = readKeptSession() !== null;
  const isStart = pathname === paths.home.path || pathname === paths.dashboard.path;
  if (isStart && isInside) void Promise.all([loadShell(), loadDashboard()]).catch(() => {});
  else if (isStart || pathname === paths.login.path) void loadLogin().catch(() => {});
}

/** Every screen's address and who may see it. A route file exports its screen as `Component` and loads when visited. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: Waiting,
      children: [
        { path: paths.home.path, loader: () => redirect(paths.dashboard.getHref()) },
        { path: paths.login.path, lazy: loadLogin },
        { path: paths.register.path, lazy: () => import('./routes/register.tsx') },
        { path: paths.forgotPassword.path, lazy: () => import('./routes/forgot-password.tsx') },
        { path: paths.resetPassword.path, lazy: () => import('./routes/reset-password.tsx') },
        { path: paths.secondStep.path, lazy: () => import('./routes/second-step.tsx') },
        {
          loader: requireSession,
          lazy: loadShell,
          children: [
            { path: paths.dashboard.path, lazy: loadDashboard },
            { path: paths.references.path, lazy: () => import('./routes/references.tsx') },
            { path: paths.scripts.path, lazy: () => import('./routes/scripts.tsx') },
            { path: paths.searches.path, lazy: () => import('./routes/searches.tsx') },
            { path: paths.search.path, lazy: () => import('./routes/search.tsx') },
            { path: paths.pricing.path, lazy: () => import('./routes/pricing.tsx') },
            { path: paths.thankYou.path, lazy: () => import('./routes/thank-you.tsx') },
            { path: paths.credits.path, lazy: () => import('./routes/credits.tsx') },
            { path: paths.account.path, lazy: () => import('./routes/account.tsx') },
          ],
        },
        { loader: requireSession, children: getRuntimeConfig().isSandboxCheckout ? sandboxScreens() : [] },
        { path: '*', lazy: () => import('./routes/not-found.tsx') },
      ],
    },
  ]);
}

// They stand in for the payment provider's own pages, which have no navigation of ours.
function sandboxScreens() {
  return [
    { path: paths.sandboxCheckout.path, lazy: () => import('./routes/sandbox-checkout.tsx') },
    { path: paths.sandboxPortal.path, lazy: () => import('./routes/sandbox-portal.tsx') },
  ];
}

async function requireSession() {
  const session = await findSession();
  const isWelcome = session !== null && !isSecondFactorPending(session);
  return isWelcome ? null : redirect(paths.login.getHref());
}

function Root() {
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
      <ScreenWait />
      <Outlet />
      <ScrollRestoration />
    </>
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
