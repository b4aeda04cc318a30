import type { ServerProcess } from './server-process.ts';

const leapt = 'The clock leapt.';

/** Environment of a server whose clock each SIGUSR2 sets this much ahead; see `leap`. */
export function leapingClock(milliseconds: number): Record<string, string> {
  const code = `
    const { now } = Date;
    let ahead = 0;
    globalThis.Date = class extends Date {
      constructor(...parts) {
        parts.length > 0 ? super(...parts) : super(now() + ahead);
      }
      static now() {
        return now() + ahead;
      }
    };
    process.on('SIGUSR2', () => {
      ahead += ${milliseconds};
      console.log(${JSON.stringify(leapt)});
    });
  `;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

/** Sets the clock of a server with `leapingClock` ahead, and waits until it is: a signal may arrive after a later request. */
export async function leap(server: ServerProcess): Promise<void> {
  const before = server.output().split(leapt).length;
  server.child.kill('SIGUSR2');
  while (server.output().split(leapt).length === before) {
    if (server.child.exitCode !== null) throw new Error('The server ended before its clock leapt');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
