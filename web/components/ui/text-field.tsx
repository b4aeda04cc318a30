import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands inside the frame before the text, such as a picker. */
  leading?: ReactNode;
  /** Stands inside the frame after the text, such as a visibility switch. */
  trailing?: ReactNode;
}

/** A labelled text field whose hint and error are tied to it for assistive technology. */
export function TextField({
  label,
  hint,
  error,
  leading,
  trailing,
  className = '',
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className={`${frame} ${error ? 'border-danger' : 'border-line-strong hover:border-ink'}`}>
        {leading}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className="min-w-0 flex-1 rounded-[inherit] bg-transparent px-3.5 py-2.5 text-base text-ink outline-none placeholder:text-ink-soft"
        />
        {trailing}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger">
        {error && (
          <span className="mt-1.5 flex items-center gap-1.5">
            <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
            {error}
          </span>
        )}
      </p>
    </div>
  );
}

const frame =
  'flex min-h-12 items-stretch rounded-control border bg-surface transition-colors duration-150 has-[input:focus-visible]:border-water has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-water/40';
