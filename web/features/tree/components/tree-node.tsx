import type { CSSProperties } from 'react';
import { mechanismLabels } from '../../../../shared/mechanisms.ts';
import type { PlacedNode } from '../layout/placed-tree.ts';
import { type ConfirmControls, HookAction } from './hook-action.tsx';
import { FloatMark, HookMark } from './tree-marks.tsx';

interface TreeNodeProps {
  node: PlacedNode;
  branch: number;
  scale: number;
  hasFloat: boolean;
  /** Its lines start from a knot beside the text and not from its float. */
  hasKnot: boolean;
  controls: ConfirmControls;
}

/** The topic, a question or a hook, with its whole text. */
export function TreeNode({ node, branch, scale, hasFloat, hasKnot, controls }: TreeNodeProps) {
  const { datum, style } = node;
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
      <text fontSize={style.size} fontWeight={style.weight} className={faces[style.face]}>
        {node.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
          <tspan key={index} x={node.text.x} y={node.text.y + index * style.lineHeight}>
            {index < node.lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
      {node.label && datum.mechanism && (
        <text {...node.label} fontSize={12 * scale} fontWeight={500} className="fill-accent-text font-text">
          {mechanismLabels[datum.mechanism]}
        </text>
      )}
      {node.action && (
        <HookAction id={datum.id} hook={datum.text} place={node.action} scale={scale} controls={controls} />
      )}
    </g>
  );
}

const faces = { title: 'fill-ink font-title', text: 'fill-ink font-text' } as const;
