import { getRuntimeConfig } from './runtime-config.ts';

/** Address of a server path, on our own origin unless the configuration names another. */
export function backendUrl(path: string, config = getRuntimeConfig()): string {
  return `${config.supabaseUrl.replace(/\/$/, '') || globalThis.location.origin}${path}`;
}
