/** The float around its middle, and the half of it that the water covers. */
export const floatShape = { radius: 6.5, water: 'M-6.5 0a6.5 6.5 0 0 1 13 0z' } as const;

/** The hook hanging from the middle of its eye, `eye` being that one's radius. */
export const hookShape = { eye: 2.4, bend: 'M0 2.4V15.5a5 5 0 0 0 10 0V11l-3.4 3.2' } as const;
