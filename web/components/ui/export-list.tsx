import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';

export interface ExportChoice {
  label: string;
  run: () => unknown;
}

interface ExportListProps {
  choices: readonly ExportChoice[];
  /** Which edge of the button it keeps to. */
  align: 'start' | 'end';
  isOpen: boolean;
  onClose: () => void;
  /** What opened it, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** It opens in here and not at the end of the page, where it would belong to no part of it. */
  place: RefObject<HTMLElement | null>;
}

/** What the button of `ExportMenu` opens. */
export function ExportList({ choices, align, isOpen, onClose, button, place }: ExportListProps) {
  return (
    <Menu.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Menu.Portal container={place}>
        <Menu.Positioner anchor={button} sideOffset={4} align={align} className="z-30">
          <Menu.Popup
            finalFocus={button}
            aria-label="Exportar"
            className="min-w-48 rounded-card border border-line bg-surface p-1.5 shadow-lift outline-none"
          >
            {choices.map(({ label, run }) => (
              <Menu.Item
                key={label}
                onClick={() => void run()}
                className="flex min-h-11 cursor-pointer items-center rounded-control px-3.5 outline-none data-highlighted:bg-surface-strong"
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
