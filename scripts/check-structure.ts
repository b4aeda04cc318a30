import { glob, readFile } from 'node:fs/promises';
import { findViolations, type SourceFile } from './structure-rules.ts';

const roots = ['shared', 'engine', 'server', 'web', 'tests', 'scripts', 'bench'];
const files: SourceFile[] = [];
const paths = glob(
  roots.map((root) => `${root}/**/*.{ts,tsx}`),
  { exclude: ['**/node_modules'] },
);
for await (const path of paths) {
  files.push({ path: path.replaceAll('\\', '/'), text: await readFile(path, 'utf8') });
}
const violations = findViolations(files);
for (const violation of violations) process.stderr.write(`${violation}\n`);
process.stdout.write(`structure: ${files.length} files, ${violations.length} violations\n`);
if (violations.length > 0 || files.length === 0) process.exitCode = 1;
