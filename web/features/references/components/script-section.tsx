import { Card } from '../../../components/ui/card.tsx';
import { bindShortWords } from '../../../lib/bind-short-words.ts';
import { formatSeconds } from '../../../lib/brazilian-format.ts';
import { copyTextOf, type ScriptPart } from '../script-parts.ts';
import { CopyButton } from './copy-button.tsx';

/** One section of the script, ready to be said or copied; greyed where the chosen length has no room for it. */
export function ScriptSection({ part }: { part: ScriptPart }) {
  const isHook = part.id === 'gancho';
  return (
    <Card className={`break-words ${part.isCut ? 'border-dashed bg-transparent text-ink-soft' : ''}`}>
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <h3 className={`font-bold ${part.isCut ? '' : 'text-accent-text'}`}>{part.title}</h3>
          <Time part={part} />
        </div>
        <CopyButton text={copyTextOf(part)} name={part.title} />
      </div>
      <p
        className={
          isHook ? 'font-semibold font-title text-2xl leading-snug' : part.argument ? 'text-ink-soft' : ''
        }
      >
        {isHook ? bindShortWords(part.text) : part.text}
      </p>
      {part.argument && <p className="mt-3 text-lg leading-relaxed">{part.argument}</p>}
      {part.reference && (
        <p className="mt-3 border-line border-t pt-3 text-ink-soft text-sm">Fonte: {part.reference}</p>
      )}
    </Card>
  );
}

function Time({ part: { seconds, isCut } }: { part: ScriptPart }) {
  if (isCut) return <span className="text-sm">fica de fora nesta duração</span>;
  if (seconds === null) return null;
  return <span className="text-ink-soft text-sm tabular-nums">{formatSeconds(seconds)}</span>;
}
