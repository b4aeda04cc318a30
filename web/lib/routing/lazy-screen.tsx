import type { ComponentType } from 'react';
import type { ScreenRoute } from './screen-route.ts';

/** A screen whose code is fetched on the way to it. A fetch that failed is tried again the next time, as far as the browser lets it. */
export function lazyScreen(
  fetchCode: () => Promise<{ Component: ComponentType }>,
): Required<Pick<ScreenRoute, 'element' | 'load'>> {
  const code: ScreenCode = { Component: null };
  return {
    element: <FetchedScreen code={code} />,
    load: async () => {
      code.Component ??= (await fetchCode()).Component;
    },
  };
}

interface ScreenCode {
  Component: ComponentType | null;
}

function FetchedScreen({ code: { Component } }: { code: ScreenCode }) {
  if (!Component) throw new Error('A screen was drawn before its code was there');
  return <Component />;
}
