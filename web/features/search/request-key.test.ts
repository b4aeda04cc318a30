import { describe, expect, it } from 'vitest';
import { FunctionError, isAnswer, NetworkError } from '../../lib/function-error.ts';
import { choosePending } from './request-key.ts';

const pending = { prompt: 'Emagrecer', variant: 0, key: 'first' };

describe('the key of a request', () => {
  it('stays the same while the same request waits for its answer', () => {
    expect(choosePending(pending, { prompt: 'Emagrecer', variant: 0 }, 'second').key).toBe('first');
  });

  it('is new for another topic, another set, or when nothing waits', () => {
    expect(choosePending(pending, { prompt: 'Dormir', variant: 0 }, 'second').key).toBe('second');
    expect(choosePending(pending, { prompt: 'Emagrecer', variant: 1 }, 'second').key).toBe('second');
    expect(choosePending(null, { prompt: 'Emagrecer', variant: 0 }, 'second').key).toBe('second');
  });

  it('outlives a lost connection but not an answer of the server', () => {
    expect(isAnswer(new NetworkError('lost'))).toBe(false);
    expect(isAnswer(new DOMException('left', 'AbortError'))).toBe(false);
    expect(isAnswer(new FunctionError({ status: 502, code: 'unreadable', message: '' }))).toBe(false);
    expect(isAnswer(new FunctionError({ status: 422, code: 'unusable_topic', message: 'x' }))).toBe(true);
  });
});
