import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Material } from '../../../../shared/busca-referencias.ts';
import { Card } from '../../../components/ui/card.tsx';
import { MaterialBadges } from './material-badges.tsx';
import { MaterialDetails } from './material-details.tsx';
import { MaterialSource } from './material-source.tsx';

interface MaterialCardProps {
  material: Material;
  number: number;
}

/** One source and what it supports: the essence at once, the rest on "Ver mais". */
export function MaterialCard({ material, number }: MaterialCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Card>
      <article aria-labelledby={`${id}-title`}>
        <h3 id={`${id}-title`} className="font-bold text-lg">
          Material Estratégico #{number}
        </h3>
        <MaterialBadges material={material} />
        <p className="mt-3 break-words">{material.summary}</p>
        <div id={`${id}-details`}>{isOpen && <MaterialDetails material={material} />}</div>
        <MaterialSource {...material} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          aria-describedby={`${id}-title`}
          onClick={() => setIsOpen(!isOpen)}
          className="-mb-2 -ml-3 mt-1 flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold hover:bg-surface-strong"
        >
          {isOpen ? 'Fechar' : 'Ver mais'}
          <ChevronDown
            className={`size-5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
      </article>
    </Card>
  );
}
