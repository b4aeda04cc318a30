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
