import { anthropicDialect } from './anthropic-dialect.ts';
import { googleDialect } from './google-dialect.ts';
import { treeText } from './local-model.ts';
import { type LocalModel, type ModelDialect, startModelService } from './model-service.ts';
import { openaiDialect } from './openai-dialect.ts';

const dialects = {
  openai: openaiDialect,
  anthropic: anthropicDialect,
  google: googleDialect,
} satisfies Record<string, ModelDialect>;

export type DialectName = keyof typeof dialects;

/** A server that speaks as this provider does. It writes a good tree until told otherwise. */
export function startDialectModel(dialect: DialectName): Promise<LocalModel> {
  return startModelService(dialects[dialect], () => ({ text: treeText('Dormir melhor') }));
}
