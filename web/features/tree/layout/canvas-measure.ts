import type { MeasureText, TextStyle } from './text-style.ts';

/** More than a dozen trees need; then it is forgotten, so that a day of searches does not fill the memory. */
const mostKept = 20_000;
const widths = new Map<string, number>();
const families = new Map<TextStyle['face'], string>();
let faces: Promise<void> | undefined;
let hasFaces = false;

/** Measures with the page's own faces, which must be loaded by then (`loadTreeFaces`). What was measured once is known. */
export function createCanvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (widths.size > mostKept) widths.clear();
  return (text, style) => {
    const font = fontOf(style);
    const key = `${font}|${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (context && context.font !== font) context.font = font;
    const width = context?.measureText(text).width ?? text.length * style.size * 0.6;
    widths.set(key, width);
    return width;
  };
}

/** Resolves once both faces can be measured; a face that fails to load is measured as its fallback. */
export function loadTreeFaces(styles: readonly TextStyle[]): Promise<void> {
  faces ??= loadFaces(styles);
  return faces;
}

/** Whether both faces can be measured already. */
export function hasTreeFaces(): boolean {
  return hasFaces;
}

async function loadFaces(styles: readonly TextStyle[]): Promise<void> {
  await Promise.allSettled(styles.map((style) => document.fonts.load(fontOf(style), 'ção')));
  hasFaces = true;
}

function fontOf(style: TextStyle): string {
  return `${style.weight} ${style.size}px ${familyOf(style.face)}`;
}

// Asking the styles for a value can make the browser compute them again, so each is asked for once.
function familyOf(face: TextStyle['face']): string {
  const known = families.get(face);
  if (known !== undefined) return known;
  const styles = getComputedStyle(document.documentElement);
  const family = styles.getPropertyValue(`--font-${face}`).trim() || 'sans-serif';
  families.set(face, family);
  return family;
}
