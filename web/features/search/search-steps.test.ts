import { describe, expect, it } from 'vitest';
import { searchSteps } from './search-steps.ts';

const statesOf = (progress: Parameters<typeof searchSteps>[0]) =>
  searchSteps(progress).map((step) => step.state);

describe('searchSteps', () => {
  it('waits for a topic, generates, then waits for a choice', () => {
    const nothing = { hasTopic: false, isLoading: false, hasResult: false };
    expect(statesOf(nothing)).toEqual(['current', 'upcoming', 'upcoming']);
    expect(statesOf({ ...nothing, hasTopic: true })).toEqual(['completed', 'upcoming', 'upcoming']);
    expect(statesOf({ ...nothing, hasTopic: true, isLoading: true })).toEqual([
      'completed',
      'current',
      'upcoming',
    ]);
    expect(statesOf({ ...nothing, hasTopic: true, hasResult: true })).toEqual([
      'completed',
      'completed',
      'current',
    ]);
  });

  it('goes back to generating when another set is asked for, and stays at the choice in an emptied field', () => {
    expect(statesOf({ hasTopic: true, isLoading: true, hasResult: true })).toEqual([
      'completed',
      'current',
      'upcoming',
    ]);
    expect(statesOf({ hasTopic: false, isLoading: false, hasResult: true })).toEqual([
      'completed',
      'completed',
      'current',
    ]);
  });
});
