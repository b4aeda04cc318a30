/** Position in a formatted text just after its nth digit, so that reformatting leaves the caret where it was. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, sign] of [...text].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/** The digits meant by an edit that removed only punctuation: the digit before it goes too. */
export function removeDigitBefore(digits: string, position: number): string {
  return position === 0 ? digits : digits.slice(0, position - 1) + digits.slice(position);
}
