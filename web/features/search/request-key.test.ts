import { describe, expect, it } from 'vitest';
import { FunctionError, isAnswer, NetworkError } from '../../lib/function-error.ts';
import { basisOf, choosePending } from './request-key.ts';

const pending = { prompt: 'Emagrecer', variant: 0, basis: '', key: 'first' };

describe('the key of a request', () => {
  it('stays the same while the same request waits for its answer', () => {
    expect(choosePending(pending, { prompt: 'Emagrecer', variant: 0, basis: '' }, 'second').key).toBe(
      'first',
    );
  });

  it('is new for another topic, another set, or when nothing waits', () => {
    const same = { prompt: 'Emagrecer', variant: 0, basis: '' };
    expect(choosePending(pending, { ...same, prompt: 'Dormir' }, 'second').key).toBe('second');
    expect(choosePending(pending, { ...same, variant: 1 }, 'second').key).toBe('second');
    expect(choosePending(null, same, 'second').key).toBe('second');
  });

  it('is new for other facts and for another kind', () => {
    const basis = basisOf({ facts: { erro: 'bater com pressa', erro2: 'desanda' } });
    const request = { prompt: 'Emagrecer', variant: 0, basis };
    const told = { ...request, key: 'first' };
    expect(choosePending(told, request, 'second').key).toBe('first');
    const others = [{}, { kind: 'prato' }, { facts: { erro: 'bater com pressa', erro2: 'murcha' } }];
    for (const each of others) {
      expect(choosePending(told, { ...request, basis: basisOf(each) }, 'second').key).toBe('second');
    }
    expect(basisOf({ facts: { erro2: 'desanda', erro: 'bater com pressa' } })).toBe(basis);
  });

  it('outlives a lost connection but not an answer of the server', () => {
    expect(isAnswer(new NetworkError('lost'))).toBe(false);
    expect(isAnswer(new DOMException('left', 'AbortError'))).toBe(false);
    expect(isAnswer(new FunctionError({ status: 502, code: 'unreadable', message: '' }))).toBe(false);
    expect(isAnswer(new FunctionError({ status: 422, code: 'unusable_topic', message: 'x' }))).toBe(true);
  });
});
