import { Suspense, useDeferredValue, useRef } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Later, laterCode } from '../../../components/ui/later.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Waiting } from '../../../components/ui/waiting.tsx';
import type { Access } from '../../../lib/access.ts';
import { paths } from '../../../lib/paths.ts';
import { deliveryNotice } from '../delivery-notice.ts';
import { describeOffer } from '../describe-offer.ts';
import type { useMaterials } from '../use-materials.ts';
import { NoMaterials } from './no-materials.tsx';
import { UnlockCard } from './unlock-card.tsx';
import { UnlockError } from './unlock-error.tsx';
import { Unlocking } from './unlocking.tsx';

interface MaterialsWalkProps {
  materials: ReturnType<typeof useMaterials>;
  access: Access;
}

/** What shows the materials. It comes while the server is asked for them, or while the person reads the offer. */
export const materialsViewCode = laterCode(async () => (await import('./materials-view.tsx')).MaterialsView);

/** Offer, wait, then results or error. */
export function MaterialsWalk({ materials, access }: MaterialsWalkProps) {
  const region = useRef<HTMLDivElement>(null);
  // The pressed button goes away, and the keyboard must not fall back to the top of the page.
  const unlock = () => {
    region.current?.focus({ preventScroll: true });
    materials.unlock();
  };
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <MaterialsState materials={{ ...materials, unlock }} access={access} />
    </div>
  );
}

function MaterialsState({ materials, access }: MaterialsWalkProps) {
  const { output, offer, isLoading, error, unlock } = materials;
  // Drawn in slices, between which a phone can answer a finger.
  const drawn = useDeferredValue(output, null);
  if (isLoading) return <Unlocking />;
  if (error) return <UnlockError error={error} onRetry={unlock} />;
  if (!output) return <UnlockCard offer={describeOffer(offer, access)} onUnlock={unlock} />;
  if (output.references.length === 0 && output.script === null) return <NoMaterials />;

  const notice = deliveryNotice(output);
  return (
    <div className="space-y-8">
      {notice && <Notice className="max-w-2xl">{notice}</Notice>}
      <Suspense fallback={<Waiting />}>
        {drawn ? (
          <Later
            code={materialsViewCode}
            props={{ output: drawn, footer: access.isFreeOnly && <MorePlansLink /> }}
          />
        ) : (
          <Waiting />
        )}
      </Suspense>
    </div>
  );
}

function MorePlansLink() {
  return (
    <ButtonLink variant="outline" size="lg" to={paths.pricing.getHref()} className="w-full sm:w-auto">
      Desbloqueie mais vídeos estratégicos como esse
    </ButtonLink>
  );
}
