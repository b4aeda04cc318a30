import { isSessionArriving } from './lib/arrival/arrival.ts';
import { findSession } from './lib/auth.ts';
import { isSecondFactorPending, readKeptSession } from './lib/kept-session.ts';
import { paths } from './lib/paths.ts';
import { lazyScreen } from './lib/routing/lazy-screen.tsx';
import { branchAt, type ScreenRoute } from './lib/routing/screen-route.ts';

/** Every screen's address and who may see it. A route file exports its screen as `Component` and is fetched when visited. */
export function createRoutes({ isSandboxCheckout }: { isSandboxCheckout: boolean }): ScreenRoute[] {
  return [
    { path: paths.home.path, redirect: () => paths.dashboard.getHref() },
    { path: paths.login.path, ...lazyScreen(() => import('./routes/login.tsx')) },
    { path: paths.register.path, ...lazyScreen(() => import('./routes/register.tsx')) },
    { path: paths.forgotPassword.path, ...lazyScreen(() => import('./routes/forgot-password.tsx')) },
    { path: paths.resetPassword.path, ...lazyScreen(() => import('./routes/reset-password.tsx')) },
    {
      path: paths.secondStep.path,
      redirect: leadOnFromSecondStep,
      ...lazyScreen(() => import('./routes/second-step.tsx')),
    },
    {
      redirect: leadOutWithoutSession,
      ...lazyScreen(() => import('./routes/signed-in.tsx')),
      children: [
        { ...lazyScreen(() => import('./routes/app-shell.tsx')), children: shellScreens() },
        ...(isSandboxCheckout ? sandboxScreens() : []),
      ],
    },
    { path: '*', ...lazyScreen(() => import('./routes/not-found.tsx')) },
  ];
}

/** At whatever address a link brought a session that this browser did not ask for: the question whether the account is theirs. */
export function createOfferRoutes(): ScreenRoute[] {
  return [{ path: '*', ...lazyScreen(() => import('./routes/confirm-account.tsx')) }];
}

/** Fetches the first screen while the settings are still on their way. */
export function preloadScreen(pathname: string): void {
  const routes = createRoutes({ isSandboxCheckout: false });
  const isHome = pathname === paths.home.path;
  const branch = branchAt(routes, isHome ? paths.dashboard.path : pathname);
  const isLedOut =
    branch.some(({ redirect }) => redirect === leadOutWithoutSession) && readKeptSession() === null;
  for (const { load } of isLedOut ? branchAt(routes, paths.login.path) : branch) {
    // Whoever goes there hears of a failure.
    load?.().catch(() => {});
  }
}

function shellScreens(): ScreenRoute[] {
  return [
    { path: paths.dashboard.path, ...lazyScreen(() => import('./routes/dashboard.tsx')) },
    { path: paths.references.path, ...lazyScreen(() => import('./routes/references.tsx')) },
    { path: paths.scripts.path, ...lazyScreen(() => import('./routes/scripts.tsx')) },
    { path: paths.searches.path, ...lazyScreen(() => import('./routes/searches.tsx')) },
    { path: paths.search.path, ...lazyScreen(() => import('./routes/search.tsx')) },
    { path: paths.pricing.path, ...lazyScreen(() => import('./routes/pricing.tsx')) },
    { path: paths.thankYou.path, ...lazyScreen(() => import('./routes/thank-you.tsx')) },
    { path: paths.credits.path, ...lazyScreen(() => import('./routes/credits.tsx')) },
    { path: paths.account.path, ...lazyScreen(() => import('./routes/account.tsx')) },
  ];
}

// They stand in for the payment provider's own pages, which have no navigation of ours.
function sandboxScreens(): ScreenRoute[] {
  return [
    { path: paths.sandboxCheckout.path, ...lazyScreen(() => import('./routes/sandbox-checkout.tsx')) },
    { path: paths.sandboxPortal.path, ...lazyScreen(() => import('./routes/sandbox-portal.tsx')) },
  ];
}

async function leadOutWithoutSession(): Promise<string | null> {
  const session = await findSession();
  const isWelcome = session !== null && !isSecondFactorPending(session);
  return isWelcome ? null : paths.login.getHref();
}

/** A person with a profile has nothing to do there, and must not see it on the way in. Where that cannot be read, the screen asks again. */
async function leadOnFromSecondStep(): Promise<string | null> {
  // A visitor need not wait for the account client.
  if (!readKeptSession() && !isSessionArriving()) return null;
  const session = await findSession();
  if (session === null) return null;
  if (isSecondFactorPending(session)) return paths.login.getHref();
  const { readIsNewcomer } = await import('./features/onboarding/newcomer.ts');
  const isNewcomer = await readIsNewcomer(session.user.id).catch(() => true);
  return isNewcomer ? null : paths.dashboard.getHref();
}
