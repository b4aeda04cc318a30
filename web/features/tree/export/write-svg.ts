import { mechanismLabels } from '../../../../shared/mechanisms.ts';
import { floatShape, hookShape } from '../../../components/drawings/mark-shapes.ts';
import type { PlacedNode, PlacedTree, Point } from '../layout/placed-tree.ts';
import { type TextStyle, textStyles } from '../layout/text-style.ts';
import { splitHangingDot } from '../layout/wrap-text.ts';
import { lightColours } from './light-colours.ts';

interface PictureLook {
  title: string;
  /** Each face as a data URI. */
  faces: Readonly<Record<TextStyle['face'], string>>;
  /** Empty room on every side, in px. */
  margin: number;
}

/** A laid out tree as a file of its own: nothing in it is fetched, and nothing in it can be pressed. */
export function writeTreeSvg(tree: PlacedTree, look: PictureLook): string {
  const { width, height } = pictureSize(tree, look.margin);
  const lines = tree.links.map(({ path }) => `<path d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeXml(look.title)}</title>`,
    `<style>${writeFaces(look.faces)}</style>`,
    `<rect width="${width}" height="${height}" fill="${lightColours.paper}"/>`,
    `<g transform="translate(${look.margin} ${look.margin})">`,
    `<g fill="none" stroke="${lightColours['line-strong']}" stroke-width="1.25">${lines.join('')}</g>`,
    ...tree.nodes.map((node) => writeNode(node, tree)),
    '</g></svg>\n',
  ].join('\n');
}

/** The picture's size in px, its margin included. */
export function pictureSize(
  { width, height }: PlacedTree,
  margin: number,
): { width: number; height: number } {
  return { width: width + 2 * margin, height: height + 2 * margin };
}

function writeNode(node: PlacedNode, tree: PlacedTree): string {
  const { datum, caption, label } = node;
  return [
    writeMark(node, tree),
    writeLines(node.lines, { at: node.text, style: node.style, colour: lightColours.ink }),
    label && datum.mechanism
      ? writeLines([mechanismLabels[datum.mechanism]], {
          at: label,
          style: { ...textStyles.label, size: textStyles.label.size * tree.scale },
          colour: lightColours['accent-text'],
        })
      : '',
    caption
      ? writeLines(caption.lines, { at: caption, style: caption.style, colour: lightColours['ink-soft'] })
      : '',
  ].join('');
}

function writeMark({ datum, mark, outlet }: PlacedNode, tree: PlacedTree): string {
  if (datum.kind === 'hook') {
    const stroke = `fill="none" stroke="${lightColours.ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path ${place(mark, tree.scale)} d="${hookShape.outline}" ${stroke}/>`;
  }
  const hasFloat = datum.kind === 'question' || tree.isStacked;
  return (
    (hasFloat ? writeFloat(mark, tree.scale) : '') + (tree.isStacked ? '' : writeKnot(outlet, tree.scale))
  );
}

function writeFloat(at: Point, scale: number): string {
  const circle = `<circle r="${floatShape.radius}" fill="${lightColours.surface}" stroke="${lightColours.ink}" stroke-width="1.5"/>`;
  return `<g ${place(at, scale)}>${circle}<path d="${floatShape.water}" fill="${lightColours.water}"/></g>`;
}

function writeKnot({ x, y }: Point, scale: number): string {
  return `<circle cx="${x}" cy="${y}" r="${2.5 * scale}" fill="${lightColours.ink}"/>`;
}

function place({ x, y }: Point, scale: number): string {
  return `transform="translate(${x} ${y}) scale(${scale})"`;
}

interface Lettering {
  at: Point;
  style: TextStyle;
  colour: string;
}

// A line but the last ends in a space, so that its last word does not run into the next when it is read or copied.
function writeLines(lines: readonly string[], { at, style, colour }: Lettering): string {
  const spans = lines.map((line, index) => {
    const end = index < lines.length - 1 ? ' ' : '';
    const { seen, hanging } = splitHangingDot(line);
    const unseen = hanging && `<tspan fill-opacity="0">${hanging}</tspan>`;
    return `<tspan x="${at.x}" y="${at.y + index * style.lineHeight}">${escapeXml(seen)}${unseen}${end}</tspan>`;
  });
  const font = `font-family="${families[style.face]}" font-size="${style.size}" font-weight="${style.weight}"`;
  return `<text ${font} fill="${colour}">${spans.join('')}</text>`;
}

// Names of their own, so that a program that reads no embedded fonts takes an installed one.
const families = {
  title: 'Bricolage Grotesque, Arial, sans-serif',
  text: 'Instrument Sans, Arial, sans-serif',
} as const satisfies Record<TextStyle['face'], string>;

function writeFaces(faces: PictureLook['faces']): string {
  const face = (family: string, weights: string, address: string) =>
    `@font-face{font-family:"${family}";font-weight:${weights};src:url("${address}") format("woff2")}`;
  return face('Bricolage Grotesque', '200 800', faces.title) + face('Instrument Sans', '400 700', faces.text);
}

// What XML cannot hold at all is left out.
function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
