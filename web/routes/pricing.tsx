import { useAccess } from '../features/credits/api/get-credits.ts';
import { CreditsExplainer } from '../features/credits/components/credits-explainer.tsx';
import { CreditsSummary } from '../features/credits/components/credits-summary.tsx';
import { PlanCards } from '../features/credits/components/plan-cards.tsx';
import { trackBeginCheckout } from '../features/tracking/data-layer.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /pricing */
export function Component() {
  useDocumentTitle('Escolha Seu Plano');
  const { data: access } = useAccess();
  return (
    <div className="mx-auto max-w-4xl space-y-10 px-4 py-8 sm:px-6 sm:py-12">
      <header>
        <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">Escolha Seu Plano</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Sem fidelidade: cancele quando quiser e use até o fim do mês pago.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="font-semibold">Hoje você tem</span>
          <CreditsSummary access={access} />
        </div>
      </header>
      <PlanCards
        access={access}
        onCheckout={({ name, price }) => trackBeginCheckout({ plan: name, value: price })}
      />
      <CreditsExplainer />
    </div>
  );
}
