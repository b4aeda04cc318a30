import { bindShortWords } from '../../../lib/bind-short-words.ts';
import { type MeasureText, scaleStyle, type TextStyle, textStyles } from './text-style.ts';
import type { TreeDatum } from './tree-data.ts';
import { type Arrangement, geometry } from './tree-geometry.ts';
import { balanceText, splitHangingDot } from './wrap-text.ts';

/** A node with its text broken into lines and its size known, but without a place yet. */
export interface ShapedNode {
  datum: TreeDatum;
  style: TextStyle;
  lines: string[];
  caption: ShapedCaption;
  /** Width left of the text, for the node's mark. */
  indent: number;
  /** Of the widest line, those of the caption included. */
  textWidth: number;
  /** Height above the text, for the mechanism's label. */
  textTop: number;
  height: number;
}

/** The small lines under a text; none under a topic or a hook. */
interface ShapedCaption {
  lines: string[];
  style: TextStyle;
}

interface Shaping {
  arrangement: Arrangement;
  scale: number;
  measureText: MeasureText;
  isPicture: boolean;
}

// Text is drawn a little wider or narrower than measured once it is zoomed, so lines are broken early.
const safety = 1.02;

/** Breaks a node's text to fit a box of `width` and says how high that box must be. */
export function shapeNode(datum: TreeDatum, width: number, shaping: Shaping): ShapedNode {
  const { arrangement, scale, measureText } = shaping;
  const style = scaleStyle(textStyles[datum.kind], scale);
  const indent = indentOf(datum.kind, arrangement);
  const hasTopLabel = datum.kind === 'hook' && arrangement === 'wide-columns';
  const room = width - indent - roomBeside(datum, shaping);
  const widthOf = (text: string) => measureText(text, style) * safety;
  // Within a line nothing breaks: there its spaces are plain again, to be copied and exported.
  const lines = balanceText(bindShortWords(datum.text), room, widthOf).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );
  const caption = shapeCaption(datum, room, shaping);
  const textTop = hasTopLabel ? geometry.labelHeight * scale : 0;
  const textHeight = lines.length * style.lineHeight + captionHeightOf(caption, scale);
  const captionWidths = caption.lines.map(
    (line) => measureText(splitHangingDot(line).seen, caption.style) * safety,
  );
  return {
    datum,
    style,
    lines,
    caption,
    indent,
    textTop,
    textWidth: Math.max(0, ...lines.map(widthOf), ...captionWidths),
    height: heightOf(datum, shaping, textTop + textHeight),
  };
}

/** Distance from a line's top to its baseline. */
export function baselineOf(style: TextStyle): number {
  return (style.lineHeight - style.size) / 2 + style.size * 0.8;
}

// Each caption begins on a line of its own.
function shapeCaption(datum: TreeDatum, room: number, { scale, measureText }: Shaping): ShapedCaption {
  const style = scaleStyle(textStyles.caption, scale);
  const widthOf = (text: string) => measureText(text, style) * safety;
  const { captions = [] } = datum;
  return { lines: captions.flatMap((text) => balanceText(text, room, widthOf)), style };
}

function captionHeightOf({ lines, style }: ShapedCaption, scale: number): number {
  return lines.length === 0 ? 0 : geometry.captionGap * scale + lines.length * style.lineHeight;
}

// For what is pressed at the right of a text: a hook's confirmation, or the knob of a question that has its row to itself.
function roomBeside({ kind }: TreeDatum, { arrangement, scale, isPicture }: Shaping): number {
  if (isPicture) return 0;
  if (kind === 'hook') return arrangement === 'wide-columns' ? geometry.actionWidth * scale : 0;
  return kind === 'question' && arrangement === 'stacked' ? 2 * geometry.toggleGap : 0;
}

function indentOf(kind: TreeDatum['kind'], arrangement: Arrangement): number {
  if (kind === 'hook') return geometry.hookIndent;
  return kind === 'topic' && arrangement !== 'stacked' ? 0 : geometry.floatIndent;
}

function heightOf(
  { kind }: TreeDatum,
  { arrangement, scale, isPicture }: Shaping,
  textHeight: number,
): number {
  if (kind !== 'hook' || (isPicture && arrangement === 'wide-columns')) return textHeight;
  const target = geometry.touchTarget * scale;
  return arrangement === 'wide-columns' ? Math.max(textHeight, target) : textHeight + target;
}
