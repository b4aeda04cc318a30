import { RefreshCw } from 'lucide-react';
import { maximumVariant } from '../../../../shared/hook-tree.ts';
import type { TreeSource } from '../../../../shared/tree-sources.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import type { Access } from '../../../lib/access.ts';
import { isCharged } from '../../../lib/describe-tree-source.ts';
import { paths } from '../../../lib/paths.ts';
import { NearTopics } from './near-topics.tsx';

interface ResultActionsProps {
  access: Access | undefined;
  /** The credits are on their way: what there will be, and for how much, is not said before. */
  isWaiting: boolean;
  variant: number;
  /** What the tree was written from. */
  source: TreeSource;
  /** False: another set would repeat hooks. */
  hasMore: boolean;
  /** Topics to go on with when there is no other set. */
  near: readonly string[];
  onAnother: () => void;
  onSearch: (topic: string) => void;
}

/** What can be done with a finished search: another set for the same topic, or the way to unlimited hooks. */
export function ResultActions(props: ResultActionsProps) {
  const { access, isWaiting, variant, source, near, onAnother, onSearch } = props;
  const isCounted = access?.plan !== 'ilimitado';
  const hasPrice = isCharged(source);
  const hasMore = props.hasMore && variant < maximumVariant;
  return (
    <div className={isWaiting ? 'invisible' : undefined}>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center">
        {hasMore ? (
          <Button variant="outline" onClick={onAnother} disabled={hasPrice && access?.canGenerate === false}>
            <RefreshCw className="size-4.5" aria-hidden="true" />
            Gerar outras
            {isCounted && (
              <span className="font-normal text-ink-soft">
                {hasPrice ? '(1\u00a0crédito)' : '(sem custo)'}
              </span>
            )}
          </Button>
        ) : (
          <Button variant="outline" disabled>
            Você já viu tudo que tenho sobre esse tema
          </Button>
        )}
        {access?.isFreeOnly && (
          <ButtonLink variant="outline" to={paths.pricing.getHref()}>
            Desbloquear ganchos ilimitados
          </ButtonLink>
        )}
      </div>
      {!hasMore && near.length > 0 && (
        <section aria-label="Temas vizinhos" className="mt-5">
          <p className="mb-3 text-ink-soft">Temas vizinhos, um toque já busca:</p>
          <NearTopics topics={near} onSearch={onSearch} />
        </section>
      )}
    </div>
  );
}
