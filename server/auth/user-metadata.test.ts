import { describe, expect, it } from 'vitest';
import { mergeMetadata, metadataSchema } from './user-metadata.ts';

describe('mergeMetadata', () => {
  it('merges key by key, and a null deletes its key alone', () => {
    const current = { nome: 'Ana', tema: 'claro', antigo: null };
    expect(mergeMetadata(current, { tema: null, idade: 30, ausente: null })).toEqual({
      nome: 'Ana',
      antigo: null,
      idade: 30,
    });
  });

  it('replaces nested values whole', () => {
    expect(mergeMetadata({ canal: { a: 1 } }, { canal: { b: null } })).toEqual({ canal: { b: null } });
  });

  it('stays small enough for the headers of a request, also when it grows bit by bit', () => {
    const half = mergeMetadata({}, { a: 'x'.repeat(5000) });
    expect(() => mergeMetadata(half, { b: 'x'.repeat(5000) })).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });
});

describe('metadataSchema', () => {
  it('takes an object of anything that the database can store', () => {
    const value = { texto: 'olá 👋', lista: [1, null, { fundo: true }] };
    expect(metadataSchema.parse(value)).toEqual(value);
  });

  it('refuses what the database cannot store', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    for (const value of [[], 'text', { a: 'x\0y' }, { 'x\0y': 1 }, { a: ['\ud800'] }, deep]) {
      expect(metadataSchema.safeParse(value).success).toBe(false);
    }
  });
});
