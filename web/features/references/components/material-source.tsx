import { ExternalLink } from 'lucide-react';
import type { Material } from '../../../../shared/busca-referencias.ts';

/** The source by its title, as a link where it has an address; a page that only tells of it is named as such. */
export function MaterialSource({
  source,
  source_kind: sourceKind,
  title,
}: Pick<Material, 'source' | 'source_kind' | 'title'>) {
  if (source === '') {
    return <p className="mt-3 break-words text-ink-soft text-sm">Fonte: {title}</p>;
  }
  const host = new URL(source).hostname.replace(/^www\./, '');
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-control text-sm text-water underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      <span className="min-w-0 break-words">
        Fonte: {title || host}
        {sourceKind === 'read-at' && `, lida em ${host}`}
        <span className="sr-only"> (abre em outra aba)</span>
      </span>
      <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
    </a>
  );
}
