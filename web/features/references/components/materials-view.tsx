import type { ReactNode } from 'react';
import { Carousel } from '../../../components/ui/carousel.tsx';
import { describeEngine } from '../../../lib/describe-engine.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import type { DeliveredMaterials } from '../api/get-saved-materials.ts';
import { MaterialCard } from './material-card.tsx';
import { ScriptView, Stack } from './script-view.tsx';
import { TopicBackground } from './topic-background.tsx';

export interface MaterialsViewProps {
  output: DeliveredMaterials;
  /** What follows the script. */
  footer: ReactNode;
}

/** Materials and script: two carousels on a phone, side by side (35 / 65) from there on; the script alone where there are no materials. */
export function MaterialsView({ output, footer }: MaterialsViewProps) {
  const { references, script, background, engine } = output;
  const isPhone = useIsPhone();
  const materials = references.map((material, index) => ({
    id: `${index}-${material.title}`,
    label: `Material Estratégico #${index + 1}`,
    content: <MaterialCard material={material} number={index + 1} />,
  }));

  if (references.length === 0 && script) return <ScriptView script={script} materials={[]} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 md:grid-cols-[minmax(0,35fr)_minmax(0,65fr)] print:block">
      <section className="print:hidden">
        <h2 className="mb-4 min-h-11 content-center font-bold text-2xl">Materiais</h2>
        {isPhone ? (
          <Carousel label="Materiais estratégicos" slides={materials} />
        ) : (
          <Stack items={materials} />
        )}
        {engine && <p className="mt-4 text-ink-soft text-sm">{describeEngine(engine)}</p>}
        {background && <TopicBackground background={background} />}
      </section>
      {script && (
        <div>
          <ScriptView script={script} materials={references} />
          {footer && <div className="mt-8 print:hidden">{footer}</div>}
        </div>
      )}
    </div>
  );
}
