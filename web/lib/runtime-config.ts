import { apiPaths } from '../../shared/api-paths.ts';
import { type RuntimeConfig, runtimeConfigSchema } from '../../shared/runtime-config.ts';

let loaded: RuntimeConfig | undefined;

/** Asks the server, once and before anything is drawn, which environment this is. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(apiPaths.config);
  if (!response.ok) throw new Error(`${apiPaths.config} answered ${response.status}`);
  loaded = runtimeConfigSchema.parse(await response.json());
  return loaded;
}

/** The settings of this environment; throws when read before `loadRuntimeConfig` has ended. */
export function getRuntimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('The runtime configuration was read before it was loaded');
  return loaded;
}
