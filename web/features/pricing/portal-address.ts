import { paths } from '../../lib/paths.ts';

/** Whether an address leads to where a running plan is managed, and not to a purchase. */
export function isPortalAddress(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return hostname.startsWith('billing.') || pathname === paths.sandboxPortal.path;
}
