/** Distances of the tree in px at the browser's default font size. */
export const geometry = {
  edge: 8,
  minimumHeight: 400,
  maximumWidth: 1200,
  /** Below this width questions and hooks stand under their parent, indented. */
  columnsFrom: 760,
  /** From this width the confirmation has room beside the hook; below it, it stands under it. */
  sideActionFrom: 1000,
  floatIndent: 22,
  hookIndent: 26,
  labelHeight: 18,
  captionGap: 4,
  /** From the end of a question's text to the middle of the knob beside it, which folds it. */
  toggleGap: 16,
  touchTarget: 44,
  actionWidth: 152,
  rowGap: 12,
  groupGap: 28,
} as const;

export type Arrangement = 'stacked' | 'columns' | 'wide-columns';

/** Which of the three arrangements a width has room for; `scale` is the reader's font size over the default. */
export function arrangementFor(width: number, scale: number): Arrangement {
  if (width < geometry.columnsFrom * scale) return 'stacked';
  return width < geometry.sideActionFrom * scale ? 'columns' : 'wide-columns';
}

export interface Column {
  x: number;
  width: number;
}

/** Left edge and width of the topic's, the questions' and the hooks' column. */
export function columnsFor(width: number, scale: number): [Column, Column, Column] {
  const topicWidth = clamp(width * 0.13, 112, 152) * scale;
  // At its widest a caption of a search suggestion stands on one line.
  const questionWidth = clamp(width * 0.21, 176, 252) * scale;
  const topicGap = clamp(width * 0.045, 32, 52);
  const questionGap = clamp(width * 0.05, 44, 56);
  const topicX = geometry.edge;
  const questionX = topicX + topicWidth + topicGap;
  const hookX = questionX + questionWidth + questionGap;
  return [
    { x: topicX, width: topicWidth },
    { x: questionX, width: questionWidth },
    { x: hookX, width: width - geometry.edge - hookX },
  ];
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}
