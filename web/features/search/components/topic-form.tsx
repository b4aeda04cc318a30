import { X } from 'lucide-react';
import { type FormEvent, type RefObject, useId } from 'react';
import { maximumTopicLength } from '../../../../shared/hook-tree.ts';
import { Button } from '../../../components/ui/button.tsx';

interface TopicFormProps {
  topic: string;
  onTopicChange: (topic: string) => void;
  onSubmit: () => void;
  /** Given when there are results to clear. */
  onClear: (() => void) | null;
  /** There are, or may soon be. */
  isClearable: boolean;
  isLoading: boolean;
  /** Results have the stage: the field takes one row. */
  isFolded: boolean;
  cost: string;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The topic field and its button. */
export function TopicForm(props: TopicFormProps) {
  const { topic, isLoading, isFolded, cost, onClear } = props;
  const id = useId();
  const isOff = isLoading || topic.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOff) props.onSubmit();
  };

  return (
    <form onSubmit={submit} className={isFolded ? 'max-w-4xl' : 'max-w-3xl'}>
      <label htmlFor={id} className="sr-only">
        Tema do vídeo
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          ref={props.inputRef}
          id={id}
          type="text"
          value={topic}
          onChange={(event) => props.onTopicChange(event.target.value)}
          placeholder="Ex.: emagrecer na academia, horta em casa"
          maxLength={maximumTopicLength}
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={`${id}-cost`}
          className={`${field} ${isFolded ? 'min-h-12 text-lg' : 'min-h-16 text-lg sm:min-h-18 sm:text-2xl'}`}
        />
        <div className="flex gap-3">
          <Button
            type="submit"
            size={isFolded ? 'md' : 'lg'}
            variant={isFolded ? 'outline' : 'primary'}
            disabled={isOff}
            isBusy={isLoading}
            busyLabel="Processando..."
            className={`flex-1 whitespace-nowrap ${isFolded ? 'min-h-12' : 'sm:min-h-18 sm:px-8'}`}
          >
            Gerar ganchos
          </Button>
          {props.isClearable && (
            // Its place is kept: what stands beside it must not grow and shrink.
            <Button
              variant="quiet"
              onClick={onClear ?? undefined}
              className={`min-h-12 ${onClear ? '' : 'invisible'}`}
            >
              <X className="size-5" aria-hidden="true" />
              Limpar
            </Button>
          )}
        </div>
      </div>
      {/* The cost is known a moment later: its place is kept, so that nothing below it moves. */}
      <p
        id={`${id}-cost`}
        className={`mt-2.5 text-ink-soft text-sm ${isFolded ? 'sr-only' : 'min-h-15 sm:min-h-5'}`}
      >
        {isFolded ? '' : 'São 4\u00a0perguntas e 16\u00a0ganchos.'}
        {cost && <span className="block sm:inline"> {cost}</span>}
      </p>
    </form>
  );
}

const field =
  'min-w-0 flex-1 rounded-control border-2 border-line-strong bg-surface px-4 font-title font-semibold text-ink transition-[min-height,border-color] duration-200 placeholder:font-normal placeholder:text-ink-soft text-ellipsis hover:border-ink focus-visible:border-water focus-visible:outline-3 focus-visible:outline-water/40 focus-visible:outline-offset-0 sm:px-5';
