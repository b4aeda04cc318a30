import { Link } from 'react-router';
import { LoadProblem } from '../components/ui/load-problem.tsx';
import { useAccess } from '../features/credits/api/get-credits.ts';
import { CreditsSummary } from '../features/credits/components/credits-summary.tsx';
import { useSubscription } from '../features/pricing/api/get-subscription.ts';
import { CreditsExplainer } from '../features/pricing/components/credits-explainer.tsx';
import { CurrentPlan } from '../features/pricing/components/current-plan.tsx';
import { PlanCards } from '../features/pricing/components/plan-cards.tsx';
import { PricingSkeleton } from '../features/pricing/components/pricing-skeleton.tsx';
import { Terms } from '../features/pricing/components/terms.tsx';
import { trackBeginCheckout } from '../features/tracking/data-layer.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { describeSubscription } from '../lib/subscription-status.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useRefreshMoney } from './use-refresh-money.ts';

/** /pricing */
export function Component() {
  useDocumentTitle('Escolha Seu Plano');
  const { user } = useSession();
  return user && <Pricing key={user.id} userId={user.id} />;
}

function Pricing({ userId }: { userId: string }) {
  const { data: access } = useAccess();
  const { data: subscription, isPending, isError, refetch } = useSubscription(userId);
  const isRunning = Boolean(subscription && describeSubscription(subscription).isRunning);
  const refresh = useRefreshMoney(userId);
  return (
    <div className="mx-auto max-w-4xl space-y-10 px-4 py-8 sm:px-6 sm:py-12">
      <header>
        <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">Escolha Seu Plano</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Sem fidelidade: cancele quando quiser e use até o fim do mês pago.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="font-semibold">Hoje você tem</span>
          {/* A row of its own on a phone, so that however much it says, nothing makes room for it. */}
          <div className="order-last basis-full sm:order-none sm:basis-auto">
            <CreditsSummary />
          </div>
          <Link
            to={paths.credits.getHref()}
            className="inline-flex min-h-11 items-center font-semibold text-water underline underline-offset-4 ml-auto"
          >
            Ver extrato
          </Link>
        </div>
      </header>
      {isError && !subscription && (
        <LoadProblem title="Não conseguimos ver se você já tem um plano." onRetry={() => void refetch()} />
      )}
      {isPending ? (
        <PricingSkeleton hasPlan={access?.hasActiveSubscription ?? false} />
      ) : (
        <>
          {subscription && <CurrentPlan userId={userId} subscription={subscription} />}
          <PlanCards
            subscription={subscription ?? null}
            onCheckout={({ name, price }) => trackBeginCheckout({ plan: name, value: price })}
            onFailed={refresh}
          />
          {!isRunning && <Terms />}
          <CreditsExplainer />
        </>
      )}
    </div>
  );
}
