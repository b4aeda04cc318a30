import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import { downloadFunction } from '../../../lib/functions.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Hands everything we keep about the person to their downloads; gives the file's name. */
export function useExportAccount() {
  return useMutation({ mutationFn: exportAccount });
}

async function exportAccount(): Promise<string> {
  const { name, content } = await downloadFunction(apiPaths.exportAccount);
  const file = name ?? 'fisga-meus-dados.json';
  saveFile(file, content);
  return file;
}
