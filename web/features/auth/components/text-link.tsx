import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link inside the forms, tall enough for a thumb. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={`inline-flex min-h-11 items-center font-semibold text-water underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`}
    />
  );
}
