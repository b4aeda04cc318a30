import type { SandboxPortal } from '../../../../shared/billing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatDate, formatPrice } from '../../../lib/brazilian-format.ts';

/** Every invoice, the newest first. */
export function InvoiceList({ invoices }: Pick<SandboxPortal, 'invoices'>) {
  return (
    <section aria-labelledby="faturas">
      <h2 id="faturas" className="font-bold text-2xl">
        Faturas
      </h2>
      {invoices.length === 0 && <p className="mt-3">Nenhuma fatura ainda.</p>}
      <ul className="mt-3 divide-y divide-line border-line border-y empty:hidden">
        {invoices.map(({ invoice_id, created_at, description, amount, status }) => (
          <li key={invoice_id} className="flex items-center justify-between gap-4 py-3 tabular-nums">
            <div>
              <p className="font-semibold">{description}</p>
              <p className="text-ink-soft text-sm">{formatDate(new Date(created_at * 1000))}</p>
            </div>
            <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
              <span>{formatPrice(amount)}</span>
              <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const looks = {
  paid: { label: 'Paga', tone: 'good' },
  open: { label: 'Em aberto', tone: 'bad' },
  refunded: { label: 'Reembolsada', tone: 'waiting' },
} as const;
