import type { MeasureText, TextStyle } from './text-style.ts';

/** Measures with the page's own faces, which must be loaded by then (`loadTreeFaces`). */
export function createCanvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, number>();
  return (text, style) => {
    const font = fontOf(style);
    const key = `${font}|${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (context) context.font = font;
    const width = context?.measureText(text).width ?? text.length * style.size * 0.6;
    widths.set(key, width);
    return width;
  };
}

/** Resolves once both faces can be measured; a face that fails to load is measured as its fallback. */
export async function loadTreeFaces(styles: readonly TextStyle[]): Promise<void> {
  await Promise.allSettled(styles.map((style) => document.fonts.load(fontOf(style), 'ção')));
}

function fontOf(style: TextStyle): string {
  const families = getComputedStyle(document.documentElement).getPropertyValue(`--font-${style.face}`);
  return `${style.weight} ${style.size}px ${families.trim() || 'sans-serif'}`;
}
