import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { ExportSign, exportButtonClass } from './export-button.tsx';

export interface ExportChoice {
  label: string;
  run: () => unknown;
}

/** What opened the list for the first time, and so where the focus goes. */
export type OpenedBy = 'pointer' | 'key to the first' | 'key to the last';

interface ExportListProps {
  choices: readonly ExportChoice[];
  /** Which edge of its button the list keeps to. */
  align: 'start' | 'end';
  isCompact: boolean;
  openedBy: OpenedBy;
}

/** The button of `ExportMenu` with its list, which is open at first. */
export function ExportList({ choices, align, isCompact, openedBy }: ExportListProps) {
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  // Only of the first opening does the library not know what it came by.
  const focusAtFirst = () => {
    if (!wasOpened.current && openedBy !== 'pointer') {
      const items = popup.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
      [...(items ?? [])].at(openedBy === 'key to the last' ? -1 : 0)?.focus();
    }
    wasOpened.current = true;
  };
  return (
    <Menu.Root defaultOpen onOpenChangeComplete={focusAtFirst}>
      {/* The list opens in here and not at the end of the page, where it would belong to no part of it. */}
      <div ref={place}>
        <Menu.Trigger className={exportButtonClass(isCompact)}>
          <ExportSign isCompact={isCompact} />
        </Menu.Trigger>
      </div>
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={4} align={align} className="z-30">
          <Menu.Popup
            ref={popup}
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
