import type { TextStyle } from './text-style.ts';
import type { TreeDatum } from './tree-data.ts';

export interface Point {
  x: number;
  y: number;
}

/** The box of the open confirmation; closed, a square "+" stands in it at `plusX`. */
export interface HookAction extends Point {
  width: number;
  height: number;
  plusX: number;
}

/** Small lines under a text. */
export interface PlacedCaption extends Point {
  lines: string[];
  style: TextStyle;
}

/** A node with its box (everything drawn for it lies inside) and the points that lines and marks need. */
export interface PlacedNode {
  datum: TreeDatum;
  parentId: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: string[];
  style: TextStyle;
  /** Of the widest line, those of the caption included. */
  textWidth: number;
  /** Left end of the first line's baseline. */
  text: Point;
  /** Centre of the float, or the eye of the hook: where the line to the parent is tied. */
  mark: Point;
  /** Where the lines to the children start. */
  outlet: Point;
  /** Questions only: the middle of the knob that folds it. */
  toggle?: Point;
  /** Hooks only: the left end of the baseline of the mechanism's label. */
  label?: Point;
  /** Questions only: `x` and `y` are the left end of its first line's baseline. */
  caption?: PlacedCaption;
  /** Hooks only. */
  action?: HookAction;
}

export interface PlacedLink {
  parentId: string;
  childId: string;
  depth: number;
  path: string;
}

export interface PlacedTree {
  isStacked: boolean;
  scale: number;
  width: number;
  height: number;
  nodes: PlacedNode[];
  links: PlacedLink[];
}
