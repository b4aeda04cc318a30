import { readContent } from '../../content/read-content.ts';
import type { EvidenceQuery } from '../../engine/evidence/open-gate.ts';
import { buildKnowledge } from '../../engine/knowledge.ts';
import { openEngine } from '../../engine/open-engine.ts';

/** All the content that comes with the product, the engine on it, and the indexes below it. */
export const content = readContent();
export const knowledge = buildKnowledge(content);
export const engine = openEngine(content);

/** A topic with its reading and a hook, as a request hands them down. */
export function queryOf({ topic, hook }: { topic: string | null; hook: string }): EvidenceQuery {
  return { topic, hook, reading: topic === null ? null : engine.readTopic(topic) };
}
