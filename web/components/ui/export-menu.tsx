import { Download } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { ExportChoice } from './export-list.tsx';
import { Later, laterCode } from './later.tsx';
import { useLaterOpening } from './use-later-opening.ts';

interface ExportMenuProps {
  choices: readonly ExportChoice[];
  /** Which edge of its button the list keeps to. */
  align?: 'start' | 'end';
  /** A phone shows the sign alone. */
  isCompact?: boolean;
}

const listCode = laterCode(async () => (await import('./export-list.tsx')).ExportList);

/** The ways in which something leaves the screen, behind one button. */
export function ExportMenu({ choices, align = 'end', isCompact = false }: ExportMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isThere, isOpen, open, close } = useLaterOpening(listCode.load);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  return (
    <div ref={place}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={onKeyDown}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-surface-strong ${isCompact ? 'sm:px-4' : 'px-4'}`}
      >
        <Download className="size-4.5" aria-hidden="true" />
        <span className={isCompact ? 'sr-only sm:not-sr-only' : ''}>Exportar</span>
      </button>
      {isThere && <Later code={listCode} props={{ choices, align, isOpen, onClose: close, button, place }} />}
    </div>
  );
}
