/** The same day a calendar month later; the last day of a shorter month. */
export function monthLater(date: Date): Date {
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 2, 0).getDate();
  return new Date(date.getFullYear(), date.getMonth() + 1, Math.min(date.getDate(), lastDay));
}
