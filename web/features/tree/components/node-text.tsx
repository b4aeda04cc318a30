import type { PlacedCaption, PlacedNode, Point } from '../layout/placed-tree.ts';
import { splitHangingDot } from '../layout/wrap-text.ts';

/** The whole text of a topic, a question or a hook. */
export function TextLines({ node: { lines, style, text } }: { node: PlacedNode }) {
  return (
    <text fontSize={style.size} fontWeight={style.weight} className={faces[style.face]}>
      <TextSpans lines={lines} at={text} lineHeight={style.lineHeight} />
    </text>
  );
}

/** What a question is, quietly under it. */
export function CaptionLines({ id, caption }: { id: string; caption: PlacedCaption }) {
  const { lines, style } = caption;
  return (
    <text id={id} fontSize={style.size} fontWeight={style.weight} className="fill-ink-soft font-text">
      <TextSpans lines={lines} at={caption} lineHeight={style.lineHeight} />
    </text>
  );
}

interface TextSpansProps {
  lines: readonly string[];
  at: Point;
  lineHeight: number;
}

// A line but the last ends in a space, so that its last word does not run into the next when it is read or copied.
function TextSpans({ lines, at, lineHeight }: TextSpansProps) {
  return lines.map((line, index) => {
    const { seen, hanging } = splitHangingDot(line);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
      <tspan key={index} x={at.x} y={at.y + index * lineHeight}>
        {seen}
        {hanging && <tspan fillOpacity={0}>{hanging}</tspan>}
        {index < lines.length - 1 && ' '}
      </tspan>
    );
  });
}

const faces = { title: 'fill-ink font-title', text: 'fill-ink font-text' } as const;
