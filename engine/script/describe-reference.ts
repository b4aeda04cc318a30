import type { Material } from '../../shared/busca-referencias.ts';
import { type Corpus, getWorkKey } from '../evidence/corpus.ts';

/** The text after "Fonte:": who, what, where, when and the link, as far as each is known. */
export function describeReference(material: Material, { sourcesByWork }: Corpus): string {
  const known = sourcesByWork.get(getWorkKey(material));
  const who = known ? [known.authors] : [];
  const where = known && known.venue !== known.authors ? [known.venue] : [];
  const parts = [...who, material.title, ...where, material.year === null ? '' : String(material.year)];
  const text = parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.+$/, ''))
    .join('. ');
  return material.source === '' ? `${text}.` : `${text}. ${material.source}`;
}

/** The themes of the work a material shows; empty for one from outside the corpus. */
export function getMaterialTags(material: Material, { sourcesByWork }: Corpus): readonly string[] {
  return sourcesByWork.get(getWorkKey(material))?.tags ?? [];
}

/** The id of the work in the corpus, if it is there. */
export function getMaterialId(material: Material, { sourcesByWork }: Corpus): string | null {
  return sourcesByWork.get(getWorkKey(material))?.id ?? null;
}
