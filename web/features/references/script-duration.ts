/** "48 s", "1 min 52 s": whole seconds, as a clock on a phone would round them. */
export function describeSeconds(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return `${whole} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
