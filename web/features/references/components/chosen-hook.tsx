import { bindShortWords } from '../../../lib/bind-short-words.ts';

/** The hook the materials are for, set like the opening line of a script. */
export function ChosenHook({ hook }: { hook: string }) {
  return (
    <div className="max-w-4xl print:hidden">
      <p className="mb-2 font-semibold text-accent-text">Gancho escolhido</p>
      <h1 className="break-words font-extrabold text-3xl leading-[1.1] tracking-tight sm:text-5xl">
        {bindShortWords(hook)}
      </h1>
    </div>
  );
}
