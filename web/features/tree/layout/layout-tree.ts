import type { AnsweredBlock } from '../../../../shared/hook-tree.ts';
import { hookShape } from '../../../components/drawings/mark-shapes.ts';
import { castLine, dropLine } from './fishing-line.ts';
import { placeInColumns } from './place-in-columns.ts';
import { placeStacked } from './place-stacked.ts';
import type { PlacedLink, PlacedNode, PlacedTree } from './placed-tree.ts';
import { shapeNode } from './shape-node.ts';
import type { MeasureText } from './text-style.ts';
import { foldTree, type TreeDatum, treeDataOf } from './tree-data.ts';
import { arrangementFor, columnsFor, geometry } from './tree-geometry.ts';

export interface TreeLayoutInput {
  topic: string;
  questions: readonly AnsweredBlock[];
  /** Room on the screen in px; the tree takes at most 1200. */
  availableWidth: number;
  /** The reader's font size over the default of 16 px. */
  scale: number;
  measureText: MeasureText;
  /** Ids of the questions drawn without their hooks. */
  collapsed?: ReadonlySet<string>;
  /** To be looked at and not pressed: no room is kept for buttons. */
  isPicture?: boolean;
}

/** Gives every node of the tree a place in which all of its text fits and nothing lies over anything else. */
export function layoutTree({
  topic,
  questions,
  availableWidth,
  scale,
  measureText,
  collapsed = new Set(),
  isPicture = false,
}: TreeLayoutInput): PlacedTree {
  const width = Math.min(Math.floor(availableWidth), geometry.maximumWidth);
  const arrangement = arrangementFor(width, scale);
  const shapeOf = (datum: TreeDatum, boxWidth: number) =>
    shapeNode(datum, boxWidth, { arrangement, scale, measureText, isPicture });
  const root = foldTree(treeDataOf(topic, questions), collapsed);
  const nodes =
    arrangement === 'stacked'
      ? placeStacked(root, { width, scale, isPicture, shapeOf })
      : placeInColumns(root, {
          columns: columnsFor(width, scale),
          scale,
          isPicture,
          hasSideAction: arrangement === 'wide-columns',
          shapeOf,
        });
  return centreVertically({ width, nodes, scale, isStacked: arrangement === 'stacked' });
}

function centreVertically(tree: Omit<PlacedTree, 'height' | 'links'>): PlacedTree {
  const needed = Math.ceil(Math.max(...tree.nodes.map((node) => node.y + node.height)) + geometry.edge);
  const height = Math.max(geometry.minimumHeight, needed);
  const shift = tree.isStacked ? 0 : (height - needed) / 2;
  const nodes = shift === 0 ? tree.nodes : tree.nodes.map((node) => moveDown(node, shift));
  return { ...tree, height, nodes, links: linksBetween(nodes, tree) };
}

function moveDown(node: PlacedNode, shift: number): PlacedNode {
  const move = <P extends { y: number }>(point: P): P => ({ ...point, y: point.y + shift });
  return {
    ...move(node),
    text: move(node.text),
    mark: move(node.mark),
    outlet: move(node.outlet),
    ...(node.toggle && { toggle: move(node.toggle) }),
    ...(node.label && { label: move(node.label) }),
    ...(node.caption && { caption: move(node.caption) }),
    ...(node.action && { action: move(node.action) }),
  };
}

function linksBetween(
  nodes: readonly PlacedNode[],
  { isStacked, scale }: Pick<PlacedTree, 'isStacked' | 'scale'>,
): PlacedLink[] {
  const draw = isStacked ? dropLine : castLine;
  const byId = new Map(nodes.map((node) => [node.datum.id, node]));
  return nodes.flatMap((node) => {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    if (!parent) return [];
    const isHook = node.datum.kind === 'hook';
    const end = { x: node.mark.x - (isHook ? hookShape.eye * scale : 0), y: node.mark.y };
    const path = draw(parent.outlet, end);
    return [{ parentId: parent.datum.id, childId: node.datum.id, depth: isHook ? 2 : 1, path }];
  });
}
