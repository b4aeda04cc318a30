import type { Material } from '../../shared/busca-referencias.ts';
import type { Corpus } from '../evidence/corpus.ts';
import { findOtherSide } from '../evidence/disagreements.ts';
import { type Finding, rankFindings } from './choose-findings.ts';
import { getMaterialId } from './describe-reference.ts';

/** What one section rests on. */
export interface Part {
  main: Finding;
  /** A further finding of the same material, where it fits the breath of the section. */
  second: Finding | null;
  contradictsPrevious: boolean;
  /** Its opponent is in the script too, so the limit need not be told twice. */
  isDisputed: boolean;
}

/** A material with the findings not yet given away. */
interface Shelf {
  material: Material;
  findings: Finding[];
}

export interface Cast {
  context: Part;
  developments: readonly [Part, Part, Part];
}

/**
 * Gives each section its material: the best to the first development, its counterpart (if the two are known to disagree)
 * to the second, a fourth to the context. With fewer than four, a material serves again with another of its findings.
 */
export function castMaterials(
  {
    hook,
    topic,
    materials,
  }: {
    hook: string;
    topic: string | null;
    materials: readonly [Material, ...Material[]];
  },
  corpus: Corpus,
): Cast {
  const ordered = putCounterpartsTogether(materials, corpus);
  const stock = ordered.map((material) => ({
    material,
    findings: rankFindings(material, { hook, topic, corpus }),
  }));
  const take = (place: number): Finding => {
    const shelf = stock[place % stock.length];
    const finding = shelf?.findings.shift();
    return finding ?? summarise(shelf?.material ?? materials[0]);
  };
  const mains = [take(0), take(1), take(2)] as const;
  const contextMain = takeForContext(stock) ?? take(3);
  const seconds = mains.map(({ material }, place) => (place === 1 ? null : takeSecond(stock, material)));
  const parts = mains.map((main, place) => ({
    main,
    second: seconds[place] ?? null,
    contradictsPrevious: place > 0 && contradict(mains[place - 1]?.material, main.material, corpus),
    isDisputed: mains.some((other) => contradict(other.material, main.material, corpus)),
  }));
  return {
    context: { main: contextMain, second: null, contradictsPrevious: false, isDisputed: false },
    developments: [parts[0], parts[1], parts[2]] as [Part, Part, Part],
  };
}

/** Moves the other side of a disagreement right behind the first of the two. */
function putCounterpartsTogether(materials: readonly Material[], corpus: Corpus): Material[] {
  const ordered = [...materials];
  for (const material of materials) {
    const place = ordered.indexOf(material);
    const counterpart = ordered.findIndex((other, at) => at > place && contradict(material, other, corpus));
    if (counterpart > place + 1) ordered.splice(place + 1, 0, ...ordered.splice(counterpart, 1));
  }
  return ordered;
}

/** Whether two materials are the sides of a known disagreement. */
export function contradict(first: Material | undefined, second: Material, corpus: Corpus): boolean {
  const id = first ? getMaterialId(first, corpus) : null;
  const otherId = getMaterialId(second, corpus);
  return id !== null && otherId !== null && findOtherSide(id).includes(otherId);
}

/** A further number on the hook or its topic sets the scene better than a fourth source that is only of the same theme. */
function takeForContext(stock: readonly Shelf[]): Finding | null {
  const [best] = stock;
  if (!best || best.material.match === 'theme' || stock[3]?.material.match !== 'theme') return null;
  for (const { findings, material } of stock.slice(0, 3)) {
    const place = findings.findIndex(
      ({ text, isDesign, isLeaning }) => /\d/.test(text) && !isDesign && !isLeaning,
    );
    if (material.match !== 'theme' && place >= 0) return findings.splice(place, 1)[0] ?? null;
  }
  return null;
}

function takeSecond(stock: readonly Shelf[], material: Material): Finding | null {
  if (stock.length < 3) return null;
  const shelf = stock.find((item) => item.material === material);
  return shelf?.findings.find((candidate) => !candidate.isDesign) ?? null;
}

/** When a material has no argument left, the first sentence of its summary serves. */
function summarise(material: Material): Finding {
  const [text = material.summary] = material.summary.split(/(?<=[.!?]) (?=\p{Lu})/u);
  return { material, text, isDesign: false, isLeaning: false };
}
