/** The forms of a regular infinitive as chats write them, without accents: "bater" → bato, bate, bateu, batendo, bateno, … */
export function foldedForms(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const endings = endingsOf[infinitive.slice(-2)];
  if (endings === undefined) return [infinitive];
  return endings.map((ending) => join(stem, ending));
}

const endingsOf: Readonly<Record<string, readonly string[]>> = {
  ar: `ar o a as amos am ei ou aram ava avam ando ano ado ada ados adas e em ia iam aria arem asse assem ara`.split(
    ' ',
  ),
  er: `er o e es emos em i eu eram ia iam endo eno ido ida idos idas a am eria erem esse essem era`.split(
    ' ',
  ),
  ir: `ir o e es imos em i iu iram ia iam indo ino ido ida idos idas a am iria irem isse issem ira`.split(
    ' ',
  ),
};

/** Keeps the sound of the stem: tocar → toque, agredir stays. */
function join(stem: string, ending: string): string {
  const isFront = /^[ei]/.test(ending);
  if (isFront && stem.endsWith('c')) return `${stem.slice(0, -1)}qu${ending}`;
  if (isFront && stem.endsWith('g') && !ending.startsWith('i')) return `${stem}u${ending}`;
  return stem + ending;
}
