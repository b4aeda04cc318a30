import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

/** The model of the settings; nothing is asked of it before the first call. */
export function openLanguageModel({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const common = { ...(apiKey !== null && { apiKey }), ...(baseUrl !== null && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai':
      return createOpenAI(common)(model);
    case 'anthropic':
      return createAnthropic(common)(model);
    case 'google':
      return createGoogle(common)(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        ...common,
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
  }
}
