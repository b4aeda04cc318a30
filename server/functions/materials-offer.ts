import type { Context } from 'hono';
import { getWorkKey } from '../../engine/evidence/corpus.ts';
import { type MaterialsOffer, materialsOfferInputSchema } from '../../shared/materials-offer.ts';
import { materialsPerHook } from '../../shared/materials-per-hook.ts';
import type { ForeseenReferences } from '../generation/references/reference-generator.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import { readSubjectOfHook, type Subject } from './find-subject.ts';
import type { FunctionContext } from './function-context.ts';

/** `POST materials-offer`: a hook in, what `busca-referencias` would give for it and whether that is paid. Stores nothing. */
export function createMaterialsOffer(functions: FunctionContext) {
  return async (context: Context<AppVariables>): Promise<Response> => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, materialsOfferInputSchema);
    const subject = await readSubjectOfHook(functions, userId, input);
    const foreseen = await functions.references.foresee(subject);
    return context.json(foreseen === null ? unknownOffer : describe(foreseen, subject));
  };
}

const unknownOffer: MaterialsOffer = {
  fresh: null,
  already_yours: null,
  costs_credit: null,
  has_script: null,
};

function describe(
  { materials, script }: ForeseenReferences,
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
