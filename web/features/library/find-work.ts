import type { KeptWork } from './api/get-kept-work.ts';

/** The works whose text holds every word that was typed, wherever, with or without accents. */
export function findWork(works: readonly KeptWork[], typed: string): KeptWork[] {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  return works.filter(({ text }) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
