/** The waiting mark: a float bobbing on its line. The caller says in words what is awaited. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      className={`shrink-0 overflow-visible ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className="origin-center animate-bob">
        <path d="M12 1v6" />
        <circle cx="12" cy="11.5" r="4.5" />
        <path d="M7.6 11.5h8.8" />
        <path d="M12 16v2" />
      </g>
      <path d="M1.5 21.5c2.6-2 4.4-2 7 0s4.4 2 7 0 4.4-2 7 0" />
    </svg>
  );
}
