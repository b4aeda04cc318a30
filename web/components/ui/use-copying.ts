import { useCallback } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { useToast } from './toast.tsx';

/** Copies a text, says whether it worked, and answers that. */
export function useCopying(): (text: string, doneTitle: string) => Promise<boolean> {
  const { show } = useToast();
  return useCallback(
    async (text, doneTitle) => {
      const hasCopied = await copyText(text);
      show(
        hasCopied
          ? { tone: 'success', title: doneTitle }
          : { tone: 'danger', title: 'O navegador não deixou copiar. Selecione o texto e copie por lá.' },
      );
      return hasCopied;
    },
    [show],
  );
}
