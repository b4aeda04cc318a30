import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';

test('the session moves from the address to the history entry, and the rest stays', () => {
  const first = readArrival('?plano=Essencial&utm_source=ig&session_id=cs_1', null);
  expect(first).toEqual({
    sessionId: 'cs_1',
    plano: 'Essencial',
    cleanSearch: 'plano=Essencial&utm_source=ig',
  });
  expect(readArrival(`?${first.cleanSearch}`, { sessionId: 'cs_1' })).toEqual({
    sessionId: 'cs_1',
    plano: 'Essencial',
    cleanSearch: null,
  });
});

test('an address without a session asks after none', () => {
  expect(readArrival('?plano=plano2', null)).toEqual({ sessionId: null, plano: 'plano2', cleanSearch: null });
  expect(readArrival('?session_id=', 'nonsense')).toEqual({ sessionId: null, plano: '', cleanSearch: '' });
});
