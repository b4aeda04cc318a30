import { describe, expect, it } from 'vitest';
import type { TreeDatum } from './layout/tree-data.ts';
import { outlineActionFor, reachableId } from './outline-keys.ts';

const questions: TreeDatum[] = ['a', 'b'].map((id) => ({
  id,
  kind: 'question',
  text: id,
  children: ['1', '2'].map((number) => ({ id: `${id}${number}`, kind: 'hook', text: `${id}${number}` })),
}));

function press(key: string, activeId: string, collapsed: string[] = []) {
  return outlineActionFor(key, { questions, collapsed: new Set(collapsed), activeId });
}

describe('outlineActionFor', () => {
  it('moves up and down over what is open and stops at both ends', () => {
    expect(press('ArrowDown', 'a')).toEqual({ type: 'focus', id: 'a1' });
    expect(press('ArrowDown', 'a2')).toEqual({ type: 'focus', id: 'b' });
    expect(press('ArrowDown', 'a', ['a'])).toEqual({ type: 'focus', id: 'b' });
    expect(press('ArrowUp', 'b')).toEqual({ type: 'focus', id: 'a2' });
    expect(press('ArrowUp', 'a')).toBeNull();
    expect(press('ArrowDown', 'b2')).toBeNull();
    expect(press('Home', 'b2')).toEqual({ type: 'focus', id: 'a' });
    expect(press('End', 'a')).toEqual({ type: 'focus', id: 'b2' });
  });

  it('opens a question to the right and closes it to the left', () => {
    expect(press('ArrowRight', 'a', ['a'])).toEqual({ type: 'expand', id: 'a' });
    expect(press('ArrowRight', 'a')).toEqual({ type: 'focus', id: 'a1' });
    expect(press('ArrowLeft', 'a2')).toEqual({ type: 'focus', id: 'a' });
    expect(press('ArrowLeft', 'a')).toEqual({ type: 'collapse', id: 'a' });
    expect(press('ArrowLeft', 'a', ['a'])).toBeNull();
  });

  it('chooses a hook and folds a question with Enter', () => {
    expect(press('Enter', 'b1')).toEqual({ type: 'choose', id: 'b1' });
    expect(press('Enter', 'b')).toEqual({ type: 'collapse', id: 'b' });
    expect(press(' ', 'b', ['b'])).toEqual({ type: 'expand', id: 'b' });
  });

  it('keeps the tab stop on an item in sight when a question folds over it', () => {
    expect(reachableId('a2', { questions, collapsed: new Set(['a']) })).toBe('a');
    expect(reachableId('a2', { questions, collapsed: new Set(['b']) })).toBe('a2');
    expect(reachableId('a', { questions, collapsed: new Set(['a']) })).toBe('a');
  });

  it('leaves every other key to the browser', () => {
    expect(press('Tab', 'a')).toBeNull();
    expect(press('x', 'a')).toBeNull();
  });
});
