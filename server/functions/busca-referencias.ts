import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getWorkKey } from '../../engine/evidence/corpus.ts';
import {
  type BuscaReferenciasOutput,
  buscaReferenciasInputSchema,
  type Script,
} from '../../shared/busca-referencias.ts';
import { materialsPerHook } from '../../shared/materials-per-hook.ts';
import type { UserId } from '../auth/caller.ts';
import { runPaidWork, type WorkResult } from '../credits/run-paid-work.ts';
import type { Transaction } from '../db/database.ts';
import type { GeneratedReferences } from '../generation/references/reference-generator.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { readSubjectOfHook, type Subject } from './read-subject-of-hook.ts';
import { findSavedScript, listOwnedWorks, type SavedScript } from './saved-scripts.ts';
import { lockMaterials } from './saved-trees.ts';

/**
 * `POST busca-referencias`: a hook in, materials and a script out. Five materials that no other hook of the
 * tree gave cost one credit, fewer are delivered free. Without any the list is empty, and the script, free, is
 * written from the card's answer, from the creator's own lines or from an outline. The same hook again is free.
 */
export function createBuscaReferencias(functions: FunctionContext) {
  return async (context: Context<AppVariables>) => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, buscaReferenciasInputSchema);
    const idempotencyKey = readIdempotencyKey(context);
    const subject = await readSubjectOfHook(functions, userId, input);

    // A script without materials is kept nowhere: it is written again from the same answer.
    const unstored: { script: Script | null } = { script: null };
    const outcome = await runPaidWork<SavedScript>(functions, {
      userId,
      kind: 'busca-referencias',
      workKey: subject.hookKey,
      idempotencyKey,
      findStored: (transaction) => findSavedScript(transaction, userId, subject.hookKey),
      work: async () => {
        const requester = { userId, signal: context.req.raw.signal };
        const generated = await functions.references.gather(subject, requester);
        unstored.script = generated.script;
        return (transaction) => settle(transaction, { userId, subject, generated });
      },
    });
    const output: BuscaReferenciasOutput = {
      id: outcome.stored?.id ?? randomUUID(),
      hook: outcome.stored?.hook ?? subject.hook,
      references: outcome.stored?.materials ?? [],
      script: outcome.stored === null ? unstored.script : outcome.stored.script,
      background: outcome.stored?.background ?? null,
      engine: outcome.stored?.engine ?? null,
      credits: outcome.credits,
      charged: outcome.isCharged,
      reused: outcome.isReused,
    };
    return context.json(output);
  };
}

/**
 * Stores the materials and the script, paid where five materials are new to the person. Reads the person's works
 * again under the lock, since another hook of the tree may have been settled after the search.
 */
async function settle(
  transaction: Transaction,
  { userId, subject, generated }: { userId: UserId; subject: Subject; generated: GeneratedReferences },
): Promise<WorkResult> {
  const { hook, hookKey, treeId } = subject;
  const { script, background, engine } = generated;
  if (generated.materials.length === 0) return { kind: 'nothing' };
  await lockMaterials(transaction, userId, treeId);
  const owned = await listOwnedWorks(transaction, userId, treeId);
  const materials = generated.materials.map((material) =>
    owned.has(getWorkKey(material)) ? { ...material, already_yours: true } : material,
  );
  const fresh = materials.filter((material) => material.already_yours !== true).length;
  return {
    kind: fresh === materialsPerHook ? 'paid' : 'free',
    record: {
      id: randomUUID(),
      tree_id: treeId,
      hook,
      hook_key: hookKey,
      materials,
      script,
      background,
      engine,
    },
  };
}
