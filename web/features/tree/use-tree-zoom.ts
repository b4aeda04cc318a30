import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isTreeGesture } from './tree-gesture.ts';

export const zoomLimits = { minimum: 1, maximum: 2 } as const;

interface ZoomTargets {
  svg: RefObject<SVGSVGElement | null>;
  stage: RefObject<SVGGElement | null>;
  width: number;
  height: number;
}

/** Wheel, pinch and drag move `stage` inside `svg` between 1× and 2×; a new width brings the whole tree back. */
export function useTreeZoom({ svg, stage, width, height }: ZoomTargets) {
  const [factor, setFactor] = useState(1);
  const widthBefore = useRef(0);
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);

  useLayoutEffect(() => {
    if (!svg.current) return;
    const selection = select(svg.current);
    const bounds: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([zoomLimits.minimum, zoomLimits.maximum])
      .extent(bounds)
      .translateExtent(bounds)
      .filter((event) => isTreeGesture(event, { factor: factorOf(svg.current), scrollTop: window.scrollY }))
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        stage.current?.setAttribute('transform', transform.toString());
        if (svg.current) svg.current.dataset.zoom = String(transform.k);
        setFactor(transform.k);
      });
    selection.call(zooming).on('dblclick.zoom', null);
    // Folding a question changes the height alone; what was looked at stays, as far as the tree still reaches.
    if (widthBefore.current === width) zooming.translateBy(selection, 0, 0);
    else zooming.transform(selection, zoomIdentity);
    widthBefore.current = width;
    behavior.current = zooming;
    return () => {
      selection.on('.zoom', null);
    };
  }, [svg, stage, width, height]);

  const zoomBy = useCallback(
    (ratio: number) => svg.current && behavior.current?.scaleBy(select(svg.current), ratio),
    [svg],
  );
  const panBy = useCallback(
    (x: number, y: number) => svg.current && behavior.current?.translateBy(select(svg.current), x, y),
    [svg],
  );
  const showWhole = useCallback(
    () => svg.current && behavior.current?.transform(select(svg.current), zoomIdentity),
    [svg],
  );
  return { factor, zoomBy, panBy, showWhole };
}

function factorOf(svg: SVGSVGElement | null): number {
  return Number(svg?.dataset.zoom ?? 1);
}
