/** Between the two ways in. */
export function OrDivider() {
  return (
    <div className="my-6 flex items-center gap-4 text-ink-soft">
      <span className="h-px flex-1 bg-line" />
      ou
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
