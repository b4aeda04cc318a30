import type { WrittenFrom } from '../../../../shared/written-from.ts';
import { Separated } from '../../../components/ui/separated.tsx';
import { describeEngine } from '../../../lib/describe-engine.ts';
import { describeTreeSource } from '../../../lib/describe-tree-source.ts';

/** What the tree below was written from, and by what. */
export function TreeOrigin({ writtenFrom, engine }: { writtenFrom: WrittenFrom; engine: string }) {
  const source = describeTreeSource(writtenFrom);
  if (!source) return <p className="text-ink-soft text-sm">{engine && describeEngine(engine)}</p>;
  return (
    <div className="text-ink-soft">
      <Separated
        parts={[
          <span key="source" className="break-words">
            {source.text}
            {source.name && <em className="font-semibold text-ink not-italic">{source.name}</em>}
          </span>,
          <span key="price">sem custo</span>,
        ]}
      />
    </div>
  );
}
