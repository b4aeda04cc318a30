import { NavLink } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** The places of the product. */
export function NavigationLinks() {
  return (
    <>
      <NavigationLink to={paths.dashboard.getHref()}>Dashboard</NavigationLink>
      <NavigationLink to={paths.searches.getHref()}>Minhas buscas</NavigationLink>
      <NavigationLink to={paths.scripts.getHref()}>Meus roteiros</NavigationLink>
      <NavigationLink to={paths.pricing.getHref()}>Planos</NavigationLink>
      <NavigationLink to={paths.credits.getHref()}>Extrato</NavigationLink>
      <NavigationLink to={paths.account.getHref()}>Conta</NavigationLink>
    </>
  );
}

function NavigationLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      className="flex min-h-11 items-center rounded-control px-4 font-semibold text-ink-soft decoration-accent decoration-[3px] underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
    >
      {children}
    </NavLink>
  );
}
