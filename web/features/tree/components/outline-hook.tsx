import { ScanText } from 'lucide-react';
import { useId } from 'react';
import { mechanismLabels } from '../../../../shared/mechanisms.ts';
import { HookMark } from '../../../components/drawings/line-marks.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { bindShortWords } from '../../../lib/bind-short-words.ts';
import type { TreeDatum } from '../layout/tree-data.ts';
import { confirmMark } from '../use-hook-confirm.ts';
import type { OutlineItem } from '../use-outline.ts';
import type { TreeControls } from './hook-action.tsx';

interface OutlineHookProps {
  hook: TreeDatum;
  item: OutlineItem;
  controls: TreeControls;
}

/** One hook as a line of a script, with its "+" and confirmation at the thumb. */
export function OutlineHook({ hook, item, controls }: OutlineHookProps) {
  const labelId = useId();
  const isAsking = controls.openId === hook.id;
  return (
    <div
      role="treeitem"
      aria-level={2}
      aria-selected={isAsking}
      ref={item.ref}
      tabIndex={item.tabIndex}
      onFocus={item.onFocus}
      className="relative rounded-control py-2 pr-1 pl-6 focus-visible:outline-offset-0 sm:flex sm:items-center sm:gap-6"
    >
      <svg viewBox="-3 -3 16 26" className="absolute top-3 left-0 h-6.5 w-4" aria-hidden="true">
        <HookMark at={{ x: 0, y: 0 }} scale={1} />
      </svg>
      <p
        id={labelId}
        className="min-w-0 text-balance break-words font-semibold font-title text-xl/7 sm:flex-1"
      >
        {bindShortWords(hook.text)}
      </p>
      <div className="flex min-h-11 shrink-0 items-center justify-between gap-3 sm:w-72">
        <button
          type="button"
          tabIndex={item.tabIndex}
          aria-describedby={labelId}
          onClick={() => controls.inspect(hook)}
          className="-ml-2 flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium text-accent-text text-sm hover:bg-surface-strong"
        >
          {hook.mechanism && mechanismLabels[hook.mechanism]}
          <ScanText className="size-4" aria-hidden="true" />
          <span className="sr-only">: conferir o gancho</span>
        </button>
        {isAsking ? (
          <Button tabIndex={-1} onClick={() => controls.confirm(hook.text)} {...confirmMark}>
            Gerar Materiais
          </Button>
        ) : (
          <PlusButton labelId={labelId} onPress={() => controls.open(hook.id)} />
        )}
      </div>
    </div>
  );
}

function PlusButton({ labelId, onPress }: { labelId: string; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="+ Escolher"
      aria-describedby={labelId}
      onClick={onPress}
      className="group/plus grid size-11 shrink-0 place-items-center"
    >
      <span className="grid size-8 place-items-center rounded-full border border-line-strong bg-surface pb-0.5 font-medium text-xl leading-none group-hover/plus:border-accent group-hover/plus:bg-accent group-hover/plus:text-accent-ink">
        +
      </span>
    </button>
  );
}
