import type { RiskName } from './risk-categories.ts';

/** What a card may answer with care, as its line "acolhe" names it. */
export const careSubjects = {
  luto: 'grief',
  dependência: 'addiction',
  depressão: 'depression',
  pânico: 'panic',
  alimentação: 'eating-disorder',
  violência: 'violence',
  abuso: 'sexual-abuse',
  criança: 'child-in-danger',
  bullying: 'bullying',
  suicídio: 'self-harm',
} as const satisfies Record<string, RiskName>;

export type CareSubject = keyof typeof careSubjects;

export function isCareSubject(text: string): text is CareSubject {
  return Object.hasOwn(careSubjects, text);
}

/** Somebody may be in danger now: only a card whose very name was typed may answer. */
const urgent: ReadonlySet<RiskName> = new Set(['self-harm', 'child-in-danger', 'violence', 'sexual-abuse']);

export function isUrgent(name: RiskName): boolean {
  return urgent.has(name);
}
