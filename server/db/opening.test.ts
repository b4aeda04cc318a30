import { describe, expect, it } from 'vitest';
import { toScript } from './opening.ts';

describe('an opening in a script', () => {
  it('has each parameter as a literal, whatever stands in it', () => {
    const sql = `select set_config('role', $1, true), set_config('claims', $2, true)`;
    expect(toScript({ sql, parameters: ['anon', `a'b\\c $1 $& "d"`] })).toBe(
      `select set_config('role', 'anon', true), set_config('claims',  E'a''b\\\\c $1 $& "d"', true)`,
    );
  });

  it('is refused when a parameter is missing', () => {
    expect(() => toScript({ sql: 'select $1, $2', parameters: ['one'] })).toThrow('No parameter $2');
  });
});
