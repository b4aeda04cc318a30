/** The float around its middle, and the half of it that the water covers. */
export const floatShape = { radius: 6.5, water: 'M-6.5 0a6.5 6.5 0 0 1 13 0z' } as const;

/** The hook hanging from the middle of its eye, as one stroke; `eye` is that one's radius, and the line is tied to its left. */
export const hookShape = {
  eye: 2.4,
  outline: 'M2.4 0a2.4 2.4 0 1 0 -4.8 0a2.4 2.4 0 1 0 4.8 0M0 2.4V15.5a5 5 0 0 0 10 0V11l-3.4 3.2',
} as const;
