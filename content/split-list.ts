/** "um | dois" → "um" and "dois". */
export function splitList(value: string): string[] {
  return value
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
