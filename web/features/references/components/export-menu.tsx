import { Menu } from '@base-ui/react/menu';
import { Download } from 'lucide-react';
import type { Material } from '../../../../shared/busca-referencias.ts';
import type { ScriptPlan } from '../../../../shared/script-timing.ts';
import { useToast } from '../../../components/ui/toast.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { fileNameFor, toScriptDocument } from '../export/script-document.ts';
import { writeSubtitles } from '../export/write-subtitles.ts';
import { writeMarkdown, writePlainText } from '../export/write-text.ts';
import type { ScriptPart } from '../script-parts.ts';

interface ExportMenuProps {
  hook: string;
  parts: readonly ScriptPart[];
  materials: readonly Material[];
  plan: ScriptPlan;
}

/** The script as a file, or on paper. */
export function ExportMenu({ hook, parts, materials, plan }: ExportMenuProps) {
  const { show } = useToast();
  const document = () => toScriptDocument({ hook, parts, materials });
  const save = async (extension: string, write: () => Promise<Blob> | string, type?: string) => {
    const name = fileNameFor(hook, extension);
    try {
      saveFile(name, await write(), type);
      show({ tone: 'success', title: `${name} salvo nos seus downloads` });
    } catch {
      show({ tone: 'danger', title: 'Não deu pra montar o arquivo. Confere a conexão e tenta de novo.' });
    }
  };
  const choices = [
    { label: 'Word (.docx)', run: () => save('docx', () => writeWordFile(document())) },
    { label: 'Texto (.txt)', run: () => save('txt', () => writePlainText(document())) },
    { label: 'Markdown (.md)', run: () => save('md', () => writeMarkdown(document()), 'text/markdown') },
    { label: 'Legenda (.srt)', run: () => save('srt', () => writeSubtitles(plan), 'application/x-subrip') },
    { label: 'Imprimir', run: () => globalThis.print() },
  ];
  return (
    <Menu.Root>
      <Menu.Trigger className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 font-semibold hover:bg-surface-strong">
        <Download className="size-4.5" aria-hidden="true" />
        Exportar
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-30">
          <Menu.Popup className="min-w-48 rounded-card border border-line bg-surface p-1.5 shadow-lift outline-none">
            {choices.map(({ label, run }) => (
              <Menu.Item
                key={label}
                onClick={() => void run()}
                className="flex min-h-11 cursor-pointer items-center rounded-control px-3.5 outline-none data-highlighted:bg-surface-strong"
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

async function writeWordFile(document: ReturnType<typeof toScriptDocument>): Promise<Blob> {
  const { writeWord } = await import('../export/write-word.ts');
  return writeWord(document);
}
