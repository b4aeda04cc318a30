import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEngine } from '../engine/open-engine.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import { ContentError } from './content-problem.ts';
import { contentDirectory, readContent } from './read-content.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'fisga-content-'));
  mkdirSync(join(directory, 'cards/casa'), { recursive: true });
  mkdirSync(join(directory, 'sources'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

const copyCard = (path: string) =>
  cpSync(
    join(contentDirectory, `cards/${path}.md`),
    join(directory, 'cards/casa', `${path.split('/')[1]}.md`),
  );

const problemsOf = (directories: string[]): string => {
  try {
    readContent(directories);
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

describe('the content', () => {
  it('can be three cards, and the engine writes trees from them alone', () => {
    for (const path of ['culinaria/bolo', 'casa/limpeza', 'arte/danca']) copyCard(path);
    const content = readContent([directory]);
    expect(content.cards.map(({ slug }) => slug)).toEqual(['bolo', 'danca', 'limpeza']);
    const result = openEngine(content).generateTree({ topic: 'bolo', variant: 0 });
    if (result.kind !== 'tree') throw new Error(result.kind);
    const written = content.cards[0]?.questions.flatMap(({ hooks }) => hooks.map(({ text }) => text));
    const shown = result.tree.questions.flatMap((block) => hooksOf(block).map(({ hook }) => hook));
    expect(result.tree).toMatchObject({ subtopic: 'bolo', tier: 'bank' });
    expect(shown.filter((hook) => written?.includes(hook)).length).toBeGreaterThanOrEqual(12);
  });

  it("gives an installation's card the place of ours at the same path", () => {
    mkdirSync(join(directory, 'cards/culinaria'));
    cpSync(join(contentDirectory, 'cards/arte/danca.md'), join(directory, 'cards/culinaria/bolo.md'));
    const { cards } = readContent([contentDirectory, directory]);
    expect(cards.find(({ slug }) => slug === 'bolo')?.name).toBe('Dança');
    expect(cards).toHaveLength(readContent().cards.length);
  });

  it('is refused with every problem, each with its file and line', () => {
    copyCard('arte/danca');
    writeFileSync(join(directory, 'cards/casa/mofo.md'), '# Mofo\n\nlixo\n');
    writeFileSync(join(directory, 'sources/mofo.json'), '[{ "id": "um" }]');
    const message = problemsOf([directory]);
    expect(message).toMatch(/cards\/casa\/mofo\.md:3: "lixo" is no line of a card/);
    expect(message).toMatch(/cards\/casa\/mofo\.md:4: no question of the family "fazer"/);
    expect(message).toMatch(/sources\/mofo\.json:\d+: title: /);
  });

  it('is refused when a file is no JSON, or two areas have a card of one name', () => {
    copyCard('arte/danca');
    mkdirSync(join(directory, 'cards/arte'));
    cpSync(join(directory, 'cards/casa/danca.md'), join(directory, 'cards/arte/danca.md'));
    writeFileSync(join(directory, 'sources/mofo.json'), '[{');
    expect(problemsOf([directory])).toMatch(/area "arte" has a card "danca" too/);
    expect(problemsOf([directory])).toMatch(/sources\/mofo\.json:1: no valid JSON/);
  });

  it('is refused when a card stands in an area that is not known', () => {
    mkdirSync(join(directory, 'cards/lua'));
    cpSync(join(contentDirectory, 'cards/arte/danca.md'), join(directory, 'cards/lua/danca.md'));
    expect(problemsOf([directory])).toMatch(/cards\/lua\/danca\.md:1: unknown area "lua"/);
  });
});
