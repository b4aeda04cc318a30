import { describe, expect, it } from 'vitest';
import { plainBlock as block } from '../../../tests/helpers/plain-block.ts';
import { freshSearch, type LastSearch } from './last-search.ts';

const hour = 60 * 60 * 1000;
const savedAt = 1_700_000_000_000;
const search: LastSearch = {
  topic: 'Emagrecer na academia',
  data: {
    id: '6b6f4f5e-2d7c-4a53-9d4e-0c2a3f6b7a11',
    topic: 'Emagrecer na academia',
    questions: [block, block, block, block],
    engine: 'embedded',
    written_from: { source: 'larger-card', name: 'Bolos' },
    care: null,
    has_more: false,
    near: [],
    reused: false,
  },
  variant: 0,
  timestamp: savedAt,
};

describe('freshSearch', () => {
  it('gives the search back until it is 24 hours old', () => {
    expect(freshSearch(search, savedAt)).toEqual(search);
    expect(freshSearch(search, savedAt + 24 * hour - 1)).toEqual(search);
  });

  it('throws it away at 24 hours', () => {
    expect(freshSearch(search, savedAt + 24 * hour)).toBeNull();
  });

  it('takes a search that was stored without what it was written from for one of a card', () => {
    const { written_from: _from, has_more: _more, near: _near, care: _care, ...data } = search.data;
    expect(freshSearch({ ...search, data }, savedAt)?.data).toEqual({
      ...data,
      written_from: { source: 'card', name: null },
      care: null,
      has_more: true,
      near: [],
    });
  });

  it('throws away a search from the future and whatever is not a search', () => {
    expect(freshSearch(search, savedAt - 1)).toBeNull();
    expect(freshSearch(null, savedAt)).toBeNull();
    expect(freshSearch({ ...search, data: { ...search.data, questions: [block] } }, savedAt)).toBeNull();
  });
});
