import { Check } from 'lucide-react';
import type { Material } from '../../../../shared/busca-referencias.ts';

/** What kind of source it is, when and where from, and how far it was read. */
export function MaterialBadges({ material }: { material: Material }) {
  const country = material.country === 'vários' ? 'vários países' : material.country;
  const facts = [material.kind, material.year, country].filter(Boolean);
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm" aria-label="Sobre a fonte">
      {facts.map((fact) => (
        <li key={fact} className="rounded-full bg-sand px-2.5 py-0.5 first-letter:uppercase">
          {fact}
        </li>
      ))}
      {material.match === 'theme' && (
        <li className="rounded-full border border-line-strong px-2.5 py-0.5">do mesmo tema</li>
      )}
      {material.already_yours && (
        <li className="rounded-full border border-line-strong px-2.5 py-0.5">você já tem</li>
      )}
      <ConfirmationMark {...material} />
    </ul>
  );
}

const depthLabels = {
  obra: 'Lido numa cópia',
  resumo: 'Lido no resumo do trabalho',
  comunicado: 'Lido no comunicado',
  imprensa: 'Lido na imprensa',
};

// A source that nobody has read gets words, never a badge.
function ConfirmationMark({ confirmation, read_as: readAs }: Pick<Material, 'confirmation' | 'read_as'>) {
  if (confirmation === 'unconfirmed') return <li className="px-1 text-ink-soft">Não conferido</li>;
  if (confirmation === 'secondary' || (readAs ?? 'obra') !== 'obra') {
    const label = readAs === undefined ? 'Lido em página de resumo' : depthLabels[readAs];
    return <li className="rounded-full bg-water-soft px-2.5 py-0.5">{label}</li>;
  }
  return (
    <li className="flex items-center gap-1 rounded-full bg-success-soft px-2.5 py-0.5">
      <Check className="size-4 text-success" aria-hidden="true" />
      Lido na fonte
    </li>
  );
}
