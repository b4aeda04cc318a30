import type { Material } from '../../../../shared/busca-referencias.ts';
import type { ScriptPlan } from '../../../../shared/script-timing.ts';
import { ExportMenu } from '../../../components/ui/export-menu.tsx';
import { useSaving } from '../../../components/ui/use-saving.ts';
import { fileNameOf } from '../../../lib/file-name.ts';
import { toScriptDocument } from '../export/script-document.ts';
import { writeSubtitles } from '../export/write-subtitles.ts';
import { writeMarkdown, writePlainText } from '../export/write-text.ts';
import type { ScriptPart } from '../script-parts.ts';

interface ScriptExportProps {
  hook: string;
  parts: readonly ScriptPart[];
  materials: readonly Material[];
  plan: ScriptPlan;
}

/** The script as a file, or on paper. */
export function ScriptExport({ hook, parts, materials, plan }: ScriptExportProps) {
  const saveFile = useSaving();
  const document = () => toScriptDocument({ hook, parts, materials });
  const save = (extension: string, write: () => Promise<Blob> | string, type?: string) =>
    saveFile({ name: fileNameOf({ prefix: 'roteiro', title: hook, extension }), write, type });
  const choices = [
    { label: 'Word (.docx)', run: () => save('docx', () => writeWordFile(document())) },
    { label: 'Texto (.txt)', run: () => save('txt', () => writePlainText(document())) },
    { label: 'Markdown (.md)', run: () => save('md', () => writeMarkdown(document()), 'text/markdown') },
    { label: 'Legenda (.srt)', run: () => save('srt', () => writeSubtitles(plan), 'application/x-subrip') },
    { label: 'Imprimir', run: () => globalThis.print() },
  ];
  return <ExportMenu choices={choices} />;
}

async function writeWordFile(document: ReturnType<typeof toScriptDocument>): Promise<Blob> {
  const { writeWord } = await import('../export/write-word.ts');
  return writeWord(document);
}
