import { describe, expect, it } from 'vitest';
import { distanceIntoView } from './keep-in-view.ts';

const frame = { left: 0, top: 0, right: 100, bottom: 100 };

describe('distanceIntoView', () => {
  it('leaves what is whole inside where it is', () => {
    expect(distanceIntoView({ left: 0, top: 10, right: 44, bottom: 54 }, frame)).toEqual({ x: 0, y: 0 });
  });

  it('brings in what lies beyond an edge, by just as much', () => {
    expect(distanceIntoView({ left: 90, top: -20, right: 134, bottom: 24 }, frame)).toEqual({
      x: -34,
      y: 20,
    });
  });

  it('brings in the start of what is larger than the frame', () => {
    expect(distanceIntoView({ left: 30, top: -90, right: 150, bottom: 20 }, frame)).toEqual({
      x: -30,
      y: 90,
    });
  });
});
