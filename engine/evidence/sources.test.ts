import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../../tests/helpers/engine.ts';
import { checkMaterial } from './check-claims.ts';
import { disagreements } from './disagreements.ts';
import { findUnsupportedNumbers, readNumbers } from './read-numbers.ts';
import { type Source, sourceSchema } from './source-schema.ts';
import { getTitleLikeness } from './title-likeness.ts';
import { getAddress, notReadNotes, toMaterial } from './to-material.ts';

const { cards, sources } = content;

const folder = new URL('../../content/sources/', import.meta.url);

describe('the corpus', () => {
  it('holds only sources of the stored shape, each once', () => {
    const broken = sources.filter((source) => !sourceSchema.safeParse(source).success);
    expect(broken.map(({ id }) => id)).toEqual([]);
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    expect(new Set(sources.map(({ title, year }) => `${title} ${year}`)).size).toBe(sources.length);
    expect(sources.length).toBeGreaterThanOrEqual(1000);
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

  it('names in the authority who did it, so that it can be said after "quem traz o dado"', () => {
    const unsayable = sources.filter(({ authority_pt }) =>
      /^(?:É|São|Foi|Foram) (?:o|a|os|as|um|uma) |[^.…]$/.test(authority_pt),
    );
    expect(unsayable.map(({ id, authority_pt }) => `${id}: ${authority_pt}`)).toEqual([]);
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

  it('gives each source an address of its own: no home page, no malformed DOI, none shared', () => {
    const own = sources.filter(({ url }) => url !== '');
    const homes = own.filter(({ url }) => isHomePage(new URL(url)));
    expect(homes.map(({ id }) => id)).toEqual([]);
    const dois = own.filter(({ url }) => /doi\.org/.test(url));
    expect(dois.length).toBeGreaterThan(300);
    expect(
      dois.filter(({ url }) => !/^https:\/\/doi\.org\/10\.\d{4,9}\/\S+$/.test(url)).map(({ id }) => id),
    ).toEqual([]);
    expect(own.filter(({ url }) => /[?&]p=\d|staging/.test(url)).map(({ id }) => id)).toEqual([]);
    const shared = own.filter(({ url }) => own.filter((other) => sameAddress(other.url, url)).length > 1);
    expect(shared.map(({ id, url }) => `${id} ${url}`)).toEqual([]);
  });

  it('holds each study once, whatever its title is written like', () => {
    const twins = sources.flatMap((source, place) =>
      sources
        .slice(place + 1)
        .filter(({ title, year }) => year === source.year && getTitleLikeness(title, source.title) > 0.9)
        .map(({ id }) => `${source.id} = ${id}`),
    );
    expect(twins).toEqual([]);
  });

  it('says where each was read, unless nobody has read it', () => {
    const silent = sources.filter(
      ({ confirmed, confirmed_at }) => confirmed !== 'unconfirmed' && !/^https?:\/\/\S+$/.test(confirmed_at),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('shows no number that is not among what was read', () => {
    const strange = sources.flatMap((source) => {
      const known = factsOf(source).flatMap(readNumbers);
      const shown = [
        ...(source.facts.length > 0 ? [source.summary_pt] : []),
        ...source.arguments_pt,
        source.authority_pt,
      ];
      return shown
        .flatMap((text) => findUnsupportedNumbers(text, known))
        .filter(({ blocks }) => blocks)
        .map(({ quote }) => `${source.id} ${quote}`);
    });
    expect(strange).toEqual([]);
  });

  it('claims no cause on data that cannot show one', () => {
    const claims = sources.flatMap((source) =>
      checkMaterial({ material: toMaterial(source, 'hook'), source })
        .filter(({ check }) => check === 'causal-verb')
        .map(({ quote }) => `${source.id} ${quote}`),
    );
    expect(claims).toEqual([]);
  });

  it('has something for every card that names a theme, and eight for every area that it serves', () => {
    const served = new Set(sources.flatMap((source) => source.subtopics));
    const known = new Set(cards.map(({ slug }) => slug));
    expect([...served].filter((slug) => !known.has(slug))).toEqual([]);
    const tags = new Set(sources.flatMap((source) => source.tags));
    const bare = cards.filter(({ themes }) => themes.length > 0 && !themes.some((theme) => tags.has(theme)));
    expect(bare.map(({ slug }) => slug)).toEqual([]);
    for (const area of new Set(cards.map((card) => card.area))) {
      const slugs = cards.filter((card) => card.area === area).map(({ slug }) => slug);
      const own = sources.filter((source) => source.subtopics.some((slug) => slugs.includes(slug)));
      if (own.length > 0) expect(own.length, area).toBeGreaterThanOrEqual(8);
    }
  });

  it('names real sources in its list of disagreements', () => {
    const named = disagreements.flatMap(({ sides }) => sides.flat());
    expect(
      named.filter(({ id, argument }) => !sources.find((source) => source.id === id)?.arguments_pt[argument]),
    ).toEqual([]);
  });
});

describe('a source as a material', () => {
  it('says once how far it was read, and never for a work that was read', () => {
    for (const source of sources) {
      const { caveat } = toMaterial(source, 'hook');
      const notes = Object.values(notReadNotes).filter((note) => caveat.includes(note));
      const isRead = source.read_as === 'obra' && source.confirmed === 'page';
      expect(notes).toHaveLength(isRead ? 0 : 1);
      expect(caveat.split(notes[0] ?? '\u0000').length - 1).toBe(notes.length);
    }
  });

  it.each([
    ['obra', ''],
    ['resumo', 'Lido no resumo do trabalho'],
    ['comunicado', 'Lido no comunicado'],
    ['imprensa', 'Lido na imprensa'],
  ] as const)('says what was read: %s', (readAs, note) => {
    const [source] = sources;
    if (!source) throw new Error('There are sources');
    const { caveat, read_as } = toMaterial({ ...source, confirmed: 'page', read_as: readAs }, 'hook');
    expect(read_as).toBe(readAs);
    expect(caveat.slice(source.caveat_pt.length).trim().startsWith(note)).toBe(true);
    expect(caveat === source.caveat_pt).toBe(note === '');
    const copy = toMaterial({ ...source, confirmed: 'secondary', read_as: readAs }, 'hook').caveat;
    expect(copy).toContain(note === '' ? 'Lido numa cópia' : note);
  });

  it('carries of what its arguments speak, and who gains by them', () => {
    const [source] = sources;
    if (!source) throw new Error('There are sources');
    const noted = {
      of_what: ['mil paulistanos', 'os que dormem mal', 'as mulheres'],
      interest_pt: 'Quem fez a conta foi a loja, que vende colchão.',
    };
    const { interest_pt: _by, ...bare } = source;
    expect(toMaterial({ ...bare, ...noted }, 'hook')).toMatchObject({
      of_what: noted.of_what,
      interest: noted.interest_pt,
    });
    expect(toMaterial(bare, 'hook')).not.toHaveProperty('interest');
  });

  it('links to its own address, else to the page where it was read, else nowhere', () => {
    expect(getAddress({ url: 'https://a.br/x', confirmed_at: 'https://b.br' })).toBe('https://a.br/x');
    expect(getAddress({ url: '', confirmed_at: 'https://b.br/y' })).toBe('https://b.br/y');
    expect(getAddress({ url: '', confirmed_at: 'lido em papel' })).toBe('');
  });
});

/** What its numbers may rest on: the notes of what was read or, where none were taken, the summary. */
function factsOf({ facts, summary_pt, sample_pt, excerpt, title, authors, venue, year }: Source): string[] {
  return [
    ...(facts.length > 0 ? facts : [summary_pt]),
    sample_pt,
    excerpt,
    title,
    authors,
    venue,
    String(year),
  ];
}

function isHomePage({ pathname, hash, search }: URL): boolean {
  return pathname.length < 2 && hash === '' && search === '';
}

function sameAddress(one: string, other: string): boolean {
  const plain = (url: string) =>
    url
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, '');
  return plain(one) === plain(other);
}

function slugify(tag: string): string {
  return tag.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}
