import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

/** A password field that can be read back. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={isVisible ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setIsVisible(!isVisible)}
          className="grid w-12 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      }
    />
  );
}
