interface LogoMarkProps {
  className?: string;
  /** Draws the line it hangs from, up to the top of the screen. */
  isHanging?: boolean;
}

/** The mark: an f that is a line ending in a hook, its crossbar the float. */
export function LogoMark({ className = 'size-8', isHanging = false }: LogoMarkProps) {
  return (
    <svg className={`overflow-visible ${className}`} viewBox="4 2 24 28" fill="none" aria-hidden="true">
      {isHanging && <path d="M20 5V-900" stroke="currentColor" strokeWidth="1" strokeOpacity="0.5" />}
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <path
          stroke="currentColor"
          d="M24 7.6C23.2 5.7 21.7 5 20.2 5c-2.6 0-4 1.8-4 4.6v12.6c0 3.4-1.9 5.3-4.8 5.3-3.2 0-5.2-2.4-4.9-6.6l3.6 3"
        />
        <path className="stroke-accent" d="M11 13.4h10.6" />
      </g>
    </svg>
  );
}

/** The name, its first letter being the mark. */
export function Logo({ className = 'text-2xl', isHanging }: LogoMarkProps) {
  return (
    <span
      role="img"
      aria-label="Fisga"
      className={`inline-flex items-center font-title font-bold ${className}`}
    >
      <LogoMark isHanging={isHanging} className="-mr-[0.2em] h-[1.5em] w-[1.2em]" />
      <span aria-hidden="true" className="tracking-tight">
        isga
      </span>
    </span>
  );
}
