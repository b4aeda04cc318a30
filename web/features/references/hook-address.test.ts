import { describe, expect, it } from 'vitest';
import { hookOfAddress, treeIdOfArrival } from './hook-address.ts';

describe('the address of the references', () => {
  it('names the hook; the tree comes with the visit and only as an id', () => {
    expect(hookOfAddress(new URLSearchParams('hook=%20A%20cal%C3%A7a%20&utm_source=x'))).toBe('A calça');
    expect(hookOfAddress(new URLSearchParams(''))).toBe('');
    const treeId = '6b6f4f5e-2d7c-4a53-9d4e-0c2a3f6b7a11';
    expect(treeIdOfArrival({ treeId })).toBe(treeId);
    expect(treeIdOfArrival({ treeId: 'x' })).toBeNull();
    expect(treeIdOfArrival(null)).toBeNull();
  });
});
