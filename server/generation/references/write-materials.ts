import { type GivenSource, phraseMaterial } from '../../../engine/evidence/given-source.ts';
import type { EvidenceQuery } from '../../../engine/evidence/open-gate.ts';
import { contentStems } from '../../../engine/language/stems.ts';
import { tidyForeignText } from '../../../engine/tree/judge-hooks.ts';
import { stemOverlap } from '../../../engine/tree/measure-hook.ts';
import type { Material } from '../../../shared/busca-referencias.ts';
import { materialsPerHook } from '../../../shared/materials-per-hook.ts';
import type { ModelClient } from '../model/model-client.ts';
import { ModelError } from '../model/model-error.ts';
import type { Judging, Statement } from './judge-statements.ts';
import { keepSound } from './keep-sound.ts';
import {
  materialsInstructions,
  materialsPromptVersion,
  materialsReplySchema,
  toMaterialsPrompt,
} from './prompts/materials-1.ts';

/** A source that the model chose, in words that its text bears out. */
export interface WrittenMaterial {
  given: GivenSource;
  material: Material;
}

interface Piece extends Statement {
  /** Which of the chosen sources, and which of its sentences: 0 the summary, 1 to 3 the arguments. */
  source: number;
  place: number;
}

/**
 * Has the model choose among the given sources and phrase what they say for the hook. What a check or the judge refuses is
 * written once more; what is refused again gives way to the source's own words or, where it has none, the source goes.
 * Throws `ModelError` when the model chose nothing that was given.
 */
export async function writeMaterials(
  client: ModelClient,
  { query, given }: { query: EvidenceQuery; given: readonly GivenSource[] },
  judging: Judging,
): Promise<WrittenMaterial[]> {
  const codes = new Map(given.map((source, place) => [`F${place + 1}`, source]));
  const reply = await client.ask({
    purpose: 'materials',
    promptVersion: materialsPromptVersion,
    instructions: materialsInstructions,
    prompt: toMaterialsPrompt(query, codes),
    schema: materialsReplySchema,
    run: judging.run,
    beginsWork: true,
  });
  const chosen: { source: GivenSource; sentences: string[] }[] = [];
  for (const { fonte, resumo, argumentos } of reply.materiais) {
    const source = codes.get(fonte.trim());
    const isNew = chosen.every((other) => other.source !== source);
    if (!source || !isNew || argumentos.length < 3 || chosen.length === materialsPerHook) continue;
    chosen.push({ source, sentences: [resumo, ...argumentos.slice(0, 3)].map(tidyForeignText) });
  }
  if (chosen.length === 0) throw new ModelError('nonsense');
  const pieces = chosen.flatMap(({ source, sentences }, at) =>
    sentences.map((sentence, place): Piece => ({ sentence, given: source, source: at, place })),
  );
  const sound = await keepSound(client, pieces, judging);
  return chosen.flatMap(({ source }, at) => {
    const material = assemble(
      source,
      sound.filter((piece) => piece.source === at),
    );
    return material === null ? [] : [{ given: source, material }];
  });
}

/** The material of a source; its own words stand where no sentence held. Null where it has none, or no sentence held at all. */
function assemble(given: GivenSource, sound: readonly Piece[]): Material | null {
  const said = (place: number) => sound.find((piece) => piece.place === place)?.sentence;
  const { material, hasOwnWords } = given;
  if (sound.length === 0 || (sound.length < 4 && !hasOwnWords)) return null;
  const spare = [material.argument_1, material.argument_2, material.argument_3];
  const kept = [1, 2, 3].flatMap((place) => said(place) ?? []);
  while (kept.length < 3) kept.push(takeFurthest(spare, kept));
  const [first = '', second = '', third = ''] = kept;
  return phraseMaterial(given, { summary: said(0) ?? material.summary, arguments: [first, second, third] });
}

/** The own argument that says least of what is said already; taken from the list. */
function takeFurthest(spare: string[], said: readonly string[]): string {
  const stems = said.map((sentence) => new Set(contentStems(sentence)));
  const nearness = (sentence: string) =>
    Math.max(0, ...stems.map((other) => stemOverlap(new Set(contentStems(sentence)), other)));
  const furthest = spare.toSorted((one, other) => nearness(one) - nearness(other))[0] ?? '';
  spare.splice(spare.indexOf(furthest), 1);
  return furthest;
}
