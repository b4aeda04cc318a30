import { type GivenSource, giveSource, giveWork } from '../../../engine/evidence/given-source.ts';
import type { EvidenceQuery } from '../../../engine/evidence/open-gate.ts';
import { isSameWork } from '../../../engine/evidence/title-likeness.ts';
import type { Engine } from '../../../engine/open-engine.ts';
import { needsCare } from '../../../engine/reading/needs-care.ts';
import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import { materialsPerHook } from '../../../shared/materials-per-hook.ts';
import { joinEngines } from '../engine-name.ts';
import { explainModelError } from '../model/explain-model-error.ts';
import type { ModelClient } from '../model/model-client.ts';
import { engineWritesAfter, ModelError } from '../model/model-error.ts';
import type { OnlineEvidence } from '../retrieval/online-evidence.ts';
import type { Requester } from '../tree-generator.ts';
import { type GeneratedReferences, type ReferenceGenerator, readSubject } from './reference-generator.ts';
import type { ReferenceMemory } from './reference-memory.ts';
import { type WrittenMaterial, writeMaterials } from './write-materials.ts';
import { type ScriptMaterial, writeModelScript } from './write-model-script.ts';

interface ModelReferencesParts {
  engine: Engine;
  client: ModelClient;
  hasFallback: boolean;
  embedded: ReferenceGenerator;
  onlineEvidence: OnlineEvidence | null;
  memory: ReferenceMemory;
  log: { error(fields: Record<string, unknown>, message: string): void };
}

/** So many sources of the corpus, and so many works found outside it, are given to choose from. */
const mostGiven = { corpus: 10, found: 8 };
/** Somebody waits; what is not written by then is left to the embedded engine. */
const longestWritingMilliseconds = 90_000;
const longestScriptMilliseconds = 60_000;

interface Sources {
  given: readonly GivenSource[];
  written: readonly WrittenMaterial[];
}

/** A model that chooses among sources that were found and phrases what they say, checked sentence by sentence. */
export function createModelReferences(parts: ModelReferencesParts): ReferenceGenerator {
  const { engine, client, hasFallback, embedded, onlineEvidence, memory, log } = parts;

  const listGiven = async (query: EvidenceQuery): Promise<GivenSource[]> => {
    const corpus = engine.findSources(query, mostGiven.corpus).map(giveSource);
    const works = (await onlineEvidence?.findWorks(query.topic ?? query.hook)) ?? [];
    const found: GivenSource[] = [];
    for (const work of works) {
      const given = found.length < mostGiven.found ? giveWork(work, query) : null;
      if (given === null) continue;
      const isKnown = [...corpus, ...found].some(({ material }) => isSameWork(material, given.material));
      if (!isKnown) found.push(given);
    }
    return [...corpus, ...found];
  };

  const write = async (
    query: EvidenceQuery,
    given: readonly GivenSource[],
    run: Requester,
  ): Promise<WrittenMaterial[]> => {
    const deadline = AbortSignal.timeout(longestWritingMilliseconds);
    const signal = AbortSignal.any([run.signal, deadline]);
    const names = namesIn(query);
    const written = await writeMaterials(client, { query, given }, { run: { ...run, signal }, names }).catch(
      (error: unknown) => {
        throw deadline.aborted && !run.signal.aborted ? new ModelError('timeout', error) : error;
      },
    );
    const isKnown = await Promise.all(written.map(({ given: source }) => isRegistered(source)));
    return written.filter((_, place) => isKnown[place]);
  };

  const isRegistered = async ({ work }: GivenSource): Promise<boolean> =>
    work === null || ((await onlineEvidence?.isRegistered(work)) ?? false);

  /** What the model wrote and, where that leaves room or hides the other side of a dispute, sources in their own words. */
  const choose = async ({ given, written }: Sources): Promise<ScriptMaterial[]> => {
    const spare = given
      .filter((source) => source.hasOwnWords && written.every((other) => other.given !== source))
      .map((source) => ({ given: source, material: source.material }));
    const isUndisputed = ({ material }: WrittenMaterial) =>
      !written.some((other) => engine.contradict(material, other.material));
    const contrary = spare.filter(({ material }) =>
      written.some((other) => engine.contradict(other.material, material) && isUndisputed(other)),
    );
    const chosen: ScriptMaterial[] = [
      ...written.slice(0, materialsPerHook - Math.min(1, contrary.length)),
      ...contrary.slice(0, 1),
    ];
    for (const one of spare) {
      if (chosen.length >= materialsPerHook) break;
      if (!chosen.includes(one) && (await isRegistered(one.given))) chosen.push(one);
    }
    return chosen;
  };

  /** The engine's script, in the model's words where all of them hold. */
  const writeOn = async (query: EvidenceQuery, sources: Sources, run: Requester) => {
    const chosen = await choose(sources);
    const found = chosen.flatMap(({ given: { work, claimSource } }) => (work === null ? [] : [claimSource]));
    const { materials, script } = engine.writeCheckedScript({
      ...query,
      materials: chosen.map(({ material }) => material),
      found,
    });
    if (script === null) return { materials, script };
    const kept = chosen.filter(({ material }) => materials.includes(material));
    const signal = AbortSignal.any([run.signal, AbortSignal.timeout(longestScriptMilliseconds)]);
    const said = await writeModelScript(
      { client, engine },
      { query, draft: script, materials: kept },
      { run: { ...run, signal }, names: namesIn(query) },
    ).catch((error: unknown) => {
      if (run.signal.aborted || !(error instanceof ModelError)) throw error;
      return null;
    });
    return { materials, script: said ?? script };
  };

  return {
    preview: async () => null,
    async gather(subject, run) {
      const query = readSubject(subject, engine);
      if (needsCare(query.reading ?? engine.readTopic(query.hook))) return embedded.gather(subject, run);
      const known = await memory.recall(query);
      if (known !== null) return known;
      const [given, background] = await Promise.all([
        listGiven(query),
        query.topic === null ? null : onlineEvidence?.findBackground(query.topic),
      ]);
      if (given.length === 0) return embedded.gather(subject, run);
      try {
        const written = await write(query, given, run);
        if (written.length === 0) throw new ModelError('nonsense');
        const { materials, script } = await writeOn(query, { given, written }, run);
        if (materials.length === 0) throw new ModelError('nonsense');
        const references: GeneratedReferences = {
          materials,
          script,
          background: background ?? null,
          engine: joinEngines(client.name, engineVersion),
        };
        await memory.keep(query, references);
        return references;
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        log.error({ err: error }, 'the model failed');
        if (error.fault === 'aborted' || !engineWritesAfter(error.fault, hasFallback))
          throw explainModelError(error);
        return embedded.gather(subject, run);
      }
    },
  };
}

/** What the topic and the hook name, a sentence may name too. */
function namesIn({ topic, hook }: EvidenceQuery): string {
  return `${topic ?? ''} ${hook}`;
}
