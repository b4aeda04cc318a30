import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { confirmMark } from '../use-hook-confirm.ts';

interface SvgButtonProps {
  label: string;
  /** Ids of what says more about it, with a space between. */
  describedBy?: string;
  x: number;
  y: number;
  onPress: () => void;
  isConfirm?: boolean;
  /** -1 keeps Tab away from what the item around it does by itself. */
  tabIndex?: number;
  className?: string;
  children: ReactNode;
}

/** A button drawn inside the tree, reachable by keyboard like one of the page. */
export function SvgButton({
  label,
  describedBy,
  x,
  y,
  onPress,
  isConfirm = false,
  tabIndex = 0,
  className = '',
  children,
}: SvgButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onPress();
  };
  // The second click of a double click would confirm what the first has only asked.
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn in an SVG
    <g
      role="button"
      tabIndex={tabIndex}
      aria-label={label}
      aria-describedby={describedBy}
      transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className={`tree-button ${className}`}
      {...(isConfirm ? confirmMark : {})}
    >
      {children}
    </g>
  );
}
