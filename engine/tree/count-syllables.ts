const strong = 'aeoáéóâêôãõà';
const stressedWeak = 'íú';
const weak = 'iuü';

/** Estimates the spoken syllables of a Portuguese text: one for each vowel that does not glide into the one before. */
export function countSyllables(text: string): number {
  const lower = text.toLowerCase();
  let count = 0;
  let before = '';
  for (const letter of lower) {
    const isStrong = strong.includes(letter);
    const isVowel = isStrong || weak.includes(letter) || stressedWeak.includes(letter);
    if (isVowel && !glides(before, letter, isStrong)) count += 1;
    before = isVowel ? letter : '';
  }
  return count;
}

/** "pai", "água" and "mãe" hold one syllable where they glide; "saúde" and "poeta" break in two. */
function glides(before: string, letter: string, isStrong: boolean): boolean {
  if (before === '') return false;
  if (stressedWeak.includes(letter)) return false;
  if (!isStrong) return true;
  return weak.includes(before) || before === 'ã' || before === 'õ';
}
