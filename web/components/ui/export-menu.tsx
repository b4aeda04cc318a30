import { Menu } from '@base-ui/react/menu';
import { Download } from 'lucide-react';

interface ExportMenuProps {
  choices: readonly { label: string; run: () => unknown }[];
  /** Which edge of its button the list keeps to. */
  align?: 'start' | 'end';
  className?: string;
  /** A phone shows the sign alone. */
  isSmall?: boolean;
}

/** The ways in which something leaves the screen, behind one button. */
export function ExportMenu({ choices, align = 'end', className = '', isSmall = false }: ExportMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-surface-strong ${isSmall ? 'sm:px-4' : 'px-4'} ${className}`}
      >
        <Download className="size-4.5" aria-hidden="true" />
        <span className={isSmall ? 'sr-only sm:not-sr-only' : ''}>Exportar</span>
      </Menu.Trigger>
      <Menu.Portal>
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
