import { z } from 'zod';
import { httpUrl } from '../../../shared/http-url.ts';
import { type ModelSettings, modelProviderNames } from './model-settings.ts';

const dollars = z.coerce.number().min(0).max(1_000_000);

/** The variables that say which model writes, as a part of the environment's schema. */
export const modelVariables = {
  AI_PROVIDER: z.enum(modelProviderNames).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_FALLBACK: z.enum(['embedded', 'none']).default('embedded'),
  AI_PRICE_INPUT: dollars.optional(),
  AI_PRICE_OUTPUT: dollars.optional(),
  AI_DAILY_BUDGET: dollars.optional(),
  AI_DAILY_BUDGET_PER_USER: dollars.optional(),
  AI_FAIR_USE: z.coerce.number().int().min(1).max(100_000).default(60),
};

const modelVariablesSchema = z.object(modelVariables);
type ModelVariables = z.output<typeof modelVariablesSchema>;

/** Servers that speak OpenAI's language need no key of ours, but an address; the others are the other way round. */
const neededBy = (provider: ModelSettings['provider']) =>
  provider === 'openai-compatible'
    ? (['AI_MODEL', 'AI_BASE_URL'] as const)
    : (['AI_MODEL', 'AI_API_KEY'] as const);

const priceVariables = ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const;
const budgetVariables = ['AI_DAILY_BUDGET', 'AI_DAILY_BUDGET_PER_USER'] as const;

/** What is missing for the rest to make sense: variables, each with the reason. */
export function findMissingForModel(values: ModelVariables): { name: string; message: string }[] {
  const { AI_PROVIDER: provider } = values;
  const isGiven = (name: keyof ModelVariables) => values[name] !== undefined;
  const missing = (names: readonly (keyof ModelVariables)[], message: string) =>
    names.filter((name) => !isGiven(name)).map((name) => ({ name, message }));
  const budget = budgetVariables.find(isGiven);
  const price = priceVariables.find(isGiven);
  return [
    ...(provider ? missing(neededBy(provider), `needed with AI_PROVIDER=${provider}`) : []),
    ...(budget ? missing(priceVariables, `needed by ${budget}: money is counted by the prices`) : []),
    ...(!budget && price ? missing(priceVariables, `needed with ${price}`) : []),
  ];
}

/** Null without a model. */
export function readModel(values: ModelVariables): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model } = values;
  if (!provider || !model) return null;
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = values;
  return {
    provider,
    model,
    apiKey: values.AI_API_KEY ?? null,
    baseUrl: values.AI_BASE_URL ?? null,
    hasFallback: values.AI_FALLBACK === 'embedded',
    prices: input === undefined || output === undefined ? null : { input, output },
    limits: {
      dollarsPerDay: values.AI_DAILY_BUDGET ?? null,
      dollarsPerUser: values.AI_DAILY_BUDGET_PER_USER ?? null,
      worksPerUser: values.AI_FAIR_USE,
    },
  };
}
