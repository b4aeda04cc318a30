import type { WrittenHook } from '../engine/content.ts';
import { mechanisms } from '../shared/mechanisms.ts';

const hookPattern = /^\[([^\],]+)(, vivido)?\] (.+)$/u;

/** Reads "[cena] A música começou."; null, after a report, where the mechanism is missing or unknown. */
export function parseHookLine(
  text: string,
  report: (problem: string, fix: string) => void,
): WrittenHook | null {
  const [, name = '', lived, hook = ''] = hookPattern.exec(text) ?? [];
  if (hook === '') {
    report('a hook without its mechanism', `Write "- [cena] ${text}", with what fits it.`);
    return null;
  }
  const mechanism = mechanisms.find((known) => known === name);
  if (!mechanism) {
    report(`unknown mechanism "${name}"`, `Write one of: ${mechanisms.join(', ')}.`);
    return null;
  }
  return { mechanism, text: hook, ...(lived && { needsTruth: true }) };
}
