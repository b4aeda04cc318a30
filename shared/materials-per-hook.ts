/** How many materials pay for themselves; fewer cost nothing. */
export const materialsPerHook = 5;
