import { CircleHelp } from 'lucide-react';
import type { CheckReport } from '../../../../shared/busca-referencias.ts';
import { describeChecks, doubtTexts } from '../describe-checks.ts';

interface ChecksNoteProps {
  checks: CheckReport | null;
  /** "deste material", "do roteiro": what was compared. */
  what: string;
}

/** What a program compared with the sources, and what deserves a second look. It never says that a thing is true. */
export function ChecksNote({ checks, what }: ChecksNoteProps) {
  if (checks === null) return null;
  return (
    <div>
      <h4 className="font-semibold">Conferência automática</h4>
      <p className="mt-1">{describeChecks(checks, what)}</p>
      {checks.doubts.length > 0 && (
        <ul className="mt-2 space-y-1.5">
          {checks.doubts.map(({ check, quote }) => (
            <li key={`${check} ${quote}`} className="flex gap-2">
              <CircleHelp className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
              <span>
                {doubtTexts[check]} <q className="italic">{quote}</q>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-ink-soft text-sm">
        É um programa comparando textos: ele não vê de quem é cada número, de que lugar e de que ano, nem se a
        fonte tem razão. Abra a fonte antes de gravar.
      </p>
    </div>
  );
}
