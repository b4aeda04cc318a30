import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judgeAudit } from '../../scripts/judge-audit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-sbom-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('the list of packages', () => {
  it('names what the server brings along, in the versions of the lock file, without a network', async () => {
    const path = join(directory, 'sbom.cdx.json');
    const written = spawnSync(process.execPath, [join(root, 'scripts/write-sbom.ts'), path], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: directory, npm_config_registry: 'http://127.0.0.1:1' },
    });
    expect(written.stderr).toBe('');
    expect(written.status).toBe(0);
    const component = z.object({ name: z.string(), version: z.string() });
    const bom = z
      .object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) })
      .parse(await readJson(path));
    const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
    const manifest = z
      .object({
        dependencies: z.record(z.string(), z.string()),
        devDependencies: z.record(z.string(), z.string()),
      })
      .parse(await readJson(join(root, 'package.json')));
    const own = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`);
    expect(own.filter((name) => !listed.has(name))).toEqual([]);
    expect(listed.has(`vitest@${manifest.devDependencies.vitest}`)).toBe(false);
  });
});

describe('the look at known faults', () => {
  const report = (...severities: string[]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(severities.map((severity, at) => [`p${at}`, { severity }])),
      metadata: { dependencies: { prod: 100 } },
    });

  it('refuses what is high or worse, and nothing below', () => {
    expect(judgeAudit(report('low', 'moderate'))).toEqual({
      isRefused: false,
      sentence: '100 packages, 0 with a high or critical fault',
    });
    expect(judgeAudit(report('low', 'high', 'critical'))).toEqual({
      isRefused: true,
      sentence: '100 packages, 2 with a high or critical fault: p1 (high), p2 (critical)',
    });
  });

  it('says so when nobody could look', () => {
    for (const silence of ['', '{"message":"405 Method Not Allowed"}', '{"error":{}}']) {
      const { isRefused, sentence } = judgeAudit(silence);
      expect(isRefused).toBe(false);
      expect(sentence).toMatch(/^NOT DONE/u);
    }
  });

  it('is what continuous integration ends with', async () => {
    expect(await readFile(join(root, '.ci/run'), 'utf8')).toMatch(/^npm run --silent audit$/mu);
  });
});
