import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router';

/** An address and what stands there; its children stand inside it, at its `<Outlet>`. */
export interface ScreenRoute {
  path?: string;
  element?: ReactNode;
  children?: ScreenRoute[];
  /** Fetches the code; `element` is drawn only after it. */
  load?: () => Promise<void>;
  /** Asked on the way in: the address to go to instead, or null. */
  redirect?: () => string | null | Promise<string | null>;
}

/** What came of getting an address ready. */
export type Opening = { branch: ScreenRoute[] } | { redirect: string } | { error: unknown };

/** The routes that stand at an address, from the outermost in. */
export function branchAt(routes: ScreenRoute[], pathname: string): ScreenRoute[] {
  return (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
}

/** Gets ready what stands at an address. Routes that stand already let pass without being asked again. */
export async function openAddress(
  routes: ScreenRoute[],
  { pathname, standing }: { pathname: string; standing: readonly ScreenRoute[] },
): Promise<Opening> {
  const branch = branchAt(routes, pathname);
  const loading = Promise.all(branch.map((route) => route.load?.()));
  // Who is led elsewhere needs none of it.
  loading.catch(() => {});
  try {
    for (const route of branch) {
      const elsewhere = standing.includes(route) ? null : await route.redirect?.();
      if (elsewhere) return { redirect: elsewhere };
    }
    await loading;
    return { branch };
  } catch (error) {
    return { error };
  }
}
