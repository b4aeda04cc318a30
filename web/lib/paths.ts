import { withCampaign } from './campaign.ts';

/** Every screen's address. `path` is for the router and for comparing, `getHref` for links and redirects. */
export const paths = {
  home: screen('/'),
  login: {
    path: '/login',
    getHref: ({ message }: { message?: 'password-updated' | 'account-deleted' } = {}) =>
      hrefOf('/login', { message }),
  },
  register: screen('/register'),
  secondStep: screen('/second-step'),
  forgotPassword: screen('/forgot-password'),
  resetPassword: screen('/reset-password'),
  dashboard: screen('/dashboard'),
  scripts: screen('/scripts'),
  searches: screen('/searches'),
  search: {
    path: '/searches/:id',
    getHref: ({ id }: { id: string }) => hrefOf(`/searches/${encodeURIComponent(id)}`),
  },
  pricing: screen('/pricing'),
  credits: screen('/credits'),
  account: screen('/conta'),
  thankYou: {
    path: '/thank-you',
    /** `plano` names the plan that was bought. */
    getHref: ({ plano }: { plano: string }) => hrefOf('/thank-you', { plano }),
  },
  sandboxCheckout: screen('/sandbox-checkout'),
  sandboxPortal: {
    path: '/sandbox-portal',
    /** `priceId` is of the plan to change to. */
    getHref: ({ priceId }: { priceId?: string } = {}) => hrefOf('/sandbox-portal', { price_id: priceId }),
  },
  references: {
    path: '/references',
    getHref: ({ hook }: { hook: string }) => hrefOf('/references', { hook }),
  },
};

/** The full address of a screen, for the places that send the person back to us. */
export function absoluteHref(href: string): string {
  return new URL(href, globalThis.location.origin).href;
}

function screen<Path extends string>(path: Path) {
  return { path, getHref: () => hrefOf(path) };
}

function hrefOf(path: string, parameters: Record<string, string | undefined> = {}): string {
  const query = Object.entries(parameters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return withCampaign(query ? `${path}?${query}` : path);
}
