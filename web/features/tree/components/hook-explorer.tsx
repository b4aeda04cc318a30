import { List, Network } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { GenerateHooksOutput } from '../../../../shared/generate-hooks.ts';
import type { SwapQuestionOutput } from '../../../../shared/swap-question.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import type { TreeDatum } from '../layout/tree-data.ts';
import { useFolding } from '../use-folding.ts';
import { useHookConfirm } from '../use-hook-confirm.ts';
import { useQuestionSwap } from '../use-question-swap.ts';
import { HookDetails } from './hook-details.tsx';
import { HookOutline } from './hook-outline.tsx';
import { HookTree } from './hook-tree.tsx';
import { TreeExport } from './tree-export.tsx';

type View = 'outline' | 'tree';

interface HookExplorerProps {
  tree: Pick<GenerateHooksOutput, 'id' | 'topic' | 'questions'>;
  onChoose: (hook: string) => void;
  /** The account's tree has another block at one question. */
  onSwapped: (output: SwapQuestionOutput) => void;
  /** What else can be done with the whole tree. */
  actions?: ReactNode;
}

/** The generated hooks, as a list or as a tree, each ready to be chosen. A phone begins with the list. */
export function HookExplorer({ tree, onChoose, onSwapped, actions }: HookExplorerProps) {
  const section = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  const [chosenView, setChosenView] = useState<View | null>(null);
  const [drawnTreeId, setDrawnTreeId] = useState<string | null>(null);
  const [zoomSlot, setZoomSlot] = useState<HTMLElement | null>(null);
  const { openId, open } = useHookConfirm();
  const folding = useFolding(tree.id);
  const [inspected, setInspected] = useState<TreeDatum | null>(null);
  const opener = useRef<Element | null>(null);
  const inspect = (hook: TreeDatum) => {
    opener.current = document.activeElement;
    setInspected(hook);
  };
  const { swap, swapping } = useQuestionSwap({ treeId: tree.id, onSwapped });
  const view = chosenView ?? (isPhone ? 'outline' : 'tree');
  const content = {
    topic: tree.topic,
    questions: tree.questions,
    folding,
    controls: { openId, open, confirm: onChoose, inspect, swap, swapping },
  };

  const changeView = (next: View) => {
    if (view === 'tree') setDrawnTreeId(tree.id);
    setChosenView(next);
  };

  return (
    <section ref={section} aria-label="Ganchos gerados">
      <div className="z-20 flex flex-wrap items-center gap-x-3 gap-y-3 bg-paper pt-1 pb-4 md:sticky md:top-16">
        <ViewSwitch view={view} onChange={changeView} />
        <TreeExport topic={tree.topic} questions={tree.questions} />
        <div ref={setZoomSlot} />
        {!isPhone && <div className="ml-auto">{actions}</div>}
      </div>
      {view === 'outline' ? (
        <HookOutline key={tree.id} {...content} />
      ) : (
        <HookTree
          key={tree.id}
          {...content}
          frame={section}
          isFirstShowing={drawnTreeId !== tree.id}
          zoomSlot={zoomSlot}
        />
      )}
      {isPhone && <div className="mt-8">{actions}</div>}
      <HookDetails hook={inspected} opener={opener} onClose={() => setInspected(null)} onChoose={onChoose} />
      <p role="status" className="sr-only">
        {openId && 'Confirme em até três segundos: Gerar Materiais.'}
      </p>
    </section>
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="flex rounded-control border border-line bg-surface-strong p-0.5">
      <legend className="sr-only">Como ver os ganchos</legend>
      {views.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(value)}
          className="flex min-h-11 items-center gap-2 rounded-[0.625rem] border border-transparent px-4 font-semibold text-ink-soft hover:text-ink aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:text-ink"
        >
          <Icon className="size-4.5" aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const views = [
  { value: 'outline', label: 'Lista', Icon: List },
  { value: 'tree', label: 'Árvore', Icon: Network },
] as const;
