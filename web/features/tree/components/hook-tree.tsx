import '../hook-tree.css';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { QuestionBlock } from '../../../../shared/hook-tree.ts';
import type { PlacedTree } from '../layout/placed-tree.ts';
import { branchOf } from '../layout/tree-data.ts';
import { useKeepInView } from '../use-keep-in-view.ts';
import { useTreeLayout } from '../use-tree-layout.ts';
import { useTreeZoom } from '../use-tree-zoom.ts';
import { zoomActionFor } from '../zoom-keys.ts';
import type { TreeControls } from './hook-action.tsx';
import { TreeNode } from './tree-node.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface HookTreeProps {
  topic: string;
  questions: readonly QuestionBlock[];
  controls: TreeControls;
  /** Draws itself branch by branch; only the first time a tree is shown. */
  isFirstShowing: boolean;
  /** The place in the toolbar for the zoom buttons. */
  zoomSlot: HTMLElement | null;
}

/** The topic, its questions and their hooks as a tree of lines, to zoom and to choose a hook from. */
export function HookTree({ questions, ...rest }: HookTreeProps) {
  const container = useRef<HTMLDivElement>(null);
  const layout = useTreeLayout(container, { topic: rest.topic, questions });
  return (
    <div ref={container} className="min-h-100 w-full">
      {layout && <TreeDrawing layout={layout} {...rest} />}
    </div>
  );
}

interface TreeDrawingProps extends Omit<HookTreeProps, 'questions'> {
  layout: PlacedTree;
}

function TreeDrawing({ layout, topic, controls, isFirstShowing, zoomSlot }: TreeDrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const stage = useRef<SVGGElement>(null);
  const { width, height } = layout;
  const zoom = useTreeZoom({ svg, stage, width, height });
  const isEnlarged = zoom.factor > 1;

  useKeepInView({ svg, ...zoom, openId: controls.openId });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form
    <div
      role="group"
      aria-label={`Árvore de ganchos: ${topic}`}
      onKeyDown={(event) => onZoomKey(event, zoom)}
    >
      {zoomSlot && createPortal(<ZoomButtons {...zoom} />, zoomSlot)}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its group is named, and its text is text */}
      <svg
        ref={svg}
        width={width}
        height={height}
        className={`block overflow-hidden ${isFirstShowing ? 'tree-drawing' : ''} ${isEnlarged ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y'}`}
      >
        <g ref={stage}>
          <TreeLines layout={layout} />
          {layout.nodes.map((node) => (
            <TreeNode
              key={node.datum.id}
              node={node}
              branch={branchOf(node.datum.id)}
              scale={layout.scale}
              hasKnot={!layout.isStacked}
              hasFloat={node.datum.kind === 'question' || layout.isStacked}
              controls={controls}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

function TreeLines({ layout }: { layout: PlacedTree }) {
  return (
    <g fill="none" className="stroke-[1.25] stroke-line-strong">
      {layout.links.map((link) => (
        <path
          key={link.childId}
          d={link.path}
          pathLength={1}
          className="tree-line"
          data-depth={link.depth}
          style={{ '--branch': branchOf(link.childId) } as CSSProperties}
        />
      ))}
    </g>
  );
}

function onZoomKey(event: KeyboardEvent, zoom: ReturnType<typeof useTreeZoom>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const action = zoomActionFor(event.key, zoom.factor > 1);
  if (!action) return;
  event.preventDefault();
  if (action === 'show-whole') zoom.showWhole();
  else if ('zoomBy' in action) zoom.zoomBy(action.zoomBy);
  else zoom.panBy(...action.panBy);
}
