import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { BuscaReferenciasAnswer } from '../../shared/busca-referencias.ts';
import { ButtonLink } from '../components/ui/button.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { BlockShape } from '../components/ui/skeleton.tsx';
import { creditsQuery, useAccess } from '../features/credits/api/get-credits.ts';
import { ChosenHook } from '../features/references/components/chosen-hook.tsx';
import { CreditsBanner } from '../features/references/components/credits-banner.tsx';
import { MaterialsSkeleton } from '../features/references/components/materials-skeleton.tsx';
import { MaterialsWalk, materialsViewCode } from '../features/references/components/materials-walk.tsx';
import { MissingHook } from '../features/references/components/missing-hook.tsx';
import { RestrictedAccess } from '../features/references/components/restricted-access.tsx';
import { hookOfAddress, treeIdOfArrival } from '../features/references/hook-address.ts';
import { useCreditsShown } from '../features/references/use-credits-shown.ts';
import { useMaterials } from '../features/references/use-materials.ts';
import { useReopening } from '../features/references/use-reopening.ts';
import { useConnectionProblem } from '../lib/connection.ts';
import { dispatchCreditsUpdated } from '../lib/credits-updated.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { loadAhead } from '../lib/when-idle.ts';

/** The materials and the script of the hook in the address. */
export function Component() {
  useDocumentTitle('Referências');
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const hook = hookOfAddress(parameters);
  const treeId = treeIdOfArrival(state);
  if (!user) return null;
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8">
      {hook === '' ? (
        <MissingHook />
      ) : (
        <References key={`${user.id} ${treeId} ${hook}`} userId={user.id} hook={hook} treeId={treeId} />
      )}
    </div>
  );
}

interface ReferencesProps {
  userId: string;
  hook: string;
  treeId: string | null;
}

function References({ userId, hook, treeId }: ReferencesProps) {
  const { data: access, isError } = useAccess();
  const credits = useCreditsShown(access);
  const materials = useMaterials({ userId, hook, treeId, onUnlocked: useShareCredits(userId) });
  const reopening = useReopening({ userId, hook });
  useEffect(() => loadAhead(materialsViewCode.load), []);

  const isChecking = (!access && !isError) || materials.isChecking;
  if (!isChecking && (!access || !(access.canSeeReferences || materials.output))) {
    return <RestrictedAccess hasPlanWithout={access?.hasActiveSubscription ?? false} reopening={reopening} />;
  }
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink variant="quiet" to={paths.dashboard.getHref()} className="-ml-4">
          <ArrowLeft className="size-5" aria-hidden="true" />
          Voltar para os ganchos
        </ButtonLink>
        {credits ? <CreditsBanner credits={credits} /> : <BlockShape className="h-11 w-76" />}
      </div>
      <ChosenHook hook={hook} />
      {!materials.output && <ConnectionNotice />}
      {isChecking || !access ? (
        <MaterialsSkeleton />
      ) : (
        <MaterialsWalk materials={materials} access={access} />
      )}
    </div>
  );
}

function ConnectionNotice() {
  const cause = useConnectionProblem();
  return (
    cause && (
      <Notice className="max-w-2xl">
        {cause}. Os materiais deste gancho só abrem quando a conexão voltar.
      </Notice>
    )
  );
}

function useShareCredits(userId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    ({ credits }: BuscaReferenciasAnswer) => {
      if (credits !== null) dispatchCreditsUpdated(credits);
      void queryClient.invalidateQueries({ queryKey: creditsQuery(userId).queryKey });
    },
    [queryClient, userId],
  );
}
