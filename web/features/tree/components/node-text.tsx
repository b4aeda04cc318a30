import type { PlacedCaption, PlacedNode, Point } from '../layout/placed-tree.ts';
import type { TextStyle } from '../layout/text-style.ts';
import { splitHangingDot } from '../layout/wrap-text.ts';

/** The whole text of a topic, a question or a hook. */
export function TextLines({ node: { lines, style, text } }: { node: PlacedNode }) {
  return <StackedText lines={lines} style={style} at={text} className={faces[style.face]} />;
}

/** What a question is, quietly under it. */
export function CaptionLines({ id, caption }: { id: string; caption: PlacedCaption }) {
  return <StackedText {...caption} id={id} at={caption} className="tree-caption" />;
}

interface StackedTextProps {
  id?: string;
  lines: readonly string[];
  style: TextStyle;
  at: Point;
  className: string;
}

function StackedText({ id, lines: [first = '', ...others], style, at, className }: StackedTextProps) {
  return (
    <text id={id} x={at.x} y={at.y} fontSize={style.size} fontWeight={style.weight} className={className}>
      <Line text={first} isLast={others.length === 0} />
      {others.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
        <tspan key={index} x={at.x} y={at.y + (index + 1) * style.lineHeight}>
          <Line text={line} isLast={index === others.length - 1} />
        </tspan>
      ))}
    </text>
  );
}

// A line but the last ends in a space, so that its last word does not run into the next when it is read or copied.
function Line({ text, isLast }: { text: string; isLast: boolean }) {
  const { seen, hanging } = splitHangingDot(text);
  return (
    <>
      {seen}
      {hanging && <tspan fillOpacity={0}>{hanging}</tspan>}
      {!isLast && ' '}
    </>
  );
}

const faces = { title: 'tree-title', text: 'tree-text' } as const;
