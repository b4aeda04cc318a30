import { RefreshCw } from 'lucide-react';
import { maximumVariant } from '../../../../shared/hook-tree.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import type { Access } from '../../../lib/access.ts';
import { paths } from '../../../lib/paths.ts';

interface ResultActionsProps {
  access: Access | undefined;
  /** The credits are on their way: what there will be, and for how much, is not said before. */
  isWaiting: boolean;
  variant: number;
  onAnother: () => void;
}

/** What can be done with a finished search: another set for the same topic, or the way to unlimited hooks. */
export function ResultActions({ access, isWaiting, variant, onAnother }: ResultActionsProps) {
  const isUnlimited = access?.plan === 'ilimitado';
  return (
    <div
      className={`flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center ${isWaiting ? 'invisible' : ''}`}
    >
      <Button
        variant="outline"
        onClick={onAnother}
        disabled={variant >= maximumVariant || access?.canGenerate === false}
      >
        <RefreshCw className="size-4.5" aria-hidden="true" />
        Gerar outras
        {!isUnlimited && <span className="font-normal text-ink-soft">(1&nbsp;crédito)</span>}
      </Button>
      {access?.isFreeOnly && (
        <ButtonLink variant="outline" to={paths.pricing.getHref()}>
          Desbloquear ganchos ilimitados
        </ButtonLink>
      )}
    </div>
  );
}
