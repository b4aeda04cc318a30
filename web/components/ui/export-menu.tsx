import { type KeyboardEvent, useEffect, useState } from 'react';
import { loadWhenIdle } from '../../lib/when-idle.ts';
import { ExportSign, exportButtonClass } from './export-button.tsx';
import type { ExportChoice, OpenedBy } from './export-list.tsx';
import { Later, laterCode, useOnceLoaded } from './later.tsx';

interface ExportMenuProps {
  choices: readonly ExportChoice[];
  /** Which edge of its button the list keeps to. */
  align?: 'start' | 'end';
  /** A phone shows the sign alone. */
  isCompact?: boolean;
}

const listCode = laterCode(async () => (await import('./export-list.tsx')).ExportList);

/** The ways in which something leaves the screen, behind one button. From the first press on, the button is the list's own. */
export function ExportMenu({ choices, align = 'end', isCompact = false }: ExportMenuProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const onceLoaded = useOnceLoaded();
  useEffect(() => loadWhenIdle(listCode.load), []);
  const open = (by: OpenedBy) => onceLoaded(listCode.load, () => setOpenedBy(by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = openingKeys[event.key];
    if (!by) return;
    event.preventDefault();
    open(by);
  };

  if (openedBy) return <Later code={listCode} props={{ choices, align, isCompact, openedBy }} />;
  return (
    <div>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => open('pointer')}
        onKeyDown={onKeyDown}
        className={exportButtonClass(isCompact)}
      >
        <ExportSign isCompact={isCompact} />
      </button>
    </div>
  );
}

const openingKeys: Record<string, OpenedBy | undefined> = {
  ArrowDown: 'key to the first',
  ArrowUp: 'key to the last',
  Enter: 'key to the first',
  ' ': 'key to the first',
};
