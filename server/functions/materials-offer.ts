import type { Context } from 'hono';
import { getWorkKey } from '../../engine/evidence/corpus.ts';
import { buscaReferenciasInputSchema } from '../../shared/busca-referencias.ts';
import type { MaterialsOffer } from '../../shared/materials-offer.ts';
import { materialsPerHook } from '../../shared/materials-per-hook.ts';
import type { ReferencesPreview } from '../generation/references/reference-generator.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { readSubjectOfHook, type Subject } from './read-subject-of-hook.ts';

/** `POST materials-offer`: counts the materials that `busca-referencias` would give for a hook, and tells their price. Stores nothing. */
export function createMaterialsOffer(functions: FunctionContext) {
  return async (context: Context<AppVariables>): Promise<Response> => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, buscaReferenciasInputSchema);
    const subject = await readSubjectOfHook(functions, userId, input);
    const preview = await functions.references.preview(subject);
    return context.json(preview === null ? unknownOffer : describe(preview, subject));
  };
}

const unknownOffer: MaterialsOffer = {
  fresh: null,
  already_yours: null,
  costs_credit: null,
  has_script: null,
};

function describe(
  { materials, script }: ReferencesPreview,
  { owned }: Pick<Subject, 'owned'>,
): MaterialsOffer {
  const fresh = materials.filter((material) => !owned.has(getWorkKey(material))).length;
  return {
    fresh,
    already_yours: materials.length - fresh,
    costs_credit: fresh === materialsPerHook,
    has_script: script !== null,
  };
}
