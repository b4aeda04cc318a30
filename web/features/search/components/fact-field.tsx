import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { type FactQuestion, longestFact } from '../../../../shared/topic-unclear.ts';

interface FactFieldProps {
  question: FactQuestion;
  /** Undefined: nothing was ever typed here. */
  text: string | undefined;
  onChange: (text: string) => void;
  /** Beside it. */
  mark: ReactNode;
  /** After it comes the button. */
  isLast: boolean;
}

/** From here on the room that is left is told. */
const tellFrom = 40;

/** A field that grows with its text, below what it asks for. Enter leads to the next field. */
export function FactField({ question, text = '', onChange, mark, isLast }: FactFieldProps) {
  const id = useId();
  const isLine = question.form === 'sentence';
  const left = longestFact - text.length;
  return (
    <div className="flex gap-2.5">
      <div className="w-4 shrink-0 pt-1">{mark}</div>
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={`mb-1.5 block ${isLine ? '' : 'font-semibold'}`}>
          {question.label}
        </label>
        <textarea
          id={id}
          rows={Math.ceil(text.length / charactersPerLine) || 1}
          value={text}
          // A line break comes by pasting alone.
          onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
          onFocus={goBehindText}
          onKeyDown={goOnWithEnter}
          placeholder={isLine ? undefined : `ex.: ${question.example}`}
          maxLength={longestFact}
          enterKeyHint={isLast ? 'done' : 'next'}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={field}
        />
        <div id={`${id}-hint`} className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
          {isLine && question.example && <p className="mt-1">ex.: {question.example}</p>}
          {left <= tellFrom && (
            <p className="mt-1 ml-auto">{left === 1 ? 'cabe 1 letra' : `cabem ${left} letras`}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** About what a phone shows; where the browser can measure, it does. */
const charactersPerLine = 32;

const field =
  'block field-sizing-content min-h-12 w-full resize-none rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink focus-visible:border-water focus-visible:outline-3 focus-visible:outline-water/40 focus-visible:outline-offset-0';

/** The keyboard comes to the beginning of a text; the writing goes on at its end. */
function goBehindText({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
  const { value, selectionEnd } = currentTarget;
  if (selectionEnd === 0) currentTarget.setSelectionRange(value.length, value.length);
}

/** To the next field, and from the last one to the button. */
function goOnWithEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const stops = [...(event.currentTarget.form?.elements ?? [])].filter(isStop);
  stops[stops.indexOf(event.currentTarget) + 1]?.focus();
}

function isStop(element: Element): element is HTMLTextAreaElement | HTMLButtonElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLButtonElement && element.type === 'submit';
}
