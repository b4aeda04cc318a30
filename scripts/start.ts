import { buildWebIfNeeded } from './build-web.ts';
import { loadOwnEnvFile } from './load-env-file.ts';

await loadOwnEnvFile();
await buildWebIfNeeded();
await import('../server/main.ts');
