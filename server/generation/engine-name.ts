const separator = ' + ';

/** Everyone who wrote a part of something, the embedded engine last: `openai/… + embedded-4`. */
export function joinEngines(...engines: readonly string[]): string {
  const names = new Set(engines.flatMap((engine) => engine.split(separator)));
  return [...names].sort((one, other) => Number(isEmbedded(one)) - Number(isEmbedded(other))).join(separator);
}

/** Whether no model wrote any part. */
export function isEmbeddedAlone(engine: string): boolean {
  return engine.split(separator).every(isEmbedded);
}

function isEmbedded(name: string): boolean {
  return name.startsWith('embedded');
}
