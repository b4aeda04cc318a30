import { LineWithoutSignal } from './line-without-signal.tsx';
import { SnappedLine } from './snapped-line.tsx';

/** Why a screen cannot be shown: no connection, or something of ours broke. */
export function BrokenLine({ isOffline }: { isOffline: boolean }) {
  return isOffline ? <LineWithoutSignal /> : <SnappedLine />;
}
