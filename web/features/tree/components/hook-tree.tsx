import '../hook-tree.css';
import { type CSSProperties, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { AnsweredBlock } from '../../../../shared/hook-tree.ts';
import { useElementWidth } from '../../../lib/use-element-width.ts';
import type { PlacedLink, PlacedTree } from '../layout/placed-tree.ts';
import { branchOf } from '../layout/tree-data.ts';
import type { Folding } from '../use-folding.ts';
import { useKeepInView } from '../use-keep-in-view.ts';
import { useOutline } from '../use-outline.ts';
import { useTreeLayout } from '../use-tree-layout.ts';
import { useTreeMotion } from '../use-tree-motion.ts';
import { useTreeZoom } from '../use-tree-zoom.ts';
import { zoomActionFor } from '../zoom-keys.ts';
import type { TreeControls } from './hook-action.tsx';
import { TopicNode } from './topic-node.tsx';
import { TreeBranch } from './tree-branch.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface HookTreeProps {
  topic: string;
  questions: readonly AnsweredBlock[];
  controls: TreeControls;
  folding: Folding;
  /** Draws itself branch by branch; only the first time a tree is shown. */
  isFirstShowing: boolean;
  /** What it stands in, and fills. */
  frame: RefObject<HTMLElement | null>;
  /** The place in the toolbar for the zoom buttons. */
  zoomSlot: RefObject<HTMLElement | null>;
}

/** The topic, its questions and their hooks as a tree of lines, to zoom, to walk and to choose a hook from. */
export function HookTree(props: HookTreeProps) {
  const { topic, questions, folding, frame } = props;
  const container = useRef<HTMLDivElement>(null);
  const width = useElementWidth(container, frame);
  const layout = useTreeLayout({ topic, questions, collapsed: folding.collapsed, width });
  return (
    <div ref={container} className="min-h-100 w-full">
      {layout && <TreeDrawing layout={layout} {...props} />}
    </div>
  );
}

interface TreeDrawingProps extends HookTreeProps {
  layout: PlacedTree;
}

function TreeDrawing({ layout, isFirstShowing, zoomSlot, ...content }: TreeDrawingProps) {
  const { topic, controls } = content;
  const svg = useRef<SVGSVGElement>(null);
  const stage = useRef<SVGGElement>(null);
  const { width, height } = layout;
  const outline = useOutline(content);
  const nodes = useMemo(() => new Map(layout.nodes.map((node) => [node.datum.id, node])), [layout]);
  const [firstLayout] = useState(layout);
  const isUnmoved = layout === firstLayout;
  const isDrawing = isFirstShowing && isUnmoved;
  // In this order: the tree moves into its new bounds and the focus into sight before anything slides.
  const zoom = useTreeZoom({ svg, stage, width, height });
  useKeepInView({ svg, ...zoom, openId: controls.openId, layout });
  useTreeMotion(stage, layout);
  const isEnlarged = zoom.factor > 1;
  const topicNode = nodes.get('topic');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form
    <div
      role="group"
      aria-label={`Árvore de ganchos: ${topic}`}
      onKeyDown={(event) => onZoomKey(event, zoom)}
    >
      <ZoomButtons {...zoom} slot={zoomSlot} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its group is named, and its text is text */}
      <svg
        ref={svg}
        width={width}
        height={height}
        className={`block overflow-hidden ${isDrawing ? 'tree-drawing' : ''} ${isEnlarged ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y'}`}
      >
        <g ref={stage}>
          <TreeLines layout={layout} isDrawing={isDrawing} isUnmoved={isUnmoved} />
          {topicNode && <TopicNode node={topicNode} layout={layout} />}
          <g role="tree" tabIndex={-1} aria-label={`Ganchos: ${topic}`} onKeyDown={outline.onKeyDown}>
            {outline.questions.map((question) => (
              <TreeBranch
                key={question.id}
                question={question}
                layout={layout}
                nodes={nodes}
                outline={outline}
                controls={controls}
                isDrawing={isDrawing}
              />
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}

interface TreeLinesProps {
  layout: PlacedTree;
  isDrawing: boolean;
  isUnmoved: boolean;
}

/** All of them in one stroke, which a browser draws sooner, until one must be drawn or moved by itself. */
function TreeLines({ layout: { links }, isDrawing, isUnmoved }: TreeLinesProps) {
  const isOneStroke = isUnmoved && !isDrawing;
  return (
    <g fill="none" className="stroke-[1.25] stroke-line-strong">
      {isOneStroke ? (
        <path d={links.map(({ path }) => path).join('')} />
      ) : (
        links.map((link) => (
          <path
            key={link.childId}
            d={link.path}
            data-line={link.childId}
            {...(isDrawing ? castOf(link) : {})}
          />
        ))
      )}
    </g>
  );
}

// As long as 1, so that it can be drawn from its beginning to its end.
function castOf({ childId, depth }: PlacedLink) {
  return {
    pathLength: 1,
    className: 'tree-line',
    'data-depth': depth,
    style: { '--branch': branchOf(childId) } as CSSProperties,
  };
}

function onZoomKey(event: KeyboardEvent, zoom: ReturnType<typeof useTreeZoom>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isOnItem = event.target instanceof Element && event.target.matches('[role="treeitem"]');
  const action = zoomActionFor(event.key, { isEnlarged: zoom.factor > 1, isOnItem });
  if (!action) return;
  event.preventDefault();
  if (action === 'show-whole') zoom.showWhole();
  else if ('zoomBy' in action) zoom.zoomBy(action.zoomBy);
  else zoom.panBy(...action.panBy);
}
