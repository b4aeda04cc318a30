export const modelProviderNames = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** Which model writes, and what happens when it cannot. */
export interface ModelSettings {
  provider: (typeof modelProviderNames)[number];
  model: string;
  /** Null where the server asks for none. */
  apiKey: string | null;
  /** Null is the provider's own. */
  baseUrl: string | null;
  /** The embedded engine writes when the model does not. */
  hasFallback: boolean;
}
