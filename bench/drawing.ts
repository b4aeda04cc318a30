import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { findFreePort } from '../tests/helpers/free-port.ts';
import { withPerson } from './with-person.ts';

/**
 * How long the browser's main thread works until the tree of 21 nodes is drawn, and how smoothly it is zoomed, from the browser's
 * own traces on a desktop. Pixels are drawn by software here, so frames come slower than where a graphics card draws them.
 */
const rounds = 21;
const zoomMilliseconds = 3_000;

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  dur: z.number().default(0),
  tid: z.number(),
  pid: z.number(),
});
type TraceEvent = z.infer<typeof eventSchema>;

const viewport = { width: 1440, height: 900 };
/** Narrower than the widest tree, so that every px of it matters. */
const drawingWidth = 1180;
await withPerson({ debuggingPort: await findFreePort(), viewport }, async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Árvore', exact: true }).click();
  const cdp = await page.context().newCDPSession(page);
  const drawn: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A width that is new, for which no layout is kept.
    await page.setViewportSize({ ...viewport, width: drawingWidth - (round % 2) });
    drawn.push(await drawOnce(page, cdp));
  }
  report('tree drawn: main thread', drawn, 'ms');
  await page.setViewportSize(viewport);
  await page.waitForTimeout(300);
  await zoomFor(page, cdp);
});

/** From the press on "Árvore" to the frame that shows it: milliseconds of the main thread. */
async function drawOnce(page: Page, cdp: CDPSession): Promise<number> {
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await page.waitForTimeout(300);
  const events = await trace(cdp, () =>
    page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Árvore');
      await nextFrame();
      performance.mark('begin');
      button?.click();
      // The first frame draws it; the second begins once that one is handed over.
      await nextFrame();
      await nextFrame();
      performance.mark('end');
      if (document.querySelectorAll('svg [data-kind]').length !== 21) throw new Error('Not 21 nodes');
    }),
  );
  return workBetween(events);
}

/** Turns the wheel in and out over the tree, a step a frame, and tells the frames. */
async function zoomFor(page: Page, cdp: CDPSession): Promise<void> {
  await page.locator('svg [data-kind="topic"]').first().scrollIntoViewIfNeeded();
  let intervals: number[] = [];
  const events = await trace(cdp, async () => {
    intervals = await page.evaluate(async (duration) => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame);
      const svg = document.querySelector('svg:has([data-kind="topic"])');
      const box = svg?.getBoundingClientRect();
      if (!svg || !box) throw new Error('No tree');
      const zooms = new Set<string | undefined>();
      const waits: number[] = [];
      let before = await nextFrame();
      const end = before + duration;
      performance.mark('begin');
      for (let step = 0; before < end; step += 1) {
        const deltaY = Math.floor(step / 30) % 2 === 0 ? -24 : 24;
        svg.dispatchEvent(
          new WheelEvent('wheel', {
            deltaY,
            clientX: box.x + box.width / 3,
            clientY: box.y + box.height / 3,
            bubbles: true,
            cancelable: true,
          }),
        );
        const now = await nextFrame();
        waits.push(now - before);
        before = now;
        zooms.add((svg as SVGSVGElement).dataset.zoom);
      }
      performance.mark('end');
      if (zooms.size < 10) throw new Error('The wheel did not zoom');
      return waits;
    }, zoomMilliseconds);
  });
  const total = intervals.reduce((sum, each) => sum + each, 0);
  process.stdout.write(`zooming: ${((1000 * intervals.length) / total).toFixed(1)} frames/s\n`);
  report('zooming: between frames', intervals, 'ms');
  process.stdout.write(
    `zooming: main thread a frame ${(workBetween(events) / intervals.length).toFixed(1)} ms\n`,
  );
}

async function trace(cdp: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) =>
    events.push(...value.map((each) => eventSchema.parse(each)));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
      excludedCategories: ['*'],
    },
  });
  await work();
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** Milliseconds that the page's main thread was busy between the two marks. */
function workBetween(events: readonly TraceEvent[]): number {
  const mark = (wanted: string) => {
    const found = events.find(({ name, ph }) => name === wanted && ph !== 'M');
    if (!found) throw new Error(`The trace has no mark "${wanted}"`);
    return found;
  };
  const [begin, end] = [mark('begin'), mark('end')];
  const microseconds = events
    .filter(({ name, tid, pid }) => name === 'RunTask' && tid === begin.tid && pid === begin.pid)
    .reduce((sum, { ts, dur }) => sum + Math.max(0, Math.min(ts + dur, end.ts) - Math.max(ts, begin.ts)), 0);
  return microseconds / 1000;
}

function report(what: string, values: readonly number[], unit: string): void {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  process.stdout.write(`${what} p50 ${at(0.5)}, p95 ${at(0.95)} ${unit} (${values.length})\n`);
}
