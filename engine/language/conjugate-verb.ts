import { endingFamilies, type VerbCells, vowelChanges } from './irregular-verbs.ts';

export type VerbCell = 'first' | 'third' | 'plural' | 'imperfect' | 'preterite' | 'gerund' | 'imperative';

const cellOrder = ['first', 'third', 'plural', 'imperfect', 'preterite', 'gerund'] as const;
const familyOfVerb = new Map(
  endingFamilies.flatMap((family) => family.verbs.split(' ').map((verb) => [verb, family] as const)),
);
const vowelChangeOfVerb = new Map(
  Object.entries(vowelChanges).flatMap(([change, verbs]) =>
    verbs.split(' ').map((verb) => [verb, change] as const),
  ),
);
/** The third person of these does not serve as an order. */
const imperatives = new Map([
  ['ser', 'seja'],
  ['estar', 'esteja'],
  ['ter', 'tenha'],
  ['saber', 'saiba'],
  ['haver', 'haja'],
]);

/** One form of a bare infinitive ("dormir" → "durmo"); null when it is no infinitive. */
export function conjugateVerb(infinitive: string, cell: VerbCell): string | null {
  if (cell === 'imperative') return imperatives.get(infinitive) ?? conjugateVerb(infinitive, 'third');
  const family = familyOfVerb.get(infinitive);
  if (family) return infinitive.slice(0, -family.ending.length) + family.cells[cellOrder.indexOf(cell)];
  const cells = regularCells(infinitive);
  return cells ? (cells[cellOrder.indexOf(cell)] ?? null) : null;
}

function regularCells(infinitive: string): VerbCells | null {
  const stem = infinitive.slice(0, -2);
  if (stem.length < 1 || !/[aeiou]r$/.test(infinitive)) return null;
  if (infinitive.endsWith('ar')) return cellsInAr(stem);
  if (infinitive.endsWith('er')) return cellsInEr(stem);
  if (infinitive.endsWith('air'))
    return [`${stem}io`, `${stem}i`, `${stem}em`, `${stem}ía`, `${stem}í`, `${stem}indo`];
  if (infinitive.endsWith('uzir'))
    return [`${stem}o`, stem, `${stem}em`, `${stem}ia`, `${stem}i`, `${stem}indo`];
  if (/[^gq]uir$/.test(infinitive))
    return [`${stem}o`, `${stem}i`, `${stem}em`, `${stem}ía`, `${stem}í`, `${stem}indo`];
  return infinitive.endsWith('ir') ? cellsInIr(stem, infinitive) : null;
}

function cellsInAr(stem: string): VerbCells {
  const diphthong = stem.endsWith('e') ? `${stem}i` : stem;
  const beforeE = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c');
  return [`${diphthong}o`, `${diphthong}a`, `${diphthong}am`, `${stem}ava`, `${beforeE}ei`, `${stem}ando`];
}

function cellsInEr(stem: string): VerbCells {
  return [`${beforeO(stem)}o`, `${stem}e`, `${stem}em`, `${stem}ia`, `${stem}i`, `${stem}endo`];
}

function cellsInIr(stem: string, infinitive: string): VerbCells {
  const change = vowelChangeOfVerb.get(infinitive) ?? '';
  const [from = '', to = ''] = change.slice(0, 3).split('>');
  const changed = from ? changeLastVowel(stem, from, to) : stem;
  const first = change.includes('third') ? stem : changed;
  const third = change.includes('first') ? stem : changed;
  return [`${beforeO(first)}o`, `${third}e`, `${third}em`, `${stem}ia`, `${stem}i`, `${stem}indo`];
}

function changeLastVowel(stem: string, from: string, to: string): string {
  const at = stem.lastIndexOf(from);
  return at < 0 ? stem : stem.slice(0, at) + to + stem.slice(at + 1);
}

/** Keeps the sound of the stem before -o: venço, protejo, sigo. */
function beforeO(stem: string): string {
  if (stem.endsWith('gu')) return stem.slice(0, -1);
  return stem.replace(/c$/, 'ç').replace(/g$/, 'j');
}
