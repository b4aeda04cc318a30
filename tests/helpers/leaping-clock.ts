/** Environment of a server whose clock each SIGUSR2 sets this much ahead. */
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
    });
  `;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}
