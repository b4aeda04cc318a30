import type { Material } from '../../shared/busca-referencias.ts';
import { sources } from '../evidence/load-sources.ts';

/** The text after "Fonte:": who, what, where, when and the link, as far as each is known. */
export function describeReference(material: Material): string {
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
export function getMaterialTags(material: Material): readonly string[] {
  return sourcesByWork.get(getWorkKey(material))?.tags ?? [];
}

/** The id of the work in the corpus, if it is there. */
export function getMaterialId(material: Material): string | null {
  return sourcesByWork.get(getWorkKey(material))?.id ?? null;
}

function getWorkKey({ title, year }: { title: string; year: number | null }): string {
  return `${year}|${title}`;
}

const sourcesByWork = new Map(sources.map((source) => [getWorkKey(source), source]));
