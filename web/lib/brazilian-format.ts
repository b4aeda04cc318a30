/** BRL as it is written here: `R$ 19,90`, its space one that no line breaks at. */
export function formatPrice(price: number): string {
  return price.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
}

/** A day as it is written here, `22/12/2026`; '-' when it is not known. */
export function formatDate(date: Date | null): string {
  return date === null ? '-' : date.toLocaleDateString('pt-BR');
}

/** A day as it is spoken of: `22 de dezembro de 2026`, its number never alone at the end of a line. */
export function formatLongDate(date: Date): string {
  return longDate().format(date).replace(' ', noBreak);
}

/** A time of the day: `09:05`. */
export function formatTime(date: Date): string {
  return time().format(date);
}

/** A day and time of late: `22 de dez., 09:05`. */
export function formatMoment(date: Date): string {
  return moment().format(date).replaceAll(' ', noBreak);
}

/** A number and what is counted, in one piece: `1 crédito`, `4 ganchos`. */
export function countOf(amount: number, [one, many]: readonly [string, string]): string {
  return `${amount}${noBreak}${amount === 1 ? one : many}`;
}

/** "48 s", "1 min 52 s": whole seconds, as a clock on a phone would round them; each number with its unit. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [minutes > 0 && `${minutes}${noBreak}min`, rest > 0 && `${rest}${noBreak}s`];
  return parts.filter(Boolean).join(' ');
}

const noBreak = '\u00a0';
const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const time = dateFormat({ hour: '2-digit', minute: '2-digit' });
const moment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

// Made when first asked for: a phone takes 80 ms for its first one, and most screens show no date.
function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat('pt-BR', options);
    return format;
  };
}
