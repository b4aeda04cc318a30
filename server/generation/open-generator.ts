import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { embeddedGenerator } from './embedded.ts';
import { openModelGenerator } from './model/model-generator.ts';
import type { ModelSettings } from './model/model-settings.ts';
import { openLanguageModel } from './model/open-language-model.ts';
import { treePromptVersion } from './model/prompts/tree-1.ts';
import type { TreeGenerator } from './tree-generator.ts';

/** What writes the trees of this installation: a model where one is configured, else the embedded engine. */
export function openGenerator(
  settings: ModelSettings | null,
  { log, metrics }: { log: Logger; metrics: Metrics },
): TreeGenerator {
  if (settings === null) return embeddedGenerator;
  const { provider, model, hasFallback } = settings;
  return openModelGenerator({
    model: openLanguageModel(settings),
    name: `${provider}/${model}`,
    hasFallback,
    log,
    onUsage(purpose, usage) {
      log.info({ provider, model, purpose, prompt: treePromptVersion, ...usage }, 'model call');
      metrics.modelTokens.inc({ direction: 'in' }, usage.inputTokens ?? 0);
      metrics.modelTokens.inc({ direction: 'out' }, usage.outputTokens ?? 0);
      metrics.modelSeconds.observe({ purpose }, usage.milliseconds / 1000);
    },
  });
}
