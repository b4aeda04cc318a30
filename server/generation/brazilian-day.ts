/** The day a moment falls on in Brasília, YYYY-MM-DD: the calendar of most of our people. */
export function toBrazilianDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
}

/** Whole seconds until the next day begins there. Its clocks are three hours behind UTC all year since 2019. */
export function secondsToBrazilianTomorrow(moment: Date): number {
  const midnight = Date.parse(`${toBrazilianDay(moment)}T00:00:00-03:00`);
  const day = 24 * 3600 * 1000;
  return Math.ceil((midnight + day - moment.getTime()) / 1000);
}
