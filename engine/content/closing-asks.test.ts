import { describe, expect, it } from 'vitest';
import { closingAsks } from './closing-asks.ts';
import { subtopics } from './subtopics.ts';

const asks = Object.values(closingAsks).flatMap((three) => three.split(' | '));

describe('what the viewer is asked to do', () => {
  it('is written for every subtopic, three a piece and none twice', () => {
    expect(Object.keys(closingAsks).sort()).toEqual(subtopics.map(({ slug }) => slug).sort());
    expect(Object.values(closingAsks).filter((three) => three.split(' | ').length !== 3)).toEqual([]);
    expect(asks.filter((ask, place) => asks.indexOf(ask) !== place)).toEqual([]);
  });

  it('can be said in one breath, and begs for no follower', () => {
    const lengths = asks.filter((ask) => {
      const words = ask.split(' ').length;
      return words < 5 || words > 17;
    });
    expect(lengths).toEqual([]);
    expect(
      asks.filter((ask) => /inscrev|curte|segue o perfil|compartilha esse vídeo|[!“”"]/i.test(ask)),
    ).toEqual([]);
  });
});
