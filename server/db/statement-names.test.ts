import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

const useOften = (names: StatementNames, sql: string) =>
  Array.from({ length: 6 }, () => names.nameOf(sql)).at(-1) ?? '';

describe('the names of statements', () => {
  it('are for those that run again and again, and the same in every process', () => {
    const names = new StatementNames();
    expect(names.nameOf('select 1')).toBe('');
    const name = useOften(names, 'select 1');
    expect(name).toMatch(/^[0-9a-f]{40}$/);
    expect(useOften(new StatementNames(), 'select 1')).toBe(name);
    expect(useOften(names, 'select 2')).not.toBe(name);
  });

  it('are at most a hundred, whatever people ask', () => {
    const names = new StatementNames();
    const given = Array.from({ length: 3000 }, (_, index) => useOften(names, `select ${index}`));
    expect(given.filter((name) => name !== '')).toHaveLength(100);
    expect(names.nameOf('select 0')).toBe(given[0]);
  });

  it('end where a pooler keeps none', () => {
    const names = new StatementNames();
    useOften(names, 'select 1');
    names.turnOff();
    expect(names.nameOf('select 1')).toBe('');
  });
});
