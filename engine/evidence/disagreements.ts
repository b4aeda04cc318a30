/** One side's source, with the number of the argument (from 0) that states the side. */
interface SideSource {
  id: string;
  argument: number;
}

/** Two groups of sources that answer the same question differently; showing one without the other would mislead. */
interface Disagreement {
  about: string;
  sides: readonly [readonly SideSource[], readonly SideSource[]];
}

export const disagreements: readonly Disagreement[] = [
  {
    about: 'whether exercise raises energy expenditure without limit',
    sides: [
      [
        { id: 'pontzer-2016-gasto-limitado', argument: 0 },
        { id: 'careau-2021-compensacao', argument: 0 },
      ],
      [{ id: 'howard-2025-sem-compensacao', argument: 0 }],
    ],
  },
  {
    about: 'whether AI makes programmers faster',
    sides: [[{ id: 'peng-2023-copilot', argument: 0 }], [{ id: 'becker-2025-metr-ia-devs', argument: 0 }]],
  },
  {
    about: 'whether too many options cost sales',
    sides: [
      [{ id: 'iyengar-lepper-2000-geleia', argument: 1 }],
      [{ id: 'scheibehenne-2010-escolhas', argument: 0 }],
    ],
  },
  {
    about: 'whether happiness stops rising with income',
    sides: [
      [{ id: 'kahneman-deaton-2010-renda', argument: 1 }],
      [{ id: 'killingsworth-2023-renda', argument: 0 }],
    ],
  },
  {
    about: 'whether an air fryer forms less acrylamide',
    sides: [
      [{ id: 'navruz-varli-2024-air-fryer', argument: 0 }],
      [{ id: 'dong-2022-air-fryer-ponto', argument: 1 }],
    ],
  },
  {
    about: 'whether paying the smallest debt first helps',
    sides: [
      [{ id: 'gal-2012-bola-de-neve', argument: 0 }],
      [{ id: 'amar-2011-dividas-pequenas', argument: 0 }],
    ],
  },
  {
    about: 'how much a nudge moves people',
    sides: [
      [{ id: 'goldstein-2008-prova-social', argument: 0 }],
      [{ id: 'dellavigna-2022-nudges', argument: 0 }],
    ],
  },
];

/** The ids of the sources known to contradict this one; empty for most. */
export function findOtherSide(id: string): readonly string[] {
  for (const { sides } of disagreements) {
    const own = sides.findIndex((side) => side.some((source) => source.id === id));
    if (own >= 0) return (sides[1 - own] ?? []).map((source) => source.id);
  }
  return [];
}

/** The argument (from 0) in which the source takes its side; null for a source without a known opponent. */
export function findStatedSide(id: string): number | null {
  const all = disagreements.flatMap(({ sides }) => sides.flat());
  return all.find((source) => source.id === id)?.argument ?? null;
}
