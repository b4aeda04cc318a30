import { useId } from 'react';
import { type Pace, type ScriptPlan, videoLengths } from '../../../../shared/script-timing.ts';
import { countOf, formatSeconds } from '../../../lib/brazilian-format.ts';
import type { ScriptTiming } from '../use-script-plan.ts';

interface ScriptOptionsProps {
  plan: ScriptPlan;
  timing: ScriptTiming;
  onChange: (change: Partial<ScriptTiming>) => void;
}

/** How long the video is and how fast the person talks; the script follows. */
export function ScriptOptions({ plan, timing, onChange }: ScriptOptionsProps) {
  return (
    <div className="mb-4 rounded-card bg-surface-strong p-4 sm:p-5">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Choice
          label="Duração do vídeo"
          value={timing.length}
          options={[
            { value: null, label: 'Inteiro' },
            ...videoLengths.map((length) => ({ value: length, label: `${length}\u00a0s` })).reverse(),
          ]}
          onChange={(length) => onChange({ length })}
        />
        <Choice
          label="Ritmo da fala"
          value={timing.pace}
          options={paceOptions}
          onChange={(pace) => onChange({ pace })}
        />
      </div>
      <p className="mt-3 text-sm" aria-live="polite">
        <strong>{formatSeconds(plan.seconds)}</strong> de fala. {sayCuts(plan, timing)}
      </p>
    </div>
  );
}

const paceOptions: { value: Pace; label: string }[] = [
  { value: 'calmo', label: 'Calmo' },
  { value: 'natural', label: 'Natural' },
  { value: 'rapido', label: 'Rápido' },
];

function sayCuts(plan: ScriptPlan, { length }: ScriptTiming): string {
  if (length === null) return 'Escolhe uma duração e o roteiro se ajusta a ela.';
  if (plan.isTooLong)
    return `Mesmo cortando tudo que dá, passa de ${length}\u00a0s: fala mais rápido ou tira um exemplo.`;
  const shortened = plan.parts.filter(({ form }) => form === 'short').length;
  const left = plan.parts.filter(({ form }) => form === 'out').length;
  if (plan.parts.some(({ form }) => form === 'longer'))
    return 'Inteiro, e com o que perguntam depois no último desenvolvimento.';
  if (shortened + left === 0) return 'Cabe inteiro.';
  return [
    shortened > 0 && countOf(shortened, ['parte encurtada', 'partes encurtadas']),
    left > 0 && `${left} de fora`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
}

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number | null>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.label}
            className="relative cursor-pointer rounded-full border border-line-strong bg-surface px-3.5 font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-water has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="flex min-h-11 items-center">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
