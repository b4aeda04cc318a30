import { Menu } from '@base-ui/react/menu';
import { Download } from 'lucide-react';
import { useRef } from 'react';

interface ExportMenuProps {
  choices: readonly { label: string; run: () => unknown }[];
  /** Which edge of its button the list keeps to. */
  align?: 'start' | 'end';
  /** A phone shows the sign alone. */
  isCompact?: boolean;
}

/** The ways in which something leaves the screen, behind one button. */
export function ExportMenu({ choices, align = 'end', isCompact = false }: ExportMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root>
      {/* The list opens in here and not at the end of the page, where it would belong to no part of it. */}
      <div ref={place}>
        <Menu.Trigger
          className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-surface-strong ${isCompact ? 'sm:px-4' : 'px-4'}`}
        >
          <Download className="size-4.5" aria-hidden="true" />
          <span className={isCompact ? 'sr-only sm:not-sr-only' : ''}>Exportar</span>
        </Menu.Trigger>
      </div>
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={4} align={align} className="z-30">
          <Menu.Popup className="min-w-48 rounded-card border border-line bg-surface p-1.5 shadow-lift outline-none">
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
