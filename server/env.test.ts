import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

describe('where materials come from', () => {
  it('is the corpus alone, unless more is asked for', () => {
    expect(readEnvironment({}).evidence.sources).toEqual([]);
    expect(readEnvironment({ EVIDENCE_SOURCES: 'corpus' }).evidence.sources).toEqual([]);
    const { evidence } = readEnvironment({
      EVIDENCE_SOURCES: 'corpus, openalex,wikipedia',
      OPENALEX_API_KEY: 'chave',
      EVIDENCE_CONTACT: 'ana@exemplo.br',
    });
    expect(evidence).toMatchObject({
      sources: ['openalex', 'wikipedia'],
      openalexKey: 'chave',
      contact: 'ana@exemplo.br',
    });
  });

  it.each([
    [{ EVIDENCE_SOURCES: 'corpus,google' }, /EVIDENCE_SOURCES/],
    [{ EVIDENCE_SOURCES: 'wikipedia' }, /EVIDENCE_SOURCES.*corpus/],
    [{ EVIDENCE_SOURCES: 'corpus,tavily' }, /TAVILY_API_KEY.*needed by "tavily"/],
    [{ EVIDENCE_SOURCES: 'corpus,brave,openalex', BRAVE_API_KEY: 'segredo' }, /OPENALEX_API_KEY/],
    [{ EVIDENCE_CONTACT: 'ana' }, /EVIDENCE_CONTACT/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});
