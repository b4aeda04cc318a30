import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { buildWebIfNeeded } from './build-web.ts';

if (existsSync('.env')) loadEnvFile('.env');
await buildWebIfNeeded();
await import('../server/main.ts');
