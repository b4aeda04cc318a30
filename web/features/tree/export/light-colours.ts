/** The colours of a picture: those of `styles.css` by day, as values, for what leaves the page takes no variables along. */
export const lightColours = {
  paper: '#fbf7f0',
  surface: '#fffdf9',
  ink: '#10231f',
  'ink-soft': '#42524b',
  water: '#0b6968',
  'line-strong': '#84897b',
  'accent-text': '#b23a0a',
} as const;
