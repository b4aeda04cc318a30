export const modelProviderNames = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** Which model writes, what happens when it cannot, and what it may cost. */
export interface ModelSettings {
  provider: (typeof modelProviderNames)[number];
  model: string;
  /** Null where the server asks for none. */
  apiKey: string | null;
  /** Null is the provider's own. */
  baseUrl: string | null;
  /** The embedded engine writes when the model does not. */
  hasFallback: boolean;
  /** Null counts tokens and no money. */
  prices: ModelPrices | null;
  limits: ModelLimits;
}

/** US dollars a million tokens, as providers publish them. */
export interface ModelPrices {
  input: number;
  output: number;
}

export interface ModelLimits {
  /** US dollars a day, by the day of Brasília; null does not limit. */
  dollarsPerDay: number | null;
  dollarsPerUser: number | null;
  /** Trees, exchanges and scripts a day that a model writes for one person, whatever they pay. */
  worksPerUser: number;
}
