import { describe, expect, it } from 'vitest';
import { zoomActionFor } from './zoom-keys.ts';

const press = (key: string, isEnlarged: boolean, isOnItem = false) =>
  zoomActionFor(key, { isEnlarged, isOnItem });

describe('zoomActionFor', () => {
  it('zooms in, out and back, wherever the focus is', () => {
    for (const isOnItem of [false, true]) {
      expect(press('+', false, isOnItem)).toEqual({ zoomBy: 1.25 });
      expect(press('-', true, isOnItem)).toEqual({ zoomBy: 0.8 });
      expect(press('0', true, isOnItem)).toBe('show-whole');
    }
  });

  it('pans with the arrows only once the tree is enlarged, so that they still scroll the page', () => {
    expect(press('ArrowLeft', true)).toEqual({ panBy: [60, 0] });
    expect(press('ArrowLeft', false)).toBeNull();
    expect(press('Enter', true)).toBeNull();
  });

  it('leaves the arrows to the walk while a question or a hook has the focus', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      expect(press(key, true, true)).toBeNull();
  });
});
