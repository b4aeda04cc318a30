/** The day a moment falls on in Brasília, YYYY-MM-DD: the calendar of most of our people. */
export function toBrazilianDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
}
