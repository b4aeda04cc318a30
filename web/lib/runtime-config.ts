import { apiPaths } from '../../shared/api-paths.ts';
import type { RuntimeConfig } from '../../shared/runtime-config.ts';

let loaded: RuntimeConfig | undefined;

/** Asks the server, once and before anything is drawn, which environment this is. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(apiPaths.config);
  if (!response.ok) throw new Error(`${apiPaths.config} answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!isRuntimeConfig(answer)) throw new Error(`${apiPaths.config} answered something else`);
  loaded = answer;
  return loaded;
}

/** The settings of this environment; throws when read before `loadRuntimeConfig` has ended. */
export function getRuntimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('The runtime configuration was read before it was loaded');
  return loaded;
}

// Every screen waits for these settings, so they do not wait for the schema library. This only tells our server from another
// one's page; a wire test holds what our server says to the whole schema.
function isRuntimeConfig(answer: unknown): answer is RuntimeConfig {
  if (typeof answer !== 'object' || answer === null) return false;
  const { supabaseUrl, publishableKey, plans } = answer as Partial<Record<keyof RuntimeConfig, unknown>>;
  return typeof supabaseUrl === 'string' && typeof publishableKey === 'string' && Array.isArray(plans);
}
