/** The runs of characters between spaces. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/u).length;
}
