import type { ReactNode } from 'react';
import type { Material, Script } from '../../../../shared/busca-referencias.ts';
import { Carousel } from '../../../components/ui/carousel.tsx';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { toScriptDocument } from '../export/script-document.ts';
import { writePlainText } from '../export/write-text.ts';
import { copyTextOfAll, scriptParts } from '../script-parts.ts';
import { Teleprompter } from '../teleprompter/teleprompter.tsx';
import { useScriptPlan } from '../use-script-plan.ts';
import { writeCaption } from '../write-caption.ts';
import { ChecksNote } from './checks-note.tsx';
import { CopyButton } from './copy-button.tsx';
import { PrintedScript } from './printed-script.tsx';
import { ScriptExport } from './script-export.tsx';
import { ScriptOptions } from './script-options.tsx';
import { ScriptSection } from './script-section.tsx';

interface ScriptViewProps {
  script: Script;
  materials: readonly Material[];
}

/** The script with all one does with it: fit it to a length, copy it, take it away, read it while recording. */
export function ScriptView({ script, materials }: ScriptViewProps) {
  const isPhone = useIsPhone();
  const { plan, timing, changeTiming } = useScriptPlan(script);
  const parts = scriptParts(script, plan);
  const document = toScriptDocument({ hook: script.hook, parts, materials });
  const sections = parts.map((part) => ({
    id: part.id,
    label: part.title,
    content: <ScriptSection part={part} />,
  }));
  return (
    <section>
      <div className="print:hidden">
        <h2 className="mb-2 min-h-11 content-center font-bold text-2xl">Roteiro</h2>
        <ScriptOptions plan={plan} timing={timing} onChange={changeTiming} />
        <div className="-mx-4 mb-3 flex flex-wrap">
          <Teleprompter plan={plan} pace={timing.pace} />
          <CopyButton
            text={copyTextOfAll(parts, { withSources: false })}
            name="Roteiro"
            label="Copiar tudo"
          />
          <CopyButton text={writeCaption(parts, materials)} name="Legenda" label="Copiar legenda" />
          <CopyButton text={writePlainText(document)} name="Roteiro com fontes" label="Copiar com fontes" />
          <ScriptExport hook={script.hook} parts={parts} materials={materials} plan={plan} />
        </div>
        {isPhone ? <Carousel label="Seções do roteiro" slides={sections} /> : <Stack items={sections} />}
        <div className="mt-6">
          <ChecksNote checks={script.checks} what="do roteiro" />
        </div>
      </div>
      <PrintedScript document={document} />
    </section>
  );
}

export function Stack({ items }: { items: { id: string; content: ReactNode }[] }) {
  return (
    <div className="space-y-4">
      {items.map((item) => (
        <div key={item.id}>{item.content}</div>
      ))}
    </div>
  );
}
