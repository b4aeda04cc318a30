import { ChevronDown, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import type { AnsweredBlock } from '../../../../shared/hook-tree.ts';
import { FloatMark } from '../../../components/drawings/line-marks.tsx';
import { Separated } from '../../../components/ui/separated.tsx';
import { bindShortWords } from '../../../lib/bind-short-words.ts';
import { separator } from '../describe-question-origin.ts';
import { branchOf, countHooks, type TreeDatum } from '../layout/tree-data.ts';
import type { Folding } from '../use-folding.ts';
import { type Outline, type OutlineItem, useOutline } from '../use-outline.ts';
import { spentSentence } from '../use-question-swap.ts';
import type { TreeControls } from './hook-action.tsx';
import { OutlineHook } from './outline-hook.tsx';

interface HookOutlineProps {
  topic: string;
  questions: readonly AnsweredBlock[];
  controls: TreeControls;
  folding: Folding;
}

/** The same tree to be read as a list: questions that fold, their hooks set large like lines of a script. */
export function HookOutline({ topic, questions, controls, folding }: HookOutlineProps) {
  const outline = useOutline({ topic, questions, controls, folding });
  return (
    <div
      role="tree"
      tabIndex={-1}
      aria-label={`Ganchos: ${topic}`}
      onKeyDown={outline.onKeyDown}
      className="max-w-5xl"
    >
      {outline.questions.map((question) => (
        <OutlineQuestion key={question.id} question={question} outline={outline} controls={controls} />
      ))}
    </div>
  );
}

interface OutlineQuestionProps {
  question: TreeDatum;
  outline: Outline;
  controls: TreeControls;
}

// The item is its row alone, described by its caption and owner of the group below, so that its name is the question and no more.
function OutlineQuestion({ question, outline, controls }: OutlineQuestionProps) {
  const groupId = useId();
  const nameId = useId();
  const captionId = useId();
  const item = outline.itemOf(question.id);
  const isOpen = !outline.collapsed.has(question.id);
  return (
    <div role="none" className="border-line border-t first:border-t-0">
      {/* A click anywhere folds; the keyboard of all items is the tree's. */}
      <div
        role="none"
        onClick={() => outline.toggle(question.id)}
        className="cursor-pointer rounded-control py-3 pr-1 outline-water outline-offset-2 has-[>[role=treeitem]:focus-visible]:outline-3"
      >
        <div
          role="treeitem"
          aria-level={1}
          aria-labelledby={nameId}
          aria-describedby={captionId}
          aria-expanded={isOpen}
          aria-selected={false}
          aria-owns={isOpen ? groupId : undefined}
          ref={item.ref}
          tabIndex={item.tabIndex}
          onFocus={item.onFocus}
          className="flex items-center gap-3 outline-none"
        >
          <svg viewBox="-8 -8 16 16" className="size-4 shrink-0 overflow-visible" aria-hidden="true">
            <FloatMark at={{ x: 0, y: 0 }} scale={1} />
          </svg>
          <span id={nameId} className="min-w-0 flex-1 text-balance break-words font-semibold text-ink-soft">
            {bindShortWords(question.text)}
          </span>
          <SwapButton question={question} item={item} controls={controls} />
          <ChevronDown
            className={`size-5 shrink-0 text-ink-soft transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </div>
        <Caption
          id={captionId}
          texts={[...(question.captions ?? []), ...(isOpen ? [] : [countHooks(question)])]}
        />
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form
        <div id={groupId} role="group" className="ml-2 border-line-strong border-l pb-4 pl-1">
          {question.children?.map((hook) => (
            <OutlineHook key={hook.id} hook={hook} item={outline.itemOf(hook.id)} controls={controls} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What the question is, quietly under its row, as wide as that: a phone has room for it on one line. */
function Caption({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <div id={id} className="mt-0.5 ml-7 flex flex-wrap gap-x-3 text-[0.8125rem]/5 text-ink-soft">
      {texts.map((text) => (
        <div key={text} className="min-w-0">
          <Separated parts={text.split(separator)} />
        </div>
      ))}
    </div>
  );
}

interface SwapButtonProps {
  question: TreeDatum;
  item: OutlineItem;
  controls: TreeControls;
}

function SwapButton({ question, item, controls }: SwapButtonProps) {
  const number = branchOf(question.id) + 1;
  const isSwapping = controls.swapping === number;
  const label = controls.spent.includes(number) ? spentSentence : 'Trocar os ganchos desta pergunta (grátis)';
  return (
    <button
      type="button"
      tabIndex={item.tabIndex}
      disabled={controls.swapping !== null}
      aria-disabled={controls.spent.includes(number) || undefined}
      aria-label={label}
      title={label}
      // The row around it folds and unfolds at a click.
      onClick={(event) => {
        event.stopPropagation();
        controls.swap(number);
      }}
      className="relative -my-2.5 flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-2 font-medium text-sm text-water hover:bg-surface-strong disabled:text-ink-soft aria-disabled:text-ink-soft"
    >
      <RefreshCw
        className={`size-4 ${isSwapping ? 'animate-spin motion-reduce:animate-none' : ''}`}
        aria-hidden="true"
      />
    </button>
  );
}
