import type { Material } from '../../../shared/busca-referencias.ts';
import type { ScriptPart } from './script-parts.ts';

/**
 * The text below the video: the hook, the direct answer, what to do today, and in full the sources that the spoken
 * parts rest on, which nobody names aloud.
 */
export function writeCaption(parts: readonly ScriptPart[], materials: readonly Material[]): string {
  const spoken = parts.filter(({ isCut }) => !isCut);
  const textOf = (id: string) => spoken.find((part) => part.id === id)?.argument ?? '';
  const hook = spoken.find(({ id }) => id === 'gancho')?.text ?? '';
  const sources = materials
    .filter(
      ({ title }) =>
        title !== '' && spoken.some(({ reference }) => reference.includes(title.replace(/\.+$/, ''))),
    )
    .map(({ title, year, source }) => [title, year, source].filter(Boolean).join(', '));
  const listed =
    sources.length === 0 ? '' : `${sources.length === 1 ? 'Fonte' : 'Fontes'}:\n${sources.join('\n')}`;
  return [hook, textOf('contexto'), textOf('fechamento'), listed].filter(Boolean).join('\n\n');
}
