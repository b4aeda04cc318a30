import { Dialog } from '@base-ui/react/dialog';
import { CircleAlert, CircleCheck, CircleDot, X } from 'lucide-react';
import type { RefObject } from 'react';
import { type HookSignal, hookCheckDisclaimer, hookSignalLabels } from '../../../../shared/hook-check.ts';
import { mechanismLabels } from '../../../../shared/mechanisms.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { bindShortWords } from '../../../lib/bind-short-words.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { useHookCheck } from '../api/check-hook.ts';
import type { TreeDatum } from '../layout/tree-data.ts';
import { mechanismMeanings } from '../mechanism-meanings.ts';

interface HookDetailsProps {
  /** The hook looked at; null when none is. */
  hook: TreeDatum | null;
  /** What had the focus before. */
  opener: RefObject<Element | null>;
  close: () => void;
  onChoose: (hook: string) => void;
}

/** One hook under the lens: how it holds, and the writing check that quotes it. */
export function HookDetails({ hook, opener, close, onChoose }: HookDetailsProps) {
  // By itself the dialog gives the focus back to elements of HTML alone, and a drawn hook is none.
  const returnFocus = () => {
    const { current } = opener;
    if (current instanceof HTMLElement || current instanceof SVGElement) current.focus();
    return false;
  };
  return (
    <Dialog.Root open={hook !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-river/60 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup
          finalFocus={returnFocus}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[88dvh] overflow-y-auto rounded-t-card bg-paper px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-lift transition-[opacity,transform] duration-200 data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[34rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:p-7"
        >
          {hook && <Details hook={hook} onChoose={onChoose} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Details({ hook, onChoose }: { hook: TreeDatum; onChoose: (hook: string) => void }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="pt-2.5 font-medium text-accent-text text-sm">
          {hook.mechanism && mechanismLabels[hook.mechanism]}
        </p>
        <Dialog.Close
          aria-label="Fechar"
          className="-mt-1 -mr-2 grid size-11 place-items-center rounded-control hover:bg-surface-strong"
        >
          <X className="size-5" aria-hidden="true" />
        </Dialog.Close>
      </div>
      <Dialog.Title className="text-balance font-bold font-title text-2xl leading-tight">
        {bindShortWords(hook.text)}
      </Dialog.Title>
      {hook.mechanism && <p className="mt-2 text-ink-soft">{mechanismMeanings[hook.mechanism]}</p>}
      {hook.answer !== undefined && (
        <>
          <h3 className="mt-6 mb-2 font-semibold">O que você conta</h3>
          <p className="text-pretty">{hook.answer}</p>
        </>
      )}
      <h3 className="mt-6 mb-2 font-semibold">Conferência do texto</h3>
      <Check hook={hook.text} />
      <Button size="lg" className="mt-6 w-full" onClick={() => onChoose(hook.text)}>
        Gerar Materiais
      </Button>
    </>
  );
}

function Check({ hook }: { hook: string }) {
  const { data: check, error } = useHookCheck(hook);
  if (error instanceof FunctionError && error.code === 'sensitive_topic')
    return <Notice>{error.message}</Notice>;
  if (error) return <Notice tone="danger">Não deu pra conferir agora. Feche e tente de novo.</Notice>;
  if (!check) {
    return (
      <div role="status" className="grid min-h-72 place-items-center text-water">
        <Spinner className="size-10" />
        <span className="sr-only">Conferindo…</span>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {check.signals.map((signal) => (
          <Signal key={signal.signal} {...signal} />
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{hookCheckDisclaimer}</p>
    </>
  );
}

function Signal({ signal, level, quote, note }: HookSignal) {
  const { Icon, colour, word } = levels[level];
  return (
    <li className="flex gap-3 py-2.5">
      <Icon className={`mt-0.5 size-5 shrink-0 ${colour}`} aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">
          {hookSignalLabels[signal]}
          <span className="sr-only">: {word}</span>
        </p>
        <p className="break-words text-ink-soft">
          {quote && <q className="text-ink">{quote}</q>} {note}
        </p>
      </div>
    </li>
  );
}

const levels = {
  good: { Icon: CircleCheck, colour: 'text-success', word: 'bom' },
  fair: { Icon: CircleDot, colour: 'text-water', word: 'dá pra melhorar' },
  poor: { Icon: CircleAlert, colour: 'text-danger', word: 'atenção' },
} as const;
