import { Download } from 'lucide-react';

export function exportButtonClass(isCompact: boolean): string {
  return `inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-surface-strong ${isCompact ? 'sm:px-4' : 'px-4'}`;
}

/** What stands on the button of `ExportMenu`. */
export function ExportSign({ isCompact }: { isCompact: boolean }) {
  return (
    <>
      <Download className="size-4.5" aria-hidden="true" />
      <span className={isCompact ? 'sr-only sm:not-sr-only' : ''}>Exportar</span>
    </>
  );
}
