/** Stands where a part of a script names its source and rests on none: what a card answers, or what the creator told. */
export const scriptOrigins = {
  card: 'repertório da Fisga, sem fonte externa: confira antes de gravar',
  told: 'o que você contou, sem fonte externa',
} as const;
