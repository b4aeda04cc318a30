import { TextShape } from '../../../components/ui/skeleton.tsx';
import { useAccess } from '../api/get-credits.ts';
import { summarizeCredits } from '../summarize-credits.ts';

/** The credits that are left, in one line. Keeps its place while they are unknown; when they change, it alone is drawn again. */
export function CreditsSummary() {
  const { data: access } = useAccess();
  if (!access) {
    return (
      <div aria-hidden="true" className={pill}>
        <Float />
        <TextShape className="w-28" />
      </div>
    );
  }
  const { main, extra } = summarizeCredits(access);
  return (
    <p aria-live="polite" className={pill}>
      <Float />
      <span>
        {main}
        {extra && <span className="font-medium"> {extra}</span>}
      </span>
    </p>
  );
}

const pill =
  'inline-flex min-h-9 min-w-44 items-center gap-2 rounded-full bg-moss px-4 py-1 text-sm font-semibold tabular-nums text-ink';

function Float() {
  return (
    <svg className="h-5 w-4 shrink-0" viewBox="0 0 16 20" fill="none" aria-hidden="true">
      <path d="M8 1v3M8 16v3" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="8" cy="10" r="5.7" stroke="currentColor" strokeWidth="1.6" />
      <path d="M2.3 10a5.7 5.7 0 0 1 11.4 0Z" fill="currentColor" />
    </svg>
  );
}
