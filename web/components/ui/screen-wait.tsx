import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Navigation } from '../../lib/routing/navigation.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A press that is answered within this time needs no word about it. */
const unnoticedMilliseconds = 100;

/** A line at the top of the page while the next screen is on its way to it. */
export function ScreenWait({ navigation }: { navigation: Navigation }) {
  const isOnItsWay = useSyncExternalStore(navigation.listenToJourneys, navigation.isOnItsWay);
  return <div role="status">{isOnItsWay && <Line />}</div>;
}

function Line() {
  const [isNoticed, setIsNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsNoticed(true), unnoticedMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isNoticed) return null;
  return (
    <>
      <div className="fixed inset-x-0 top-0 z-50 h-1 origin-left scale-x-90 bg-water transition-transform duration-[6s] ease-out starting:scale-x-0" />
      <VisuallyHidden>Abrindo a tela…</VisuallyHidden>
    </>
  );
}
