/** How a piece of the tree is lettered; sizes are in px at the browser's default font size. */
export interface TextStyle {
  face: 'title' | 'text';
  weight: number;
  size: number;
  lineHeight: number;
}

/** The width in px of a text set on one line. */
export type MeasureText = (text: string, style: TextStyle) => number;

export const textStyles = {
  topic: { face: 'title', weight: 700, size: 20, lineHeight: 25 },
  question: { face: 'text', weight: 500, size: 15, lineHeight: 20 },
  hook: { face: 'title', weight: 600, size: 17, lineHeight: 22 },
  label: { face: 'text', weight: 500, size: 12, lineHeight: 16 },
  caption: { face: 'text', weight: 400, size: 12, lineHeight: 16 },
} as const satisfies Record<string, TextStyle>;

export type NodeKind = Exclude<keyof typeof textStyles, 'label' | 'caption'>;

/** The style enlarged with the reader's own font size. */
export function scaleStyle(style: TextStyle, scale: number): TextStyle {
  return { ...style, size: style.size * scale, lineHeight: style.lineHeight * scale };
}
