import { type CSSProperties, useId } from 'react';
import { mechanismLabels } from '../../../../shared/mechanisms.ts';
import type { PlacedCaption, PlacedNode, Point } from '../layout/placed-tree.ts';
import { branchOf } from '../layout/tree-data.ts';
import { HookAction, type TreeControls } from './hook-action.tsx';
import { SvgButton } from './svg-button.tsx';
import { FloatMark, HookMark } from './tree-marks.tsx';

interface TreeNodeProps {
  node: PlacedNode;
  branch: number;
  scale: number;
  hasFloat: boolean;
  /** Its lines start from a knot beside the text and not from its float. */
  hasKnot: boolean;
  controls: TreeControls;
}

/** The topic, a question or a hook, with its whole text. */
export function TreeNode({ node, branch, scale, hasFloat, hasKnot, controls }: TreeNodeProps) {
  const { datum } = node;
  const captionId = useId();
  return (
    <g
      className="tree-node opacity-100 transition-opacity duration-200 hover:opacity-90"
      data-kind={datum.kind}
      style={{ '--branch': branch } as CSSProperties}
    >
      {datum.kind === 'hook' ? (
        <HookMark at={node.mark} scale={scale} />
      ) : (
        <>
          {hasFloat && <FloatMark at={node.mark} scale={scale} />}
          {hasKnot && <circle cx={node.outlet.x} cy={node.outlet.y} r={2.5 * scale} className="fill-ink" />}
        </>
      )}
      <NodeText node={node} scale={scale} captionId={captionId} controls={controls} />
      {node.caption && <CaptionLines id={captionId} caption={node.caption} />}
      {node.action && (
        <HookAction id={datum.id} hook={datum.text} place={node.action} scale={scale} controls={controls} />
      )}
    </g>
  );
}

interface NodeTextProps {
  node: PlacedNode;
  scale: number;
  captionId: string;
  controls: TreeControls;
}

/** The text, which is also the button of what can be done with it: a hook is looked into, a question exchanged. */
function NodeText({ node, scale, captionId, controls }: NodeTextProps) {
  const { datum } = node;
  const text = <TextLines node={node} scale={scale} />;
  if (datum.kind === 'topic') return text;
  const isHook = datum.kind === 'hook';
  const number = branchOf(datum.id) + 1;
  const lastLine = node.text.y + (node.lines.length - 1) * node.style.lineHeight;
  const baselines = [node.text.y, lastLine, node.label?.y ?? node.text.y];
  const top = Math.min(...baselines) - node.style.size;
  const bottom = Math.max(...baselines) + node.style.size * 0.4;
  return (
    <SvgButton
      label={isHook ? `${datum.text} ${mechanismOf(datum)}: conferir` : `${datum.text} Trocar os ganchos`}
      describedBy={node.caption && `${captionId} ${captionId}-title`}
      x={0}
      y={0}
      onPress={() => (isHook ? controls.inspect(datum) : controls.swap(number))}
    >
      {!isHook && <title id={`${captionId}-title`}>Trocar estes ganchos (grátis)</title>}
      <rect
        x={node.text.x - 4}
        y={top}
        width={Math.max(0, textWidth(node))}
        height={bottom - top}
        rx={6}
        className="fill-transparent stroke-transparent stroke-2 group-focus-visible/button:stroke-water"
      />
      <g className={controls.swapping === number ? 'opacity-50' : 'group-hover/button:underline'}>{text}</g>
    </SvgButton>
  );
}

function mechanismOf({ mechanism }: PlacedNode['datum']): string {
  return mechanism ? mechanismLabels[mechanism] : '';
}

/** As far as the "+" or the knot of its lines, whichever ends the text's room. */
function textWidth({ text, x, width, action, outlet, datum }: PlacedNode): number {
  const end = datum.kind === 'hook' ? (action?.plusX ?? x + width) : Math.max(outlet.x, text.x + 40);
  return (end > text.x ? end : x + width) - text.x - 4;
}

function TextLines({ node, scale }: { node: PlacedNode; scale: number }) {
  const { datum, style } = node;
  return (
    <>
      <text fontSize={style.size} fontWeight={style.weight} className={faces[style.face]}>
        <TextSpans lines={node.lines} at={node.text} lineHeight={style.lineHeight} />
      </text>
      {node.label && datum.mechanism && (
        <text {...node.label} fontSize={12 * scale} fontWeight={500} className="fill-accent-text font-text">
          {mechanismLabels[datum.mechanism]}
        </text>
      )}
    </>
  );
}

/** What a question is; beside its button and not in it, so that the name of that stays the question. */
function CaptionLines({ id, caption }: { id: string; caption: PlacedCaption }) {
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
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
    <tspan key={index} x={at.x} y={at.y + index * lineHeight}>
      {index < lines.length - 1 ? `${line} ` : line}
    </tspan>
  ));
}

const faces = { title: 'fill-ink font-title', text: 'fill-ink font-text' } as const;
