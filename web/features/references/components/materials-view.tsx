import type { ReactNode } from 'react';
import { Carousel } from '../../../components/ui/carousel.tsx';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import type { DeliveredMaterials } from '../api/get-saved-materials.ts';
import { copyTextOfAll, scriptParts } from '../script-parts.ts';
import { CopyButton } from './copy-button.tsx';
import { MaterialCard } from './material-card.tsx';
import { ScriptSection } from './script-section.tsx';

interface MaterialsViewProps {
  output: DeliveredMaterials;
  /** What follows the script. */
  footer: ReactNode;
}

/** Materials and script: two carousels on a phone, side by side (35 / 65) from there on. */
export function MaterialsView({ output, footer }: MaterialsViewProps) {
  const isPhone = useIsPhone();
  const materials = output.references.map((material, index) => ({
    id: `${index}-${material.title}`,
    label: `Material Estratégico #${index + 1}`,
    content: <MaterialCard material={material} number={index + 1} />,
  }));
  const parts = output.script ? scriptParts(output.script) : [];
  const sections = parts.map((part) => ({
    id: part.id,
    label: part.title,
    content: <ScriptSection part={part} />,
  }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 md:grid-cols-[minmax(0,35fr)_minmax(0,65fr)]">
      <section>
        <h2 className={title}>Materiais</h2>
        {isPhone ? <Carousel label="Materiais estratégicos" slides={materials} /> : stack(materials)}
      </section>
      {parts.length > 0 && (
        <section>
          <div className="flex items-start justify-between gap-3">
            <h2 className={title}>Roteiro</h2>
            <CopyButton text={copyTextOfAll(parts)} name="Roteiro inteiro" label="Copiar tudo" />
          </div>
          {isPhone ? <Carousel label="Seções do roteiro" slides={sections} /> : stack(sections)}
          {footer && <div className="mt-8">{footer}</div>}
        </section>
      )}
    </div>
  );
}

const title = 'mb-4 min-h-11 content-center font-bold text-2xl';

function stack(items: { id: string; content: ReactNode }[]) {
  return (
    <div className="space-y-4">
      {items.map((item) => (
        <div key={item.id}>{item.content}</div>
      ))}
    </div>
  );
}
