import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/** Writes what the server brings along, as CycloneDX JSON, from the lock file alone: no network, nothing installed is looked at. */
const path = process.argv[2] ?? 'dist/sbom.cdx.json';
const kind = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--offline', '--loglevel=error', ...kind], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status === 0) {
  const bom = leaveOutDevelopment(bomSchema.parse(JSON.parse(stdout)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(bom, null, 2)}\n`);
  process.stdout.write(`${path}: ${bom.components.length} packages\n`);
} else {
  process.stderr.write(stderr);
  process.exitCode = 1;
}

/** npm's own `--omit=dev` also leaves out what a package of development asks for beside ours. */
function leaveOutDevelopment(bom: z.output<typeof bomSchema>): z.output<typeof bomSchema> {
  const components = bom.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const kept = new Set([
    bom.metadata.component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ]);
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => kept.has(name)) }));
  return { ...bom, components, dependencies };
}
