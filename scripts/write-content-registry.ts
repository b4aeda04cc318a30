// Writes engine/content/bank.ts and frames.ts from the files that are there. Run after adding content:
// npm run content:registry (a test fails when it was forgotten).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const root = 'engine/content';

interface Entry {
  /** From engine/content, without extension. */
  path: string;
  name: string;
}

writeFileSync(`${root}/bank.ts`, bankSource(findEntries('bank/*/*.ts', 'BankSubtopic')));
writeFileSync(
  `${root}/frames.ts`,
  framesSource(findEntries('domains/*.ts', 'DomainFrame'), findEntries('classes/*.ts', 'Frame')),
);

function findEntries(pattern: string, type: string): Entry[] {
  const paths = globSync(pattern, { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const match = new RegExp(`export const (\\w+): ${type}\\b`).exec(
        readFileSync(`${root}/${path}`, 'utf8'),
      );
      if (match?.[1] === undefined) throw new Error(`${root}/${path} exports no ${type}`);
      return { path: path.replace(/\.ts$/, ''), name: match[1] };
    });
}

function bankSource(entries: Entry[]): string {
  const seen = new Set<string>();
  const named = entries.map(({ path, name }) => {
    const alias = seen.has(name) ? `${name}Of${pascalCase(basename(dirname(path)))}` : name;
    seen.add(name);
    return { path, name, alias };
  });
  const imports = named.map(
    ({ path, name, alias }) =>
      `import { ${alias === name ? name : `${name} as ${alias}`} } from './${path}.ts';\n`,
  );
  return `${imports.join('')}import type { BankSubtopic, DomainId } from './content-types.ts';

/** Every subtopic with hooks written for it alone. */
export const bankSubtopics: readonly BankSubtopic[] = [
${named.map(({ alias }) => `  ${alias},\n`).join('')}];

const byName = new Map(bankSubtopics.map((entry) => [\`\${entry.domain}/\${entry.subtopic}\`, entry]));

/** The written questions and hooks of one subtopic, or null when nobody wrote them yet. */
export function findBankSubtopic(domain: DomainId, subtopic: string): BankSubtopic | null {
  return byName.get(\`\${domain}/\${subtopic}\`) ?? null;
}
`;
}

function framesSource(domains: Entry[], classes: Entry[]): string {
  const imports = (entries: Entry[]) =>
    entries.map(({ path, name }) => `import { ${name} } from './${path}.ts';\n`).join('');
  const members = (entries: Entry[]) =>
    entries.map(({ path, name }) => `  ${quoteKey(basename(path))}: ${name},\n`).join('');
  return `import type { SemanticClass } from '../language/topic-types.ts';
${imports(classes)}import type { DomainFrame, DomainId, Frame } from './content-types.ts';
${imports(domains)}
/** The frame of each domain that has one; a topic of another domain is served by its semantic class. */
export const domainFrames: Readonly<Partial<Record<DomainId, DomainFrame>>> = {
${members(domains)}};

/** The frame of each semantic class: what serves a topic whose domain nobody recognised. */
export const classFrames: Readonly<Record<SemanticClass, Frame>> = {
${members(classes)}};
`;
}

function quoteKey(key: string): string {
  return key.includes('-') ? `'${key}'` : key;
}

function pascalCase(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
