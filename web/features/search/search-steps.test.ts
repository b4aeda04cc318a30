import { describe, expect, it } from 'vitest';
import { searchSteps } from './search-steps.ts';

const statesOf = (progress: Parameters<typeof searchSteps>[0]) =>
  searchSteps(progress).map((step) => step.state);

describe('searchSteps', () => {
  it('waits for a topic, generates, then waits for a choice', () => {
    expect(statesOf({ isLoading: false, hasResult: false })).toEqual(['current', 'upcoming', 'upcoming']);
    expect(statesOf({ isLoading: true, hasResult: false })).toEqual(['completed', 'current', 'upcoming']);
    expect(statesOf({ isLoading: false, hasResult: true })).toEqual(['completed', 'completed', 'current']);
  });

  it('goes back to generating when another set is asked for', () => {
    expect(statesOf({ isLoading: true, hasResult: true })).toEqual(['completed', 'current', 'upcoming']);
  });
});
