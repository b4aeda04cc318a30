const separator = ' + ';

/** Everyone who wrote a part of something, the embedded engine last: `openai/… + embedded-2`. */
export function joinEngines(...engines: readonly string[]): string {
  const names = new Set(engines.flatMap((engine) => engine.split(separator)));
  const isEmbedded = (name: string) => name.startsWith('embedded');
  return [...names].sort((one, other) => Number(isEmbedded(one)) - Number(isEmbedded(other))).join(separator);
}
