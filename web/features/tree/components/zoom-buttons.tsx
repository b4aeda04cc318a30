import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { zoomLimits } from '../use-tree-zoom.ts';
import { zoomRatios } from '../zoom-keys.ts';

interface ZoomButtonsProps {
  factor: number;
  zoomBy: (ratio: number) => void;
  showWhole: () => void;
  /** The place for them in the toolbar. */
  slot: RefObject<HTMLElement | null>;
}

/** Enlarge, reduce and bring the whole tree back. */
export function ZoomButtons({ factor, zoomBy, showWhole, slot }: ZoomButtonsProps) {
  // What comes with the toolbar itself finds it only once both stand.
  const [place, setPlace] = useState(() => slot.current);
  useLayoutEffect(() => setPlace(slot.current), [slot]);
  if (!place) return null;
  return createPortal(
    <div className="flex rounded-control border border-line bg-surface">
      <ZoomButton
        label="Ampliar a árvore"
        isOff={factor >= zoomLimits.maximum}
        onPress={() => zoomBy(zoomRatios.enlarge)}
      >
        <Plus className="size-5" aria-hidden="true" />
      </ZoomButton>
      <ZoomButton
        label="Reduzir a árvore"
        isOff={factor <= zoomLimits.minimum}
        onPress={() => zoomBy(zoomRatios.reduce)}
      >
        <Minus className="size-5" aria-hidden="true" />
      </ZoomButton>
      <ZoomButton label="Ver a árvore inteira" isOff={factor <= zoomLimits.minimum} onPress={showWhole}>
        <Maximize className="size-5" aria-hidden="true" />
      </ZoomButton>
    </div>,
    place,
  );
}

interface ZoomButtonProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

// `aria-disabled` and not `disabled`, so that reaching a limit does not throw the keyboard out of the tree.
function ZoomButton({ label, isOff, onPress, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="grid size-11 place-items-center rounded-control text-ink hover:bg-surface-strong aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
