/** JSON in which no mark of a prompt can begin. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
