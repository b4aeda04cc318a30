const combiningMarks = /[\u0300-\u036f]/g;
const hasOnlyAscii = /^[ -~]*$/;

/** Lower case without accents: how words are compared and looked up. */
export function foldText(text: string): string {
  if (hasOnlyAscii.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** The same with the first letter in upper case, whatever comes before it (an opening quote, say). */
export function capitaliseFirst(text: string): string {
  const at = text.search(/\p{L}/u);
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}
