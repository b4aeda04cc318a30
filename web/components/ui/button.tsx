import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

type Variant = 'primary' | 'quiet' | 'outline' | 'danger';
type Size = 'md' | 'lg';

interface ButtonLook {
  variant?: Variant;
  size?: Size;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is running: the button is disabled and shows the waiting mark. */
  isBusy?: boolean;
  /** What it reads while busy; its own label otherwise. */
  busyLabel?: string;
}

/** A button that says its result. Only one `primary` belongs on a screen. */
export function Button({
  variant,
  size,
  isBusy = false,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClasses({ variant, size }, className)}
    >
      {isBusy && <Spinner />}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button, for what leads to another screen. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClasses({ variant, size }, className)} />;
}

function buttonClasses({ variant = 'primary', size = 'md' }: ButtonLook, extra = ''): string {
  return `${frame} ${sizes[size]} ${variants[variant]} ${extra}`;
}

const frame =
  'inline-flex items-center justify-center gap-2 rounded-control border font-semibold text-center leading-tight no-underline select-none transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-strong disabled:text-ink-soft';

const sizes: Record<Size, string> = {
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-14 px-6 py-3 text-lg',
};

const variants: Record<Variant, string> = {
  primary:
    'border-accent bg-accent text-accent-ink enabled:hover:bg-accent-strong enabled:hover:border-accent-strong [a&]:hover:bg-accent-strong',
  quiet:
    'border-transparent bg-transparent text-ink enabled:hover:bg-surface-strong [a&]:hover:bg-surface-strong',
  outline: 'border-line-strong bg-surface text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  danger: 'border-danger bg-surface text-danger enabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft',
};
