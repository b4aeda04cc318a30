import type { ReactNode } from 'react';

/** A few named facts: each name with its value beside it, under it where there is no room. */
export function Facts({
  facts,
  className = '',
}: {
  facts: { name: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={`divide-y divide-line border-line border-y ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
