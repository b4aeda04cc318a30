import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { buildWebIfNeeded } from './build-web.ts';
import { findChromium } from './find-chromium.ts';
import { installDebianPackages } from './install-debian-package.ts';

const checks: readonly { name: string; command: string; arguments: string[] }[] = [
  {
    name: 'lint',
    command: 'node_modules/.bin/biome',
    arguments: ['ci', '--error-on-warnings', '--colors=off', '.'],
  },
  { name: 'types', command: 'node_modules/.bin/tsc', arguments: ['-b'] },
  { name: 'structure', command: process.execPath, arguments: ['scripts/check-structure.ts'] },
  { name: 'unused', command: 'node_modules/.bin/knip', arguments: ['--no-progress'] },
];

const reportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numTotalTests: z.int() });
const reportPath = 'test-results/vitest.json';

/** Everything that must hold before a change lands. Words after `npm test --` narrow the tests to run. */
const selection = process.argv.slice(2);
const failedChecks = selection.length > 0 ? [] : checks.filter((check) => !runCheck(check));
await buildWebIfNeeded();
if (spawnSync('hunspell', ['--version']).status !== 0) installDebianPackages(['hunspell', 'hunspell-pt-br']);
if (spawnSync('pgbouncer', ['--version']).error) installDebianPackages(['pgbouncer']);
const tests = await runTests();
const failed = tests.failed + failedChecks.length;
const passed = tests.passed + (selection.length > 0 ? 0 : checks.length - failedChecks.length);
for (const { name } of failedChecks) process.stdout.write(`FAILED: ${name}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || tests.passed === 0 ? 1 : 0;

function runCheck(check: (typeof checks)[number]): boolean {
  process.stdout.write(`— ${check.name}\n`);
  return run(check.command, check.arguments).status === 0;
}

async function runTests(): Promise<{ passed: number; failed: number }> {
  rmSync(reportPath, { force: true });
  const result = run(
    'node_modules/.bin/vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`, ...selection],
    { CHROME_PATH: await findChromium() },
  );
  const report = reportSchema.parse(JSON.parse(readFileSync(reportPath, 'utf8')));
  // A suite that could not even load counts no test of its own, but the runner's status tells.
  const failures = Math.max(report.numFailedTests, result.status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed: failures };
}

function run(
  command: string,
  commandArguments: string[],
  environment: Record<string, string> = {},
): SpawnSyncReturns<Buffer> {
  return spawnSync(command, commandArguments, { stdio: 'inherit', env: { ...process.env, ...environment } });
}
