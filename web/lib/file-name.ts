/** "roteiro-cinco-alarmes-tocaram.docx": a prefix and the title's first words, safe in every file system. */
export function fileNameOf({
  prefix,
  title,
  extension,
}: {
  prefix: string;
  title: string;
  extension: string;
}): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/gu);
  const name = [prefix, ...(words ?? []).slice(0, 6)].join('-').slice(0, 60).replace(/-$/, '');
  return `${name}.${extension}`;
}
