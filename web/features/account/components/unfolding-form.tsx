import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';

interface UnfoldingFormProps {
  /** Of the button that opens it. */
  label: string;
  onOpen?: () => void;
  /** The form; call `close` when it is done or given up. */
  children: (close: () => void) => ReactNode;
}

/** A form behind a button: the page stays calm until somebody wants to change something. The keyboard goes in and comes back. */
export function UnfoldingForm({ label, onOpen, children }: UnfoldingFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) frame.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = () => {
    onOpen?.();
    setIsOpen(true);
  };
  if (isOpen) return <div ref={frame}>{children(() => setIsOpen(false))}</div>;
  return (
    <Button ref={button} variant="outline" onClick={open}>
      {label}
    </Button>
  );
}
