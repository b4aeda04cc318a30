import type { ReactNode } from 'react';

type Tone = 'good' | 'waiting' | 'bad' | 'strong';

/** A word or two that classify what they stand beside. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`rounded-full px-3 py-1 font-semibold text-sm ${tones[tone]}`}>{children}</span>;
}

const tones: Record<Tone, string> = {
  good: 'bg-success-soft text-success',
  waiting: 'bg-sand text-ink',
  bad: 'bg-danger-soft text-danger',
  strong: 'bg-ink text-paper',
};
