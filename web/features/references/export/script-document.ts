import type { Material } from '../../../../shared/busca-referencias.ts';
import type { ScriptPart } from '../script-parts.ts';

/** A script on paper: what every written format is made of. */
export interface ScriptDocument {
  title: string;
  sections: { title: string; direction: string; speech: string; reference: string }[];
  sources: { text: string; address: string; caveat: string }[];
}

/** Sets out what the video has room for, and all five sources. */
export function toScriptDocument({
  hook,
  parts,
  materials,
}: {
  hook: string;
  parts: readonly ScriptPart[];
  materials: readonly Material[];
}): ScriptDocument {
  return {
    title: hook,
    sections: parts
      .filter(({ isCut }) => !isCut)
      .map(({ title, text, argument, reference }) => ({
        title,
        direction: argument === '' ? '' : text,
        speech: argument === '' ? text : argument,
        reference,
      })),
    sources: materials.map(({ title, year, kind, country, source, source_kind: sourceKind, caveat }) => ({
      text: [title, kind, country, year, sourceKind === 'read-at' && 'lida na página abaixo']
        .filter(Boolean)
        .join(', '),
      address: source,
      caveat,
    })),
  };
}

/** "roteiro-cinco-alarmes-tocaram.docx": the hook's first words, safe in every file system. */
export function fileNameFor(hook: string, extension: string): string {
  const words = hook
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/gu);
  const name = ['roteiro', ...(words ?? []).slice(0, 6)].join('-').slice(0, 60);
  return `${name}.${extension}`;
}
