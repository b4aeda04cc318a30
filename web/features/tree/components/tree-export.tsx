import { memo } from 'react';
import type { AnsweredBlock } from '../../../../shared/hook-tree.ts';
import type { WrittenFrom } from '../../../../shared/written-from.ts';
import { ExportMenu } from '../../../components/ui/export-menu.tsx';
import { useCopying } from '../../../components/ui/use-copying.ts';
import { useSaving } from '../../../components/ui/use-saving.ts';
import { fileNameOf } from '../../../lib/file-name.ts';
import { writeTreeCsv } from '../export/write-csv.ts';
import { writeTreeText } from '../export/write-text.ts';

interface TreeExportProps {
  topic: string;
  questions: readonly AnsweredBlock[];
  writtenFrom: WrittenFrom;
}

/** The whole tree to the clipboard, as a picture or as a table; it is made here and goes nowhere else. */
export const TreeExport = memo(function TreeExport({ topic, questions, writtenFrom }: TreeExportProps) {
  const copy = useCopying();
  const saveFile = useSaving();
  const save = (extension: string, write: () => Promise<Blob> | string, type?: string) =>
    saveFile({ name: fileNameOf({ prefix: 'fisga', title: topic, extension }), write, type });
  const choices = [
    {
      label: 'Copiar todos',
      run: () => copy(writeTreeText({ topic, questions, writtenFrom }), 'Perguntas e ganchos copiados'),
    },
    {
      label: 'Imagem (PNG)',
      run: () => save('png', async () => (await loadPictures()).drawPng(topic, questions)),
    },
    {
      label: 'Imagem (SVG)',
      run: () => save('svg', async () => (await loadPictures()).drawSvg(topic, questions)),
    },
    { label: 'Planilha (CSV)', run: () => save('csv', () => writeTreeCsv(questions), 'text/csv') },
  ];
  return <ExportMenu choices={choices} align="start" isCompact />;
});

const loadPictures = () => import('../export/draw-picture.ts');
