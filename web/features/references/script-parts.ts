import type { Script, ScriptSection } from '../../../shared/busca-referencias.ts';

/** One section of the script as it is shown and copied. */
export interface ScriptPart {
  id: string;
  title: string;
  /** The line to say. */
  text: string;
  /** Its argument with the authority behind it; empty for a section of one text. */
  argument: string;
  /** The text after "Fonte:"; empty for a section that rests on no source. */
  reference: string;
}

/** The script's sections in speaking order. */
export function scriptParts(script: Script): ScriptPart[] {
  return [
    plain('gancho', 'Gancho', script.hook),
    section('contexto', 'Contexto', script.context),
    ...script.development.map((each, index) =>
      section(`desenvolvimento-${index + 1}`, `Desenvolvimento ${index + 1}`, each),
    ),
    section('fechamento', 'Fechamento', script.closing),
    plain('justificativa', 'Justificativa', script.justification),
  ];
}

/** The text that the copy button of a section gives. */
export function copyTextOf({ text, argument, reference }: ScriptPart): string {
  return [text, argument, reference && `Fonte: ${reference}`].filter(Boolean).join('\n\n');
}

/** The whole script, each section under its title. */
export function copyTextOfAll(parts: readonly ScriptPart[]): string {
  return parts.map((part) => `${part.title.toUpperCase()}\n${copyTextOf(part)}`).join('\n\n\n');
}

function plain(id: string, title: string, text: string): ScriptPart {
  return { id, title, text, argument: '', reference: '' };
}

function section(id: string, title: string, content: ScriptSection): ScriptPart {
  return {
    id,
    title,
    text: content.instruction,
    argument: content.argument_with_authority,
    reference: content.reference,
  };
}
