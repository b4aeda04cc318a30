interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far, in screen px, a box must move to lie whole inside its frame; zero where it does already. Of what is larger than the frame the start comes in. */
export function distanceIntoView(box: Box, frame: Box): { x: number; y: number } {
  return {
    x: distanceInto([box.left, box.right], [frame.left, frame.right]),
    y: distanceInto([box.top, box.bottom], [frame.top, frame.bottom]),
  };
}

function distanceInto([start, end]: [number, number], [frameStart, frameEnd]: [number, number]): number {
  const isTooLarge = end - start > frameEnd - frameStart;
  if (isTooLarge || start < frameStart) return frameStart - start;
  return end > frameEnd ? frameEnd - end : 0;
}
