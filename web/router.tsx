import { createBrowserRouter, Outlet, redirect, ScrollRestoration } from 'react-router';
import { Spinner } from './components/ui/spinner.tsx';
import { VisuallyHidden } from './components/ui/visually-hidden.tsx';
import { ConsentKeeper } from './features/tracking/components/consent-keeper.tsx';
import { findSession } from './lib/auth.ts';
import { isSecondFactorPending } from './lib/kept-session.ts';
import { paths } from './lib/paths.ts';
import { getRuntimeConfig } from './lib/runtime-config.ts';
import { useSessionUpdates } from './lib/session.tsx';
import { Component as RootError } from './routes/root-error.tsx';

/** Every screen's address and who may see it. A route file exports its screen as `Component` and loads when visited. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: Waiting,
      children: [
        { path: paths.home.path, loader: () => redirect(paths.dashboard.getHref()) },
        { path: paths.login.path, lazy: () => import('./routes/login.tsx') },
        { path: paths.register.path, lazy: () => import('./routes/register.tsx') },
        { path: paths.forgotPassword.path, lazy: () => import('./routes/forgot-password.tsx') },
        { path: paths.resetPassword.path, lazy: () => import('./routes/reset-password.tsx') },
        { path: paths.secondStep.path, lazy: () => import('./routes/second-step.tsx') },
        {
          loader: requireSession,
          lazy: () => import('./routes/app-shell.tsx'),
          children: [
            { path: paths.dashboard.path, lazy: () => import('./routes/dashboard.tsx') },
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
  return (
    <>
      {/* First, so that a keyboard meets the question before the page. */}
      {tagManager && <ConsentKeeper tagManager={tagManager} />}
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
