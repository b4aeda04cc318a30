import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, NavigationType, type Navigator, Router } from 'react-router';
import type { Navigation } from './navigation.ts';
import { FailureContext } from './screens.tsx';
import { keepScrollPlace, keepScrollPlaces, scrollToPlace, scrollToStart } from './scroll-places.ts';
import { NavigationContext } from './use-navigate.ts';

/** Draws what is below it as the navigation moves on. A new screen begins at its top, one that was visited where it was left. */
export function ScreenRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [arrival, setArrival] = useState(navigation.getArrival);
  const navigator = useMemo(() => toNavigator(navigation), [navigation]);

  useEffect(() => keepScrollPlaces(() => navigation.getArrival().location.key), [navigation]);
  useLayoutEffect(() => {
    let drawn = navigation.getArrival();
    return navigation.listen((next) => {
      keepScrollPlace(drawn.location.key);
      drawn = next;
      startTransition(() => setArrival(next));
    });
  }, [navigation]);
  useLayoutEffect(() => {
    const { location, type } = arrival;
    const isFound = type === NavigationType.Pop && scrollToPlace(location.key);
    if (!isFound) scrollToStart(location.hash);
    navigation.settle();
  }, [arrival, navigation]);

  return (
    <NavigationContext value={navigation}>
      <FailureContext value={arrival.failure}>
        <Router location={arrival.location} navigationType={arrival.type} navigator={navigator}>
          {children}
        </Router>
      </FailureContext>
    </NavigationContext>
  );
}

/** What the links of react-router lead by. */
function toNavigator({ navigate }: Navigation): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (steps) => globalThis.history.go(steps),
    push: (to, state) => void navigate(to, { state }),
    replace: (to, state) => void navigate(to, { state, replace: true }),
  };
}
