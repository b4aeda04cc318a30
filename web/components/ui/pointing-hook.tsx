/** A hook coming down its line: points at what is below. */
export function PointingHook() {
  return (
    <svg
      className="inline-block h-[0.95em] w-[0.6em] align-[-0.18em] text-accent"
      viewBox="0 0 20 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14 2v19c0 5-2.6 8-6 8s-6-3-5.5-7.5L6 25" />
    </svg>
  );
}
