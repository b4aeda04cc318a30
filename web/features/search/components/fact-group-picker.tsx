import { Check } from 'lucide-react';

interface FactGroupPickerProps {
  /** For each question whether it is complete. */
  places: readonly boolean[];
  current: number;
  onPick: (place: number) => void;
}

/** The questions as floats on one line: which is open, which are complete. */
export function FactGroupPicker({ places, current, onPick }: FactGroupPickerProps) {
  return (
    <ol className="-ml-1.5 flex items-center" aria-label="Suas perguntas">
      {places.map((isDone, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
        <li key={place} className="flex items-center">
          {place > 0 && <span className="h-px w-5 bg-line-strong sm:w-8" aria-hidden="true" />}
          <button
            type="button"
            aria-current={place === current ? 'step' : undefined}
            aria-label={`Pergunta ${place + 1}${isDone ? ', pronta' : ''}`}
            onClick={() => onPick(place)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span className={`${mark} ${isDone ? done : open}`}>
              {isDone ? <Check className="size-4" aria-hidden="true" /> : place + 1}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const mark =
  'grid size-8 place-items-center rounded-full border-2 font-bold text-sm group-hover:border-ink group-aria-[current=step]:border-ink group-aria-[current=step]:bg-ink group-aria-[current=step]:text-paper';
const done = 'border-water bg-water-soft text-water';
const open = 'border-line-strong text-ink-soft';
