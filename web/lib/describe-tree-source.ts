import type { TreeSource } from '../../shared/tree-sources.ts';
import type { WrittenFrom } from '../../shared/written-from.ts';

/** What a tree was written from; the name stands out. */
export interface TreeSourceText {
  text: string;
  name: string;
}

/** What is said of a tree that neither a card of its very topic nor a model wrote; null for one that they did. */
export function describeTreeSource({ source, name }: WrittenFrom): TreeSourceText | null {
  switch (source) {
    case 'larger-card':
      return { text: name ? 'O mais perto que tenho: ' : 'O mais perto que tenho', name: name ?? '' };
    case 'told':
      return { text: 'Escrito com o que você contou', name: '' };
    case 'kind':
      return { text: name ? `Ideias gerais sobre ${name}` : 'Ideias gerais', name: '' };
    default:
      return null;
  }
}

/** Whether a credit pays for a tree from this. */
export function isCharged(source: TreeSource): boolean {
  return source === 'card' || source === 'model';
}
