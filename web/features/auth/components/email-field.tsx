import type { ComponentProps } from 'react';
import { TextField } from '../../../components/ui/text-field.tsx';

/** The account's e-mail, typed without the keyboard's help: no capital, no correction. */
export function EmailField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      {...input}
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
