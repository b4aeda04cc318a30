import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMaterial } from './check-claims.ts';
import { disagreements } from './disagreements.ts';
import { sources } from './load-sources.ts';
import { sourceSchema } from './source-schema.ts';
import { getAddress, notReadNotes, toMaterial } from './to-material.ts';

const folder = new URL('../content/sources/', import.meta.url);

describe('the corpus', () => {
  it('holds only sources of the stored shape, each once', () => {
    const broken = sources.filter((source) => !sourceSchema.safeParse(source).success);
    expect(broken.map(({ id }) => id)).toEqual([]);
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    expect(new Set(sources.map(({ title, year }) => `${title} ${year}`)).size).toBe(sources.length);
    expect(sources.length).toBeGreaterThanOrEqual(639);
  });

  it('keeps each source in the file of its first tag, and loads every file', () => {
    const stored = readdirSync(folder).flatMap((file) => {
      const list: { id: string; tags: string[] }[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return list.map(({ id, tags }) => ({ id, file, expected: `${slugify(tags[0] ?? '')}.json` }));
    });
    expect(stored.filter(({ file, expected }) => file !== expected)).toEqual([]);
    expect(stored.map(({ id }) => id).sort()).toEqual(sources.map(({ id }) => id).sort());
  });

  it('shows nobody a note to ourselves', () => {
    const note =
      /\b(conferir depois|verificar depois|citado de memória|não conferid[oa]s?|nota do editor)\b/i;
    const shown = sources.map(({ id, caveat_pt, use_pt, summary_pt }) => ({
      id,
      text: `${caveat_pt} ${use_pt} ${summary_pt}`,
    }));
    expect(shown.filter(({ text }) => note.test(text) || text.includes('TODO')).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('passes its own checks, source by source', () => {
    const blocked = sources.flatMap((source) => {
      const findings = checkMaterial({ material: toMaterial(source, 'hook'), source }).filter(
        ({ blocks }) => blocks,
      );
      return findings.length > 0 ? [{ id: source.id, findings }] : [];
    });
    expect(blocked).toEqual([]);
  });

  it('names real sources in its list of disagreements', () => {
    const named = disagreements.flatMap(({ sides }) => sides.flat());
    expect(
      named.filter(({ id, argument }) => !sources.find((source) => source.id === id)?.arguments_pt[argument]),
    ).toEqual([]);
  });
});

describe('a source as a material', () => {
  it('says once how far it was read, and never for a page that was read', () => {
    for (const source of sources) {
      const { caveat } = toMaterial(source, 'hook');
      const notes = Object.values(notReadNotes).filter((note) => caveat.includes(note));
      expect(notes).toHaveLength(source.confirmed === 'page' ? 0 : 1);
      expect(caveat.split(notes[0] ?? '\u0000').length - 1).toBe(notes.length);
    }
  });

  it('links to its own address, else to the page where it was read, else nowhere', () => {
    expect(getAddress({ url: 'https://a.br/x', confirmed_at: 'https://b.br' })).toBe('https://a.br/x');
    expect(getAddress({ url: '', confirmed_at: 'https://b.br/y' })).toBe('https://b.br/y');
    expect(getAddress({ url: '', confirmed_at: 'lido em papel' })).toBe('');
  });

  it('takes a third argument that is missing from the summary, word for word', () => {
    const short = sources.filter((source) => source.arguments_pt.length === 2);
    expect(short.length).toBeGreaterThan(0);
    for (const source of short) expect(source.summary_pt).toContain(toMaterial(source, 'hook').argument_3);
  });
});

function slugify(tag: string): string {
  return tag.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}
