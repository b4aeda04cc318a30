import { type ComponentType, createContext, useContext } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Arrival } from './navigation.ts';
import type { ScreenRoute } from './screen-route.ts';

export const FailureContext = createContext<Arrival['failure']>(null);

interface ScreensProps {
  routes: ScreenRoute[];
  /** Stands where a screen broke, or could not be fetched. */
  BrokenScreen: ComponentType;
}

/** The screen of the present address. */
export function Screens({ routes, BrokenScreen }: ScreensProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary visit={key} Fallback={BrokenScreen}>
      <CurrentScreen routes={routes} />
    </ErrorBoundary>
  );
}

function CurrentScreen({ routes }: { routes: ScreenRoute[] }) {
  const failure = useContext(FailureContext);
  const screen = useRoutes(routes);
  if (failure) throw failure.error;
  return screen;
}
