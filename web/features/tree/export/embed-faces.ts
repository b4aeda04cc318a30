import titleAddress from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textAddress from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { TextStyle } from '../layout/text-style.ts';

/** Both faces of the page as data URIs, from the browser's cache where they are already. */
export async function embedFaces(): Promise<Record<TextStyle['face'], string>> {
  const [title, text] = await Promise.all([titleAddress, textAddress].map(toDataUri));
  if (!title || !text) throw new Error('A face is missing');
  return { title, text };
}

async function toDataUri(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
