import { describe, expect, it } from 'vitest';
import { zoomActionFor } from './zoom-keys.ts';

describe('zoomActionFor', () => {
  it('zooms in, out and back', () => {
    expect(zoomActionFor('+', false)).toEqual({ zoomBy: 1.25 });
    expect(zoomActionFor('-', true)).toEqual({ zoomBy: 0.8 });
    expect(zoomActionFor('0', true)).toBe('show-whole');
  });

  it('pans with the arrows only once the tree is enlarged, so that they still scroll the page', () => {
    expect(zoomActionFor('ArrowLeft', true)).toEqual({ panBy: [60, 0] });
    expect(zoomActionFor('ArrowLeft', false)).toBeNull();
    expect(zoomActionFor('Enter', true)).toBeNull();
  });
});
