import { MonitorPlay } from 'lucide-react';
import { useRef } from 'react';
import type { Pace, ScriptPlan } from '../../../../shared/script-timing.ts';
import { Later, laterCode } from '../../../components/ui/later.tsx';
import { useLaterOpening } from '../../../components/ui/use-later-opening.ts';

interface TeleprompterProps {
  plan: ScriptPlan;
  pace: Pace;
}

const screenCode = laterCode(async () => (await import('./teleprompter-screen.tsx')).TeleprompterScreen);

/** Leads to the speech rolling over the whole screen. */
export function Teleprompter(speech: TeleprompterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isThere, isOpen, open, close } = useLaterOpening(screenCode.load);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 font-semibold hover:bg-surface-strong"
      >
        <MonitorPlay className="size-4.5" aria-hidden="true" />
        Teleprompter
      </button>
      {isThere && <Later code={screenCode} props={{ ...speech, isOpen, onClose: close, button }} />}
    </>
  );
}
