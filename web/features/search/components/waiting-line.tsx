/** The empty state's picture: a line in the water, waiting for a topic. Wide screens only. */
export function WaitingLine() {
  return (
    <svg
      viewBox="0 0 120 560"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="pointer-events-none absolute top-0 right-[8%] hidden h-140 w-30 lg:block"
      aria-hidden="true"
    >
      <path d="M60 0V250" className="stroke-[1.5] stroke-line-strong" />
      <circle cx="60" cy="276" r="26" className="fill-surface stroke-2 stroke-ink" />
      <path d="M34 276a26 26 0 0 1 52 0z" className="fill-accent stroke-2 stroke-ink" />
      <path
        d="M0 276c10-7 20-7 30 0M90 276c10-7 20-7 30 0M8 292c8-5 16-5 24 0M88 292c8-5 16-5 24 0"
        className="stroke-2 stroke-water"
      />
      <path d="M60 302V440" className="stroke-[1.5] stroke-line-strong" />
      <circle cx="60" cy="446" r="6" className="stroke-4 stroke-ink" />
      <path d="M60 452v48a22 22 0 0 0 44 0v-18l-14 13" className="stroke-4 stroke-ink" />
    </svg>
  );
}
