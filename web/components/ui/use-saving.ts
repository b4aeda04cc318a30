import { useCallback } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useToast } from './toast.tsx';

interface FileToSave {
  name: string;
  write: () => Promise<Blob | string> | Blob | string;
  /** The media type of a written text. */
  type?: string;
}

/** Writes a file into the person's downloads and says whether it worked. */
export function useSaving(): (file: FileToSave) => Promise<void> {
  const { show } = useToast();
  return useCallback(
    async ({ name, write, type }) => {
      try {
        saveFile(name, await write(), type);
        show({ tone: 'success', title: `${name} salvo nos seus downloads` });
      } catch {
        show({ tone: 'danger', title: 'Não deu pra montar o arquivo. Confere a conexão e tenta de novo.' });
      }
    },
    [show],
  );
}
