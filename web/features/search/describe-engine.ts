/** Who wrote a tree, as a person reads it. A model's tree may have places that the embedded engine filled. */
export function describeEngine(engine: string): string {
  const [writer = '', helper] = engine.split(' + ');
  if (writer.startsWith('embedded')) return 'Escrito pelo motor da Fisga.';
  const model = writer.slice(writer.indexOf('/') + 1);
  const revised = `Escrito pela inteligência artificial ${model} e revisado pelo motor da Fisga`;
  return helper === undefined ? `${revised}.` : `${revised}, que completou o que não passou.`;
}
