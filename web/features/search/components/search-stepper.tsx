import { Check } from 'lucide-react';
import { type SearchProgress, type StepState, searchSteps } from '../search-steps.ts';

/** Where the search is: three floats on one line. It stays in sight over the overlay. */
export function SearchStepper(progress: SearchProgress) {
  const steps = searchSteps(progress);
  // A phone has room for one label: how far the search has come.
  const reached = steps.findLastIndex(({ state }) => state !== 'upcoming');
  return (
    <ol aria-label="Etapas" className="relative z-26 flex max-w-3xl items-center gap-2 sm:gap-0">
      {steps.map(({ label, state }, index) => (
        <li
          key={label}
          aria-current={state === 'current' ? 'step' : undefined}
          data-state={state}
          className="flex min-w-0 items-center last:flex-none sm:flex-1"
        >
          <span className="flex min-w-0 items-center gap-2.5">
            <span className={`${mark} ${marks[state]}`} aria-hidden="true">
              {state === 'completed' ? <Check className="size-4" /> : index + 1}
            </span>
            <span
              className={`text-sm leading-tight ${labels[state]} ${index === reached ? '' : 'max-sm:sr-only'}`}
            >
              {label}
              <span className="sr-only">{spoken[state]}</span>
            </span>
          </span>
          {index < 2 && <span className={`${line} ${lines[state]}`} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  );
}

const mark = 'grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-bold';
const marks: Record<StepState, string> = {
  completed: 'border-water bg-water text-paper',
  current: 'border-ink bg-ink text-paper',
  upcoming: 'border-line-strong text-ink-soft',
};
const labels: Record<StepState, string> = {
  completed: 'text-ink-soft',
  current: 'font-semibold text-ink',
  upcoming: 'text-ink-soft',
};
const line = 'mx-3 hidden h-0.5 min-w-4 flex-1 rounded-full sm:block';
const lines: Record<StepState, string> = {
  completed: 'bg-water',
  current: 'bg-line',
  upcoming: 'bg-line',
};
const spoken: Record<StepState, string> = {
  completed: ' (concluída)',
  current: ' (atual)',
  upcoming: ' (a seguir)',
};
