import { List, Network } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GenerateHooksAnswer } from '../../../../shared/generate-hooks.ts';
import type { SwapQuestionOutput } from '../../../../shared/swap-question.ts';
import { Later, laterCode, useOnceLoaded } from '../../../components/ui/later.tsx';
import { isPhoneNow, useIsPhone } from '../../../lib/use-is-phone.ts';
import { loadAhead, loadWhenIdle } from '../../../lib/when-idle.ts';
import { useFolding } from '../use-folding.ts';
import { useHookConfirm } from '../use-hook-confirm.ts';
import { useInspection } from '../use-inspection.ts';
import { useQuestionSwap } from '../use-question-swap.ts';
import { HookOutline } from './hook-outline.tsx';
import { TreeExport } from './tree-export.tsx';

type View = 'outline' | 'tree';

// What not everybody looks at, fetched once the rest stands.
const treeCode = laterCode(async () => (await import('./hook-tree.tsx')).HookTree);
const detailsCode = laterCode(async () => (await import('./hook-details.tsx')).HookDetails);
// A desk begins with the tree.
if (!isPhoneNow()) loadAhead(treeCode.load);

export interface HookExplorerProps {
  tree: Pick<GenerateHooksAnswer, 'topic' | 'questions' | 'written_from'> & { id: string };
  onChoose: (hook: string) => void;
  /** The account's tree has another block at one question. */
  onSwapped: (output: SwapQuestionOutput) => void;
  /** What else can be done with the whole tree. */
  actions?: ReactNode;
}

/** The generated hooks, as a list or as a tree, each ready to be chosen. A phone begins with the list. */
export function HookExplorer({ tree, onChoose, onSwapped, actions }: HookExplorerProps) {
  const section = useRef<HTMLElement>(null);
  const zoomSlot = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [chosenView, setChosenView] = useState<View | null>(null);
  const [drawnTreeId, setDrawnTreeId] = useState<string | null>(null);
  const { openId, open } = useHookConfirm();
  const folding = useFolding(tree.id);
  const onceLoaded = useOnceLoaded();
  const { hasBegun, open: inspect, ...inspection } = useInspection(detailsCode.load);
  const { swap, swapping, spent } = useQuestionSwap({ treeId: tree.id, onSwapped });
  const view = chosenView ?? (isPhone ? 'outline' : 'tree');
  const content = {
    topic: tree.topic,
    questions: tree.questions,
    folding,
    controls: { openId, open, confirm: onChoose, inspect, swap, swapping, spent },
  };

  useEffect(() => loadWhenIdle(() => Promise.all([treeCode.load(), detailsCode.load()])), []);

  const changeView = (next: View) => {
    if (view === 'tree') setDrawnTreeId(tree.id);
    if (next === 'tree') onceLoaded(treeCode.load, () => setChosenView(next));
    else setChosenView(next);
  };

  return (
    <section ref={section} aria-label="Ganchos gerados">
      <div className="z-20 flex flex-wrap items-center gap-x-3 gap-y-3 bg-paper pt-1 pb-4 md:sticky md:top-16">
        <ViewSwitch view={view} onChange={changeView} />
        <TreeExport topic={tree.topic} questions={tree.questions} writtenFrom={tree.written_from} />
        {/* As wide as the buttons will be: they come with the tree, and what follows must not make room then. */}
        <div ref={zoomSlot} className={view === 'tree' ? 'min-w-[calc(8.25rem+2px)]' : ''} />
        {/* On a row of its own where that of the others may not have room for all it can hold. */}
        {!isPhone && <div className="flex basis-full xl:flex-1 xl:justify-end">{actions}</div>}
      </div>
      {view === 'outline' ? (
        <HookOutline key={tree.id} {...content} />
      ) : (
        <Later
          key={tree.id}
          code={treeCode}
          props={{ ...content, frame: section, isFirstShowing: drawnTreeId !== tree.id, zoomSlot }}
        />
      )}
      {isPhone && <div className="mt-8">{actions}</div>}
      {hasBegun && <Later code={detailsCode} props={{ ...inspection, onChoose }} />}
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
