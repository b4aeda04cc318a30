import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { getTheme, setTheme } from '../../../lib/theme.ts';

/** Switches between day and night on the river. */
export function ThemeSwitch({ hasLabel = false }: { hasLabel?: boolean }) {
  const [theme, show] = useState(getTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? 'Usar tema escuro' : 'Usar tema claro';
  const Icon = other === 'dark' ? Moon : Sun;

  function onClick() {
    setTheme(other);
    show(other);
  }

  return (
    <Button
      variant="quiet"
      onClick={onClick}
      aria-label={hasLabel ? undefined : label}
      className={hasLabel ? 'w-full justify-start' : 'px-3'}
    >
      <Icon className="size-5" aria-hidden="true" />
      {hasLabel && label}
    </Button>
  );
}
