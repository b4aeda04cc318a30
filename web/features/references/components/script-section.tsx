import { Card } from '../../../components/ui/card.tsx';
import { copyTextOf, type ScriptPart } from '../script-parts.ts';
import { CopyButton } from './copy-button.tsx';

/** One section of the script, ready to be copied. */
export function ScriptSection({ part }: { part: ScriptPart }) {
  const isHook = part.id === 'gancho';
  return (
    <Card className="break-words">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-bold text-accent-text">{part.title}</h3>
        <CopyButton text={copyTextOf(part)} name={part.title} />
      </div>
      <p
        className={
          isHook ? 'font-semibold font-title text-2xl leading-snug' : part.argument ? 'text-ink-soft' : ''
        }
      >
        {part.text}
      </p>
      {part.argument && <p className="mt-3 text-lg leading-relaxed">{part.argument}</p>}
      {part.reference && (
        <p className="mt-3 border-line border-t pt-3 text-ink-soft text-sm">Fonte: {part.reference}</p>
      )}
    </Card>
  );
}
