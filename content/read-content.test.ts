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
    const engine = openEngine(content);
    const reading = engine.readTopic('bolo');
    const tree = reading.kind === 'card' ? engine.generateTree({ reading }) : null;
    const written = content.cards[0]?.questions.flatMap(({ hooks }) => hooks.map(({ text }) => text));
    const shown = tree?.questions.flatMap((block) => hooksOf(block).map(({ hook }) => hook)) ?? [];
    expect(shown).toHaveLength(16);
    expect(shown.filter((hook) => !written?.includes(hook))).toEqual([]);
    expect(engine.readTopic('luto').kind).toBe('ask');
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
    expect(message).toMatch(/cards\/casa\/mofo\.md:4: 0 questions/);
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

  it('is refused when it has kinds and no form of "Me conta"', () => {
    mkdirSync(join(directory, 'kinds'));
    cpSync(join(contentDirectory, 'kinds/prato.md'), join(directory, 'kinds/prato.md'));
    expect(problemsOf([directory])).toMatch(/me-conta\.md:1: no such file/);
    cpSync(join(contentDirectory, 'me-conta.md'), join(directory, 'me-conta.md'));
    expect(problemsOf([directory])).toBe('');
  });

  it('takes the areas from the folders of the cards', () => {
    mkdirSync(join(directory, 'cards/lua'));
    cpSync(join(contentDirectory, 'cards/arte/danca.md'), join(directory, 'cards/lua/danca.md'));
    expect(readContent([directory]).cards.map(({ area }) => area)).toEqual(['lua']);
  });

  it('is refused when a theme, a kind, a noun or a foreign name is wrong, each with its line', () => {
    copyCard('arte/danca');
    for (const folder of ['themes', 'kinds', 'lexicon']) mkdirSync(join(directory, folder));
    writeFileSync(join(directory, 'themes/sono.md'), '# sono\nlixo\n');
    writeFileSync(join(directory, 'kinds/prato.md'), '# prato\n\nlixo\n');
    writeFileSync(join(directory, 'lexicon/comida.tsv'), 'bolo\tm\ts\tprato\nbolo\tx\ts\t-\n');
    writeFileSync(join(directory, 'foreign-names.tsv'), 'danca\tdancing\tbaile\nlua\tmoon\tluna\n');
    const message = problemsOf([directory]);
    expect(message).toMatch(/themes\/sono\.md:2: "lixo" is no line of a theme/);
    expect(message).toMatch(/kinds\/prato\.md:3: "lixo" is no line of a kind/);
    expect(message).toMatch(/lexicon\/comida\.tsv:2: "bolo\tx/);
    expect(message).not.toContain('unknown kind');
    expect(message).toMatch(/foreign-names\.tsv:2: unknown card "lua"/);
  });
});
