/** Who wrote a tree, as a person reads it. A model's tree may have places that the embedded engine filled. */
export function describeEngine(engine: string): string {
  const [writer = '', helper] = engine.split(' + ');
  if (writer.startsWith('embedded')) return 'Escrito pelo motor da Fisga.';
  const model = writer.slice(writer.indexOf('/') + 1);
  const ours = helper === undefined ? 'revisado' : 'revisado e completado';
  return `Escrito pela inteligência artificial ${model}, ${ours} pelo motor da Fisga.`;
}
