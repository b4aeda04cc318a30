import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const coverage = await readFile('docs/spec-coverage.md', 'utf8');

interface Row {
  name: string;
  where: string[];
  tests: { path: string; names: string[] }[];
}

/** The rows of the tables, each with the files and the names of tests that it gives. */
const rows = [...coverage.matchAll(/^\| ((?:\d+|R)\.\d+) \|(.*)\|$/gm)].map(
  ([, name = '', cells = '']): Row => {
    const [, where = '', tests = ''] = cells.split(' | ');
    return {
      name,
      where: inCode(where),
      tests: tests === '-' ? [] : tests.split('<br>').map(readTests),
    };
  },
);

function readTests(file: string): Row['tests'][number] {
  return {
    path: inCode(file)[0] ?? '',
    names: [...file.matchAll(/"([^"]+)"/g)].map(([, test = '']) => test),
  };
}

function inCode(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

/** Whether a test or a group of tests of the file begins so, its case aside; what follows tells its size. */
async function hasTest(path: string, name: string): Promise<boolean> {
  const source = (await readFile(path, 'utf8')).replaceAll("\\'", "'");
  return ["'", '"', '`', "'%s "].some((start) => source.includes(start + name));
}

describe('the table of what the specification asks', () => {
  it('has its rows', () => {
    expect(rows.length).toBeGreaterThan(200);
  });

  it('names files that exist', () => {
    const paths = rows.flatMap(({ where, tests }) => [...where, ...tests.map(({ path }) => path)]);
    expect([...new Set(paths)].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names tests that exist', async () => {
    const missing: string[] = [];
    for (const { name, tests } of rows) {
      for (const { path, names } of tests) {
        if (names.length === 0) missing.push(`${name}: no test of ${path}`);
        for (const test of names) {
          if (!(await hasTest(path, test))) missing.push(`${name}: ${path}: ${test}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('names a test in a browser for each row of what a person sees', () => {
    const isInBrowser = ({ path }: Row['tests'][number]) => path.startsWith('tests/e2e/');
    // Fields, calls and readings may be of the server alone.
    const seen = rows.filter(({ name }) => !/^(?:3|7|R)\./.test(name));
    expect(seen.filter(({ tests }) => !tests.some(isInBrowser)).map(({ name }) => name)).toEqual([]);
  });

  it('has rows for each section and each reading, and a test for each row', () => {
    const sections = new Set(rows.map(({ name }) => name.split('.')[0]));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'R']);
    const readings = [...coverage.matchAll(/^- \*\*(?!Phone|One|Where|Test|Sizes|State)([^*]+?)\.?\*\*/gm)];
    const named = [...coverage.matchAll(/^\| R\.\d+ \| (.+?) \|/gm)];
    expect(named.map(([, name]) => name)).toEqual(readings.map(([, name]) => name));
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('says of each file of browser tests at which sizes it runs', async () => {
    const told = new Map<string, string[]>();
    for (const [, sizes = '', files = ''] of coverage.matchAll(/^- \*\*(Phone[^*]*|One[^*]*)\*\*: (.*)$/gm)) {
      told.set(sizes, inCode(files).toSorted());
    }
    const found = new Map<string, string[]>();
    for await (const path of glob('tests/e2e/*.test.ts')) {
      const sizes = sizesOf(await readFile(path, 'utf8'));
      const name = path.replaceAll('\\', '/').replace('tests/e2e/', '').replace('.test.ts', '');
      found.set(sizes, [...(found.get(sizes) ?? []), name].toSorted());
    }
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(found));
  });
});

/** A file speaks of `sizes`, all three, or names those that it opens pages at. */
function sizesOf(source: string): string {
  const named = ['phone', 'tablet', 'desktop'].filter((size) => source.includes(`'${size}'`));
  if (named.length === 3 || /\bsizes[.)]/.test(source)) return 'Phone, tablet and desktop';
  return named.length === 2 ? 'Phone and desktop' : 'One size';
}
