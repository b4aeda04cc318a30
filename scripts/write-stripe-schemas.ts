// Writes tests/local-stripe/request-schemas.json from the installed Stripe SDK. Run after updating it:
// node scripts/write-stripe-schemas.ts (a test fails when it was forgotten).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateRequestSchemas } from '../tests/local-stripe/generate-request-schemas.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'tests/local-stripe/request-schemas.json');

writeFileSync(target, JSON.stringify(generateRequestSchemas()));
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', target], { stdio: 'inherit' });
