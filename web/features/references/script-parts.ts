import type { Script, ScriptSection } from '../../../shared/busca-referencias.ts';
import type { ScriptPlan, SpokenPartId, TimedPart } from '../../../shared/script-timing.ts';

/** One section of the script as it is shown and copied. */
export interface ScriptPart {
  id: string;
  title: string;
  /** The hook or the justification itself; how to say or show it, for a section with an argument. */
  text: string;
  /** What is said, in the form that fits the chosen length; empty for a section of one text. */
  argument: string;
  /** The text after "Fonte:"; empty for a section that rests on no source. */
  reference: string;
  /** Seconds to say it; null for what is not said. */
  seconds: number | null;
  /** A video of the chosen length has no room for it. */
  isCut: boolean;
}

/** The script's sections in speaking order, as long as the plan lets them be. */
export function scriptParts(script: Script, plan: ScriptPlan): ScriptPart[] {
  const timed = new Map(plan.parts.map((part) => [part.id, part]));
  const spoken = (id: SpokenPartId, title: string, content: ScriptSection) =>
    section({ id, title, content, timed: timed.get(id) });
  return [
    { ...plain('gancho', 'Gancho', script.hook), seconds: timed.get('gancho')?.seconds ?? null },
    spoken('contexto', 'Contexto', script.context),
    ...script.development.map((each, index) =>
      spoken(developmentIds[index] ?? 'desenvolvimento-3', `Desenvolvimento ${index + 1}`, each),
    ),
    spoken('fechamento', 'Fechamento', script.closing),
    plain('justificativa', 'Justificativa', script.justification),
  ];
}

const developmentIds = ['desenvolvimento-1', 'desenvolvimento-2', 'desenvolvimento-3'] as const;

/** The text that the copy button of a section gives. */
export function copyTextOf({ text, argument, reference }: ScriptPart): string {
  return [text, argument, reference && `Fonte: ${reference}`].filter(Boolean).join('\n\n');
}

/** What the video has room for, each section under its title, without or with the source of each. */
export function copyTextOfAll(
  parts: readonly ScriptPart[],
  { withSources }: { withSources: boolean },
): string {
  return parts
    .filter(({ isCut }) => !isCut)
    .map((part) => (withSources ? part : { ...part, reference: '' }))
    .map((part) => `${part.title.toUpperCase()}\n${copyTextOf(part)}`)
    .join('\n\n\n');
}

function plain(id: string, title: string, text: string): ScriptPart {
  return { id, title, text, argument: '', reference: '', seconds: null, isCut: false };
}

function section({
  id,
  title,
  content,
  timed,
}: {
  id: string;
  title: string;
  content: ScriptSection;
  timed: TimedPart | undefined;
}): ScriptPart {
  return {
    id,
    title,
    text: content.instruction,
    argument: timed?.text || content.argument_with_authority,
    reference: content.reference,
    seconds: timed?.seconds ?? null,
    isCut: timed?.form === 'out',
  };
}
