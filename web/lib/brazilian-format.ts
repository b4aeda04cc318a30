/** BRL as it is written here: `R$ 19,90`. */
export function formatPrice(price: number): string {
  return price.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
}

/** A day as it is written here, `22/12/2026`; '-' when it is not known. */
export function formatDate(date: Date | null): string {
  return date === null ? '-' : date.toLocaleDateString('pt-BR');
}
