import type { Facts } from '../../../../shared/topic-unclear.ts';

/** A question of the person's own and the lines with which they answer it. */
export interface ToldGroup {
  pergunta: string;
  frases: string[];
}

/** What a person told, question by question: the answers to "1" have the keys "1.1", "1.2" and so on. */
export function listTold(facts: Facts): ToldGroup[] {
  const keys = Object.keys(facts).sort();
  const groups = [...new Set(keys.map((key) => key.split('.')[0] ?? key))];
  return groups.map((group) => ({
    pergunta: facts[group] ?? '',
    frases: keys.filter((key) => key.startsWith(`${group}.`)).map((key) => facts[key] ?? ''),
  }));
}
