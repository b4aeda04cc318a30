import { describe, expect, it } from 'vitest';
import { secondsToSay } from './script-timing.ts';

const words = (count: number) => Array.from({ length: count }, () => 'palavra').join(' ');

describe('secondsToSay', () => {
  it('counts words at the pace, and a breath at each sentence', () => {
    expect(secondsToSay(words(150), 'natural')).toBe(60);
    expect(secondsToSay(`${words(130)}.`, 'calmo')).toBe(60.25);
    expect(secondsToSay('', 'rapido')).toBe(0);
  });

  it('takes no breath inside a number', () => {
    expect(secondsToSay('35,1% de 94.114 pessoas', 'natural')).toBe(secondsToSay(words(4), 'natural'));
  });
});
