import { formatLongDate } from '../../lib/brazilian-format.ts';
import type { Movement } from './movement.ts';

/** The movements of one day of the person's own calendar. */
export interface Day {
  title: string;
  movements: Movement[];
}

/** Days in the order of their movements, named as one speaks of them today. */
export function groupByDay(movements: readonly Movement[], now: Date): Day[] {
  const days: Day[] = [];
  for (const movement of movements) {
    const title = nameOf(movement.at, now);
    const last = days.at(-1);
    if (last?.title === title) last.movements.push(movement);
    else days.push({ title, movements: [movement] });
  }
  return days;
}

function nameOf(date: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isSameDay(date, now)) return 'Hoje';
  if (isSameDay(date, yesterday)) return 'Ontem';
  return formatLongDate(date);
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
