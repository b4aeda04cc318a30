import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeftRight, Pause, Play, RotateCcw, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { type Pace, paces, type ScriptPlan } from '../../../../shared/script-timing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface Speech {
  plan: ScriptPlan;
  pace: Pace;
}

export interface TeleprompterScreenProps extends Speech {
  isOpen: boolean;
  onClose: () => void;
  /** What opened it, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
}

const speeds = { slowest: 80, fastest: 260, step: 10 };
const sizes = ['text-3xl', 'text-4xl', 'text-5xl', 'text-6xl', 'text-7xl'] as const;

/** The speech rolling over the whole screen, to be read while recording. */
export function TeleprompterScreen({ isOpen, onClose, button, ...speech }: TeleprompterScreenProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={button}
          className="fixed inset-0 z-50 flex flex-col bg-[#071210] text-[#f7f0e2] outline-none"
        >
          <Dialog.Title className="sr-only">Teleprompter</Dialog.Title>
          <Screen {...speech} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Screen({ plan, pace }: Speech) {
  const paper = useRef<HTMLDivElement>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(paces[pace]);
  const [size, setSize] = useState(1);
  const [isMirrored, setIsMirrored] = useState(false);
  const lines = plan.parts.filter(({ text }) => text !== '');
  const words = lines.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);

  const pixelsPerSecond = useCallback(() => {
    const { scrollHeight = 0, clientHeight = 0 } = paper.current ?? {};
    return (scrollHeight - clientHeight) / ((words * 60) / speed);
  }, [words, speed]);
  const stop = useCallback(() => setIsRunning(false), []);
  useAutoScroll(paper, { isRunning, pixelsPerSecond, onEnd: stop });
  useWakeLock(isRunning);

  const change = (by: number) =>
    setSpeed((current) => Math.min(speeds.fastest, Math.max(speeds.slowest, current + by)));
  const rewind = () => {
    setIsRunning(false);
    paper.current?.scrollTo({ top: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === ' ' && !isOnButton) setIsRunning(!isRunning);
    else if (event.key === 'ArrowUp') change(speeds.step);
    else if (event.key === 'ArrowDown') change(-speeds.step);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons below
    <div onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <div ref={paper} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-6 outline-none sm:px-16">
        <div
          data-testid="teleprompter-text"
          className={`mx-auto max-w-4xl space-y-[0.8em] pt-[35dvh] pb-[60dvh] font-semibold leading-snug ${sizes[size]} ${isMirrored ? '-scale-x-100' : ''}`}
        >
          {lines.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 border-white/15 border-t px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Button onClick={() => setIsRunning(!isRunning)} className="min-w-30">
          {isRunning ? (
            <Pause className="size-5" aria-hidden="true" />
          ) : (
            <Play className="size-5" aria-hidden="true" />
          )}
          {isRunning ? 'Pausar' : 'Rolar'}
        </Button>
        <Stepper
          name="Velocidade"
          value={`${speed} palavras/min`}
          onLess={() => change(-speeds.step)}
          onMore={() => change(speeds.step)}
        />
        <Stepper
          name="Tamanho da letra"
          value={`Letra ${size + 1}`}
          onLess={() => setSize(Math.max(0, size - 1))}
          onMore={() => setSize(Math.min(sizes.length - 1, size + 1))}
        />
        <button
          type="button"
          aria-pressed={isMirrored}
          onClick={() => setIsMirrored(!isMirrored)}
          className={tool}
        >
          <ArrowLeftRight className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Espelhar</span>
        </button>
        <button type="button" onClick={rewind} className={tool}>
          <RotateCcw className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Do começo</span>
        </button>
        <Dialog.Close className={tool}>
          <X className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Fechar</span>
        </Dialog.Close>
      </div>
    </div>
  );
}

const tool =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-white/10 aria-pressed:bg-white/20 focus-visible:outline-[#63cbc4]';

interface StepperProps {
  name: string;
  value: string;
  onLess: () => void;
  onMore: () => void;
}

function Stepper({ name, value, onLess, onMore }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form
    <div role="group" aria-label={name} className="flex items-center">
      <button type="button" aria-label={`${name}: menos`} onClick={onLess} className={`${tool} px-4 text-xl`}>
        −
      </button>
      <span aria-live="polite" className="min-w-20 text-center text-sm tabular-nums">
        {value}
      </span>
      <button type="button" aria-label={`${name}: mais`} onClick={onMore} className={`${tool} px-4 text-xl`}>
        +
      </button>
    </div>
  );
}
