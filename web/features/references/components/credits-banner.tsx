import { type CreditDisplay, isUnlimited } from '../../../../shared/credits.ts';

/** What is left, as of the last generation. */
export function CreditsBanner({ credits }: { credits: CreditDisplay }) {
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-2 rounded-control bg-moss px-4 py-2.5">
      <span>{labels[credits.type]}:</span>
      <strong className="tabular-nums">
        {isUnlimited(credits) ? 'Ilimitado' : `${credits.credits_remaining} / ${credits.credits_total}`}
      </strong>
    </p>
  );
}

const labels: Record<CreditDisplay['type'], string> = {
  subscription: 'Créditos da assinatura atualizados',
  free: 'Créditos gratuitos atualizados',
};
