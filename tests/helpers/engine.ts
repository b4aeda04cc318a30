import { readContent } from '../../content/read-content.ts';
import { buildKnowledge } from '../../engine/knowledge.ts';
import { openEngine } from '../../engine/open-engine.ts';

/** All the content that comes with the product, the engine on it, and the indexes below it. */
export const content = readContent();
export const knowledge = buildKnowledge(content);
export const engine = openEngine(content);
