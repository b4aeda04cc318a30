import { Separated } from '../../../components/ui/separated.tsx';
import { formatTime } from '../../../lib/brazilian-format.ts';
import { describeMovement } from '../describe-movement.ts';
import type { Movement } from '../movement.ts';

/** One movement: what it was for, and beside it how much and what was left. */
export function MovementRow({ movement }: { movement: Movement }) {
  const { what, amount, balance, purse } = describeMovement(movement);
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="break-words font-semibold leading-snug">{what}</p>
        <p className="text-ink-soft text-sm">
          <Separated
            parts={[
              <time key="at" dateTime={movement.at.toISOString()}>
                {formatTime(movement.at)}
              </time>,
              purse,
            ]}
          />
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className={`font-bold font-title text-lg ${amount.startsWith('+') ? 'text-success' : ''}`}>
          {amount}
        </p>
        <p className="text-ink-soft text-sm">{balance}</p>
      </div>
    </li>
  );
}
