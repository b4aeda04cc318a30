import { CreditsSummary } from '../features/credits/components/credits-summary.tsx';
import { Statement } from '../features/statement/components/statement.tsx';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /credits: where every credit came from and went to. */
export function Component() {
  useDocumentTitle('Extrato de créditos');
  const { user } = useSession();
  return (
    user && (
      <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">Extrato de créditos</h1>
        <p className="mt-3 text-ink-soft text-lg">Tudo que entrou e saiu, e pra que foi.</p>
        <div className="mt-5 mb-10">
          <CreditsSummary />
        </div>
        <Statement key={user.id} userId={user.id} />
      </div>
    )
  );
}
