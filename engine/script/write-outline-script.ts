import type { Script, ScriptSection } from '../../shared/busca-referencias.ts';
import type { Kind } from '../content.ts';

const sections = 5;

/**
 * The outline of a kind as a script without spoken text: each part asks for what only the creator can tell. Null
 * for a kind with too short an outline.
 */
export function writeOutlineScript(hook: string, { outline }: Pick<Kind, 'outline'>): Script | null {
  const [context, first, second, third] = outline.map(toSection);
  const closing = outline.map(toSection).at(-1);
  if (outline.length < sections || !context || !first || !second || !third || !closing) return null;
  return {
    hook,
    context,
    development: [first, second, third],
    closing,
    justification:
      'Este roteiro é um esqueleto: cada parte pede o que só você tem pra contar, e nenhuma fala de fonte. Troca as linhas pelas suas antes de gravar.',
    checks: null,
  };
}

function toSection(instruction: string): ScriptSection {
  return { instruction, argument_with_authority: '', reference: '', short: '', sentences: [] };
}
