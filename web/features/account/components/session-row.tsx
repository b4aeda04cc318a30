import { Badge } from '../../../components/ui/badge.tsx';
import { Separated } from '../../../components/ui/separated.tsx';
import { formatMoment } from '../../../lib/brazilian-format.ts';
import type { AccountSession } from '../api/get-account-overview.ts';
import { describeBrowser } from '../describe-browser.ts';

/** One browser that is signed in: which, when it was last used, and from where. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { browser, lastUsedAt, address, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0">
        <p className="font-semibold">{describeBrowser(browser)}</p>
        <p className="text-ink-soft text-sm tabular-nums">
          <Separated
            parts={[
              <>
                Ativo em <time dateTime={lastUsedAt.toISOString()}>{formatMoment(lastUsedAt)}</time>
              </>,
              ...(address ? [address] : []),
            ]}
          />
        </p>
      </div>
      {isCurrent && <Badge tone="good">Este aparelho</Badge>}
    </li>
  );
}
