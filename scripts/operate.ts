import { loadOwnEnvFile } from './load-env-file.ts';

await loadOwnEnvFile();
await import('../server/operate.ts');
