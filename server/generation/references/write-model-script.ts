import type { ClaimSource } from '../../../engine/evidence/claim-source.ts';
import { type GivenSource, longestSpeech } from '../../../engine/evidence/given-source.ts';
import type { EvidenceQuery } from '../../../engine/evidence/open-gate.ts';
import type { Engine } from '../../../engine/open-engine.ts';
import { addCheckNote } from '../../../engine/script/add-check-note.ts';
import { tidyForeignText } from '../../../engine/tree/judge-hooks.ts';
import type { Material, Script, ScriptSection } from '../../../shared/busca-referencias.ts';
import type { ModelClient } from '../model/model-client.ts';
import { ModelError } from '../model/model-error.ts';
import type { Judging, Statement } from './judge-statements.ts';
import { keepSound } from './keep-sound.ts';
import {
  scriptInstructions,
  scriptPromptVersion,
  scriptReplySchema,
  toScriptPrompt,
} from './prompts/script-1.ts';

/** A material of the script and the source that it is of. */
export interface ScriptMaterial {
  material: Material;
  given: GivenSource;
}

interface Speech extends Statement {
  part: number;
  form: 'argument_with_authority' | 'short';
}

const longestInstruction = 240;

/**
 * Has the model say the engine's script as a person would: same parts, same sources, each sentence checked and judged like an
 * argument. Null, for the engine's own to stand, unless every part holds: half of each would sound like two people.
 */
export async function writeModelScript(
  { client, engine }: { client: ModelClient; engine: Engine },
  { query, draft, materials }: { query: EvidenceQuery; draft: Script; materials: readonly ScriptMaterial[] },
  judging: Judging,
): Promise<Script | null> {
  const drafted = [draft.context, ...draft.development];
  const parts = drafted.map((section) => findMaterial(section, { materials, engine }));
  const known = parts.flatMap((part) => part ?? []);
  if (known.length < drafted.length) return null;
  const prompt = toScriptPrompt(
    query,
    known.map(({ material, given }, place) => ({
      draft: drafted[place]?.argument_with_authority ?? '',
      authority: material.authority,
      text: given.text,
    })),
  );
  try {
    const { partes } = await client.ask({
      purpose: 'script',
      promptVersion: scriptPromptVersion,
      instructions: scriptInstructions,
      prompt,
      schema: scriptReplySchema,
      run: judging.run,
    });
    const written = known.map((_, place) => partes.find(({ numero }) => numero === place));
    const speeches = written.flatMap((each, part): Speech[] => {
      const about = known[part];
      if (!each || !about) return [];
      const given = withAuthority(about);
      return [
        { part, form: 'argument_with_authority', sentence: tidyForeignText(each.fala), given },
        { part, form: 'short', sentence: tidyForeignText(each.curta), given },
      ];
    });
    const sound = await keepSound(client, speeches, { ...judging, longest: longestSpeech });
    if (sound.length < 2 * drafted.length) return null;
    const sections = drafted.map(
      (section, part): ScriptSection => ({
        ...section,
        ...Object.fromEntries(
          sound.filter((speech) => speech.part === part).map(({ form, sentence }) => [form, sentence]),
        ),
        instruction: instructionOf(written[part]?.instrucao ?? '', section, known[part]?.material),
      }),
    );
    return adopt(draft, { sections, known, engine });
  } catch (error) {
    if (error instanceof ModelError && error.fault !== 'aborted') return null;
    throw error;
  }
}

function findMaterial(
  section: ScriptSection,
  { materials, engine }: { materials: readonly ScriptMaterial[]; engine: Engine },
): ScriptMaterial | null {
  return materials.find(({ material }) => engine.describeReference(material) === section.reference) ?? null;
}

/** Who says so is part of what may be said. */
function withAuthority({ material, given }: ScriptMaterial): GivenSource {
  const { summary, argument_1, argument_2, argument_3, authority } = material;
  const text = [given.text, summary, argument_1, argument_2, argument_3, `Fonte: ${authority}`].join('\n');
  return { ...given, text };
}

/** A direction that is empty, long, or holds a number gives way to the engine's. */
function instructionOf(written: string, drafted: ScriptSection, material: Material | undefined): string {
  const text = tidyForeignText(written);
  const isOfUse = text !== '' && text.length <= longestInstruction && !/\d|!|https?:/u.test(text);
  return isOfUse && material ? addCheckNote(text, material) : drafted.instruction;
}

function adopt(
  draft: Script,
  {
    sections,
    known,
    engine,
  }: {
    sections: readonly ScriptSection[];
    known: readonly ScriptMaterial[];
    engine: Engine;
  },
): Script | null {
  const [context, first, second, third] = sections;
  if (!context || !first || !second || !third) return null;
  const found = known.flatMap(({ given: { work, claimSource } }): ClaimSource[] =>
    work === null ? [] : [claimSource],
  );
  const { checked, unsound } = engine.checkScript(
    { ...draft, context, development: [first, second, third] },
    { materials: known.map(({ material }) => material), found },
  );
  return unsound.length === 0 ? checked : null;
}
