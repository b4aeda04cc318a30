import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useCopying } from '../../../components/ui/use-copying.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, for the message and for assistive technology. */
  name: string;
  label?: string;
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, name, label = 'Copiar' }: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false);
  const copying = useCopying();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), 2000);
    return () => clearTimeout(timer);
  }, [isDone]);

  const copy = async () => setIsDone(await copying(text, `${name}: copiado`));

  const Icon = isDone ? Check : Copy;
  return (
    <Button
      variant="quiet"
      onClick={() => void copy()}
      aria-label={label === 'Copiar' ? `Copiar ${name}` : label}
    >
      <Icon className="size-4.5" aria-hidden="true" />
      {label}
    </Button>
  );
}
