import { useCallback, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { ConsentChoice } from '../consent/consent.ts';
import { ConsentDetails } from './consent-details.tsx';
import { useBannerHeight } from './use-banner-room.ts';

interface ConsentBannerProps {
  /** The person called for it: the keyboard goes there, and back to where it was. */
  isReopened: boolean;
  onChoose: (choice: ConsentChoice) => void;
}

/** Asks at the bottom of the screen, in the way of nothing: the page goes on above it and can be scrolled clear of it. */
export function ConsentBanner({ isReopened, onChoose }: ConsentBannerProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const detailsId = useId();
  const measure = useBannerHeight();
  const section = useCallback(
    (banner: HTMLElement | null) => {
      const stopMeasuring = measure(banner);
      if (banner === null || !isReopened) return stopMeasuring;
      const caller = document.activeElement;
      banner.focus();
      return () => {
        stopMeasuring?.();
        if (caller instanceof HTMLElement) caller.focus();
      };
    },
    [measure, isReopened],
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Medição de anúncios"
      className="fixed inset-x-0 bottom-0 z-30 outline-none max-h-[75dvh] overflow-y-auto border-line-strong border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="mx-auto grid max-w-7xl gap-x-8 px-4 pt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6 sm:py-3">
        <p className="text-[0.9375rem] leading-snug">
          Se você aceitar, o Google mede quais anúncios trazem gente pra Fisga.{' '}
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={detailsId}
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="-my-2 py-2 font-semibold text-water underline underline-offset-4"
          >
            {isUnfolded ? 'Mostrar menos' : 'Saiba mais'}
          </button>
        </p>
        <div
          id={detailsId}
          hidden={!isUnfolded}
          className="@container pt-3 pb-3 text-[0.9375rem] leading-snug sm:order-last sm:col-span-2 sm:pb-1"
        >
          <ConsentDetails />
        </div>
        {/* Alike, so that neither is the easier one. */}
        <div
          className={`sticky bottom-0 -mx-4 grid grid-cols-2 gap-3 border-line bg-surface px-4 py-3 sm:static sm:m-0 sm:border-t-0 sm:p-0 ${isUnfolded ? 'border-t' : ''}`}
        >
          <Button variant="outline" onClick={() => onChoose('refused')}>
            Recusar
          </Button>
          <Button variant="outline" onClick={() => onChoose('accepted')}>
            Aceitar
          </Button>
        </div>
      </div>
    </section>
  );
}
