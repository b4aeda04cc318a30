import { decodeHTML } from 'entities';

/** Plain text of a fragment of HTML or JATS; a heading keeps a colon, so that it stays apart from its sentence. */
export function stripMarkup(fragment: string): string {
  const plain = fragment.replace(/<\/(?:h\d|title|jats:title)>/gi, ': ').replace(/<[^>]*>/g, ' ');
  return decodeHTML(plain)
    .replace(/\s*:\s*:\s*/g, ': ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
